import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import CropDialog from './CropDialog.tsx';
import type { AvatarView } from './useAvatar.ts';

it('X-233: the square that is cut is the one that keys and zoom have chosen', async () => {
  const canvas = new OffscreenCanvas(800, 600);
  canvas.getContext('2d');
  const picture = await createImageBitmap(canvas);
  const cut = vi.fn<AvatarView['cut']>();
  const avatar = { busy: false, failure: null, cut, cancel: () => undefined };
  renderInPage(
    <NevisaUi>
      <CropDialog avatar={avatar as unknown as AvatarView} picture={picture} />
    </NevisaUi>,
  );
  (page.getByRole('application').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await page.getByRole('button', { name: 'ذخیرهٔ تصویر' }).click();
  const [crop] = cut.mock.calls[0] ?? [];
  expect(crop?.x).toBeGreaterThan(0.5);
  expect(crop?.zoom).toBe(4);
  picture.close();
});
