import type { Invoice } from '@nevisa/api/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { services } from '@nevisa/mocks/services';
import { transactionsByAccount } from '@nevisa/mocks/transactions';
import { paths } from '../apps/web/src/shared/paths.ts';
import { readPages } from '../scripts/engines/paper.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

const [, ten] = services;
const transactions = `${paths.packages}?transactions`;

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const drawer = () => app.page.getByRole('dialog', { name: 'جزئیات تراکنش' });

describe('the transactions of a buyer', () => {
  beforeAll(() => storeToken(app, 'reza'));

  it('X-86, X-218, X-219: a purchase is a transaction with an invoice', async () => {
    const { page } = app;
    await openPath(app, `${paths.packages}?buy=${ten.id}&code=NOWRUZ1405`);
    await page.getByText('کد «\u2066NOWRUZ1405\u2069» اعمال شد').first().waitFor();
    await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click();
    await page.getByRole('link', { name: 'پرداخت', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'پرداخت موفق' }).waitFor();
    await openPath(app, paths.dashboard);
    const part = page.getByRole('region', { name: 'تراکنش‌ها' });
    await part.getByRole('link', { name: 'خرید بستهٔ ده‌ساعته' }).click();
    await drawer().getByText('NV-3001').waitFor();
    await drawer().getByRole('link', { name: 'نمایش فاکتور' }).click();
    await page.getByRole('heading', { level: 1, name: /فاکتور شمارهٔ/ }).waitFor();
    await page
      .getByRole('row', { name: /جمع کل/ })
      .getByText('۷۶۰٬۰۰۰')
      .waitFor();
  });

  it('X-100: Back leads from the invoice to the transaction, its list and the page before', async () => {
    const { page } = app;
    await page.goBack();
    await drawer().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /سلام/ }).waitFor();
  });

  it('X-100, X-107: a row opens by Enter and closes by Escape, and Back does not stick', async () => {
    const { page } = app;
    await openPath(app, transactions);
    const row = page.getByRole('listitem', { name: /خرید بستهٔ ده‌ساعته/ }).first();
    await row.focus();
    await page.keyboard.press('Enter');
    await drawer().waitFor();
    expect(new URL(page.url()).searchParams.get('id')).toBe('NV-3001');
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('id')).toBe(false);
    await page.waitForFunction(() => document.activeElement?.matches('[data-row]'));
  });
});

describe('the invoice on paper', () => {
  const invoice = `${transactions}&id=${transactionsByAccount.sara[0].id}&invoice`;

  beforeAll(() => storeToken(app, 'sara'));
  beforeEach(() => {
    delete app.backend.selling.changeInvoice;
  });

  it.each([1, 5, 20])(
    'X-219, T-77: %i lines print on one page of A4, from a dark page',
    async (count) => {
      const { page, backend } = app;
      backend.selling.changeInvoice = (sent) => withLines(sent, count);
      await page.emulateMedia({ colorScheme: 'dark' });
      await openPath(app, invoice);
      await page.getByRole('heading', { level: 1, name: /فاکتور شمارهٔ/ }).waitFor();
      expect(await page.getByRole('row').count()).toBe(1 + count + 3);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(readPages(pdf)).toEqual([{ width: 210, height: 297 }]);
    },
  );

  it('X-219: more than one page is left for more lines, so that the count can be another', async () => {
    const { page, backend } = app;
    backend.selling.changeInvoice = (sent) => withLines(sent, 60);
    await openPath(app, invoice);
    await page.getByRole('heading', { level: 1, name: /فاکتور شمارهٔ/ }).waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(readPages(pdf).length).toBeGreaterThan(1);
  });

  it('X-219, T-77: the paper is white and has neither the menu nor the buttons', async () => {
    const { page } = app;
    await openPath(app, invoice);
    await page.getByRole('heading', { level: 1, name: /فاکتور شمارهٔ/ }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await page.evaluate(() => ({
      grounds: [...document.querySelectorAll('html, body, main')].map(
        (each) => getComputedStyle(each).backgroundColor,
      ),
      buttons: [...document.querySelectorAll('button, nav, aside')].filter((each) =>
        each.checkVisibility(),
      ).length,
      top: document.querySelector('article')?.getBoundingClientRect().top,
    }));
    await page.emulateMedia({ media: null });
    expect(shown).toEqual({
      grounds: Array(3).fill('rgb(255, 255, 255)'),
      buttons: 0,
      top: 0,
    });
  });

  it('X-219: sums that do not add up are logged, and shown as they are sent', async () => {
    const { page, backend } = app;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    backend.selling.changeInvoice = (sent) => ({ ...sent, total: 1 });
    await openPath(app, invoice);
    await page
      .getByRole('row', { name: /جمع کل/ })
      .getByText('۱', { exact: true })
      .waitFor();
    expect(logged.filter((line) => line.startsWith('invoice sums'))).toHaveLength(1);
  });
});

function withLines(sent: Invoice, count: number): Invoice {
  return {
    ...sent,
    lines: Array.from({ length: count }, () => ({
      title: 'تبدیل فایل صوتی سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی',
      amount: 950_000,
    })),
    discount: 190_000,
    vat: 76_000,
  };
}
