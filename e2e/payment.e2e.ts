import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import type { Page, Request } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { toCallbackAddress, openPayment, type OpenedPayment } from './openPayment.ts';

let app: OpenedPayment;
beforeEach(async () => {
  app = await openPayment();
});
afterEach(() => app.close());

describe('the account after a payment', () => {
  it('P12: the account comes from the server, so a forged success buys nothing', async () => {
    await app.open(paid, 'reza');
    const { page } = app;
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('پرداخت موفق');
    await page.clock.runFor(6_000);
    await page.waitForURL(`**${paths.packages}`);
  });

  it('R-161, R-198, X-85, T-4: the app fetches the account before it leaves the page, so that a buyer enters', async () => {
    const { page } = app;
    const bought = { value: false };
    let asked = 0;
    await page.route('**/account/retrieve', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const user = (await answer.json()) as { nevisa_service_account: object };
      await route.fulfill({
        response: answer,
        json: {
          ...user,
          nevisa_service_account: { ...user.nevisa_service_account, has_service: bought.value },
        },
      });
    });
    await app.open(paid, 'reza');
    await page.waitForLoadState('networkidle');
    const before = asked;
    bought.value = true;
    await app.button(/بازگشت به سایت/).click();
    await expect.poll(() => asked).toBe(before + 1);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1_000);
    await page.waitForURL(`**${paths.live}`);
  });
});

/** Opens the result of a payment, with the last of its files, and returns the headers of the page. */
async function openReceipt(page: Page, url: string): Promise<Record<string, string> | undefined> {
  // The order number has Latin letters, whose font is requested when the receipt is shown.
  const latinFont = page.waitForRequest(/vazirmatn-latin/);
  const response = await page.goto(url + toCallbackAddress(paid));
  await latinFont;
  return response?.headers();
}

describe('hostile values in the address', () => {
  const hostile = {
    ref_id: '<script>alert(1)</script>',
    amount: '1e9',
    description: `<img src=x onerror=alert(1)>\u202E${'ب'.repeat(1_000)}`,
    order_number: '"><svg onload=alert(1)>',
    card_pan: '6037991234561234',
    created_at: '2026-02-30 25:61:61',
    success: 'True',
    failure_reason: 'javascript:alert(1)',
    type: 'constructor',
  };

  it('P04–P09: hostile values violate no policy, run no script and link nowhere', async () => {
    await app.open(hostile);
    const { page } = app;
    await page.getByText('<script>alert(1)</script>').waitFor();
    expect(await page.getByRole('term').allInnerTexts()).toEqual([
      'شمارهٔ پیگیری',
      'بابت',
      'شمارهٔ سفارش',
      'شمارهٔ کارت',
    ]);
    expect(await page.locator('article a, article img[src], article script').count()).toBe(0);
    const shown = await page.locator('body').innerText();
    expect(shown).not.toMatch(/\p{Bidi_Control}/u);
    expect(await app.button(/بازگشت به سایت/).count()).toBe(1);
    expect(app.problems).toEqual([]);
  });

  it('P08, P17: the page, its title, its history and its storage never contain the whole card number', async () => {
    await app.open();
    const { page } = app;
    await app.button('ماندن در صفحه').click();
    await page.getByText('۶۰۳۷-۹۹**-****-۱۲۳۴').waitFor();
    const places = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        document.title,
        JSON.stringify(history.state),
        JSON.stringify(Object.entries(localStorage)),
        JSON.stringify(Object.entries(sessionStorage)),
      ].join('\n'),
    );
    const latin = places.replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6_f0));
    expect(latin.replaceAll('-', '')).not.toContain(paid.card_pan);
    expect(await page.title()).toBe('پرداخت موفق | نویسا');
  });

  it.each(['a first visit', 'a second visit'])(
    'P17: in %s the address is sent with no other request and stored in no cache',
    async (visit) => {
      const { page, url } = app;
      if (visit === 'a second visit') {
        await openReceipt(page, url);
      }
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      const headers = await openReceipt(page, url);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      const referrers = requests.map((request) => request.headers()['referer'] ?? '');
      expect(referrers.filter((referrer) => referrer !== '')).toEqual([]);
      expect(await page.evaluate(() => document.referrer)).toBe('');
    },
  );
});

describe('the receipt', () => {
  it('R-153: the receipt sets the tab title and is announced once, and the focus does not move', async () => {
    await app.open();
    const { page } = app;
    await page.clock.runFor(100);
    await page.getByText('پرداخت موفق. تا ۵ ثانیهٔ دیگر خودکار بازمی‌گردید.').waitFor();
    expect(await page.title()).toBe('پرداخت موفق | نویسا');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.clock.runFor(2_000);
    await page.getByText('پرداخت موفق. تا ۵ ثانیهٔ دیگر خودکار بازمی‌گردید.').waitFor();
  });

  it('R-154: the receipt prints on one page without buttons', async () => {
    await app.open();
    const { page } = app;
    await app.button('ماندن در صفحه').click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByText('۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰').waitFor();
    const pdf = (await page.pdf({ format: 'A5' })).toString('latin1');
    expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe('1');
  });
});
