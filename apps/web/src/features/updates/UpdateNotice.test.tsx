import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { doubleClick } from '../../testing/doubleClick.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { createAppUpdate } from './appUpdate.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

it('X-323: a double click during a recording takes the version, and a later click cancels it', async () => {
  const update = createAppUpdate({
    workers: { watch: (onVersion) => onVersion({ activate: () => Promise.resolve() }) },
    sources: [{ holds: () => true, subscribe: () => () => undefined }],
    reload: () => undefined,
  });
  renderInPage(
    <NevisaUi>
      <UpdateNotice update={update} />
    </NevisaUi>,
  );
  const offer = page.getByRole('button', { name: 'بارگذاری دوباره' });
  await expect.element(offer).toBeVisible();
  await doubleClick(offer.element());
  expect(update.read()).toBe('asked');
  await page.getByRole('button', { name: 'انصراف' }).click();
  expect(update.read()).toBe('none');
});
