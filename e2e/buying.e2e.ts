import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { services } from '@nevisa/mocks/services';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
  await storeToken(app, 'reza');
});
afterAll(() => app.close());

const [, ten] = services;
const buyTen = `${paths.packages}?buy=${ten.id}`;
const pay = () => app.page.getByRole('button', { name: 'رفتن به درگاه پرداخت' });
const unfinished = () =>
  app.page.getByRole('status').filter({ hasText: 'یک پرداخت ناتمام دارید.' });
const states = () => app.backend.orders().map(({ state }) => state);
const atBank = (choice: string) => app.page.getByRole('link', { name: choice, exact: true });

describe('a purchase', () => {
  it('X-205, X-213: a wrong code does not hold up a payment, and Back at the gateway asks for the order once', async () => {
    const { page } = app;
    await openPath(app, buyTen);
    await page.getByText('کد تخفیف دارم').click();
    await page.getByLabel('کد تخفیف').fill('YALDA1404');
    await page.getByLabel('کد تخفیف').press('Enter');
    await page.getByText('زمان این کد تخفیف گذشته است.').first().waitFor();
    await pay().click();
    await page.getByRole('heading', { name: '۹۵۰٬۰۰۰ تومان' }).waitFor();
    await page.goBack();
    await unfinished().getByText('۹۵۰٬۰۰۰').waitFor();
    expect(states()).toEqual(['open']);
  });

  it('X-211, X-213: a new payment after Back replaces the unfinished one, and Back offers the new one', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'شروع پرداخت تازه' }).click();
    await page.getByRole('heading', { name: '۹۵۰٬۰۰۰ تومان' }).waitFor();
    await page.goBack();
    await unfinished().getByText('۹۵۰٬۰۰۰').waitFor();
    expect(states()).toEqual(['replaced', 'open']);
  });

  it('X-211, X-214, T-4, T-76: the unfinished payment goes on, is verified, and live dictation opens', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'ادامهٔ پرداخت' }).click();
    await atBank('پرداخت').click();
    await page.getByRole('heading', { level: 1, name: 'پرداخت موفق' }).waitFor();
    expect(states()).toEqual(['replaced', 'paid']);
    await page.getByRole('button', { name: /^بازگشت به سایت/ }).click();
    await page.getByRole('heading', { level: 1, name: 'تایپ صوتی زنده' }).waitFor();
    const news = page.getByText('بستهٔ شما فعال شد.');
    await news.waitFor();
    await page.getByRole('link', { name: 'داشبورد' }).first().click();
    await news.waitFor({ state: 'detached' });
  });

  it('X-214: a cancelled payment leads back to the package and its code', async () => {
    const { page } = app;
    await openPath(app, `${buyTen}&code=NOWRUZ1405`);
    await page.getByText('کد «\u2066NOWRUZ1405\u2069» اعمال شد').first().waitFor();
    await pay().click();
    await atBank('انصراف').click();
    await page.getByRole('link', { name: 'تلاش دوباره' }).click();
    await page.getByText('کد «\u2066NOWRUZ1405\u2069» اعمال شد').first().waitFor();
    expect(states().at(-1)).toBe('failed');
  });
});
