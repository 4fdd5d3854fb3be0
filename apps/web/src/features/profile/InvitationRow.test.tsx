import { NevisaUi } from '@nevisa/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../testing/renderInPage.ts';
import { InvitationRow } from './InvitationRow.tsx';

const link = 'https://nevisa.test/session/signup?referrer=sara';
const share = () => page.getByRole('button', { name: 'اشتراک‌گذاری لینک' });

function show() {
  renderInPage(
    <NevisaUi>
      <InvitationRow link={link} />
    </NevisaUi>,
  );
}

afterEach(() => vi.restoreAllMocks());

/** Lets the device share links, or not, whether or not that of the test can. */
function pretendShare(canShare: boolean) {
  const own = navigator;
  const device = new Proxy(own, {
    has: (_, key) => (key === 'share' ? canShare : key in own),
    get: (_, key): unknown => Reflect.get(own, key),
  });
  vi.spyOn(window, 'navigator', 'get').mockReturnValue(device);
}

it('X-238: the page says that the link was not copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show();
  await page.getByRole('button', { name: 'کپی لینک' }).click();
  await expect.element(page.getByText('کپی نشد؛ لینک را انتخاب و کپی کنید.')).toBeVisible();
  expect(page.getByText('کپی شد', { exact: true }).elements()).toEqual([]);
});

it('X-71, X-238: the link runs from left to right', async () => {
  show();
  await expect.element(page.getByText(link)).toHaveAttribute('dir', 'ltr');
});

it.each([true, false])('X-238: the link can be shared where the device can: %s', (canShare) => {
  pretendShare(canShare);
  show();
  expect(share().elements()).toHaveLength(canShare ? 1 : 0);
});
