import type { User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createPurchaseNews } from '../../features/packages/purchaseNews.ts';
import { createBrowserStorage } from '../../shared/storage/browserStorage.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { PurchaseBanner } from './PurchaseBanner.tsx';

afterEach(() => sessionStorage.clear());

/** Shows the page after a purchase, whose account has this package that follows. */
function open(reserved: object | null = null) {
  createPurchaseNews(createBrowserStorage('session')).keep('1');
  const account = { reserved_service_record: reserved };
  const user = { id: 1, nevisa_service_account: account } as User;
  const draw = (path: string) => (
    <NevisaUi>
      <PurchaseBanner user={user} path={path} />
    </NevisaUi>
  );
  const { host, show } = renderInPage(draw('/nevisa-live'));
  return { host, goTo: (path: string) => show(draw(path)) };
}

it('X-214: the bar is on the page after the purchase alone, and can be closed there', async () => {
  const { host, goTo } = open();
  expect(host).toMatchTextContent('بستهٔ شما فعال شد.');
  goTo('/messages');
  expect(host.textContent).toBe('');
  goTo('/nevisa-live');
  await page.getByRole('button', { name: 'بستن' }).click();
  expect(host.textContent).toBe('');
});

it('X-220: the bar says of a package that follows another one that it begins later', () => {
  expect(open({}).host).toMatchTextContent('بستهٔ شما خریده شد و پس از بستهٔ کنونی آغاز می‌شود.');
});
