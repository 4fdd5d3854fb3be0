import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openPath } from './openApp.ts';
import { toCallbackAddress, openPayment, type OpenedPayment } from './openPayment.ts';

let app: OpenedPayment;
beforeEach(async () => {
  app = await openPayment();
});
afterEach(() => app.close());

/** Advances the time in steps of 100 ms until the page is left, and returns when each text of the button appeared, in ms. */
async function watchUntilLeft(): Promise<Map<string, number>> {
  const { page } = app;
  const since = new Map<string, number>();
  for (let passed = 0; passed < 8_000; passed += 100) {
    const text = app.pathNow() === paths.paymentCallback ? await readButtonText(page) : 'left';
    if (!since.has(text)) {
      since.set(text, passed);
    }
    if (text === 'left') {
      return since;
    }
    await page.clock.runFor(100);
  }
  throw new Error('The page was not left within eight seconds.');
}

/** The text of the return button, with the sentence on 0 remaining seconds where it is shown. */
async function readButtonText(page: Page): Promise<string> {
  const way = page.getByRole('button', { name: /^(بازگشت|در حال انتقال)/ });
  const over = page.getByText('تا ۰ ثانیهٔ دیگر خودکار بازمی‌گردید.');
  const texts = [...(await way.allInnerTexts()), ...(await over.allInnerTexts())];
  return texts.join(' ').trim();
}

const pushes = (page: Page) => page.evaluate(() => history.length);

/** Records the addresses of other apps that the page requested. */
async function watchSchemes(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    asked.push(url);
  });
  return asked;
}

/** Answers in place of the real chat. */
async function answerForTelegram(page: Page) {
  const asked: { url: string; referer: string | undefined }[] = [];
  await page.route('https://t.me/**', async (route) => {
    const headers = await route.request().allHeaders();
    asked.push({ url: route.request().url(), referer: headers['referer'] });
    await route.fulfill({ contentType: 'text/html', body: '<h1>chat</h1>' });
  });
  return asked;
}

describe('the return to the site', () => {
  it('R-159, R-161: the countdown runs from 5 to 0, and the return happens once, after 6 seconds', async () => {
    await app.open();
    const { page } = app;
    const before = await pushes(page);
    const since = await watchUntilLeft();
    expect([...since.keys()]).toEqual([
      'بازگشت به سایت (۵)',
      'بازگشت به سایت (۴)',
      'بازگشت به سایت (۳)',
      'بازگشت به سایت (۲)',
      'بازگشت به سایت (۱)',
      'در حال انتقال… تا ۰ ثانیهٔ دیگر خودکار بازمی‌گردید.',
      'left',
    ]);
    const [, four = 0, ...later] = since.values();
    expect(later.map((at) => at - four)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(four).toBeGreaterThan(800);
    await page.clock.runFor(60_000);
    await page.waitForURL(`**${paths.signIn}`);
    expect(await pushes(page)).toBe(before + 1);
    expect(app.problems).toEqual([]);
  });

  it('R-160, R-161: an early press disables the button and returns after one second', async () => {
    await app.open();
    await app.button('بازگشت به سایت (۵)').click();
    expect(await app.button('در حال انتقال…').isDisabled()).toBe(true);
    const since = await watchUntilLeft();
    expect([...since.keys()]).toEqual(['در حال انتقال…', 'left']);
    expect(since.get('left')).toBe(1_000);
  });

  it('R-160, P15: two presses at the end of the countdown return once', async () => {
    await app.open();
    const { page } = app;
    const before = await pushes(page);
    while ((await readButtonText(page)) !== 'بازگشت به سایت (۱)') {
      await page.clock.runFor(100);
    }
    await app.button(/بازگشت به سایت/).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    const since = await watchUntilLeft();
    expect(since.get('left')).toBe(1_000);
    await page.clock.runFor(10_000);
    await page.waitForURL(`**${paths.signIn}`);
    expect(await pushes(page)).toBe(before + 1);
  });

  it('P16: a page that slept still returns', async () => {
    await app.open();
    await app.page.clock.fastForward(60_000);
    await app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await app.page.clock.runFor(1_000);
    await app.page.waitForURL(`**${paths.signIn}`);
  });

  it('P14: Back and a reload show the result, which does not return by itself', async () => {
    await app.open();
    const { page } = app;
    await page.clock.runFor(6_000);
    await page.waitForURL(`**${paths.signIn}`);
    await page.clock.resume();
    await page.goBack();
    await app.button('بازگشت به سایت').waitFor();
    await page.clock.runFor(60_000);
    expect(app.pathNow()).toBe(paths.paymentCallback);
    await page.reload();
    await app.button('بازگشت به سایت').waitFor();
    await page.clock.runFor(60_000);
    expect(app.pathNow()).toBe(paths.paymentCallback);
    await app.button('بازگشت به سایت').click();
    await page.clock.runFor(1_000);
    await page.waitForURL(`**${paths.signIn}`);
  });

  it('WCAG 2.2.1, P14: a person who stays is not returned, also after a reload', async () => {
    await app.open();
    const { page } = app;
    await app.button('ماندن در صفحه').click();
    await page.clock.runFor(60_000);
    await page.getByText('بازگشت خودکار متوقف شد.').waitFor();
    await page.clock.resume();
    await page.reload();
    await page.getByText('بازگشت خودکار متوقف شد.').waitFor();
    await page.clock.runFor(60_000);
    expect(app.pathNow()).toBe(paths.paymentCallback);
    expect(await page.getByRole('definition').allInnerTexts()).toContain('۹۸۴۳۱۲۰۷');
  });

  it('R-151, P01: an address without a payment redirects at once, and Back does not lead to it', async () => {
    const { page, url } = app;
    await page.goto(`${url}/favicon.svg`);
    expect(await openPath(app, paths.paymentCallback)).toBe(paths.signIn);
    await page.goBack();
    expect(app.pathNow()).toBe('/favicon.svg');
    expect(
      await openPath(app, toCallbackAddress({ success: 'False', failure_reason: 'Canceled' })),
    ).toBe(paths.signIn);
  });
});

describe('the return to other apps', () => {
  it('R-162, T-24, P10, P13: the desktop app is requested once, and offered again when it does not open', async () => {
    await app.open({ ...paid, type: 'desktop' });
    const { page } = app;
    const asked = await watchSchemes(page);
    await page.clock.runFor(5_000);
    await expect.poll(() => asked).toEqual(['nevisa-demo://payment?buyChargeStatus=true']);
    await page.clock.runFor(2_000);
    await page.getByText('برنامه باز نشد؟ آن را دستی اجرا کنید.').waitFor();
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(1);
    await app.button('بازگشت به برنامهٔ نویسا').click();
    await expect.poll(() => asked.length).toBe(2);
    expect(app.pathNow()).toBe(paths.paymentCallback);
  });

  it('P13, P14: a page restored from the back/forward cache does not request the app again', async () => {
    await app.open({ ...paid, type: 'desktop' });
    const { page } = app;
    const asked = await watchSchemes(page);
    await page.clock.runFor(5_000);
    await expect.poll(() => asked.length).toBe(1);
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await app.button('بازگشت به برنامهٔ نویسا').waitFor();
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(1);
    expect(await page.getByText('برنامه باز نشد؟').count()).toBe(0);
  });

  it('WCAG 2.4.3: the focus moves from the "stay" button to the heading when the button disappears', async () => {
    await app.open({ ...paid, type: 'desktop' });
    await app.button('ماندن در صفحه').focus();
    await app.page.clock.runFor(5_000);
    await expect.poll(() => app.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('R-162, T-24: the desktop app receives a failure in lower-case letters', async () => {
    await app.open({ ...paid, success: 'False', type: 'desktop' });
    const asked = await watchSchemes(app.page);
    await app.button(/بازگشت به برنامهٔ نویسا/).click();
    await expect.poll(() => asked).toEqual(['nevisa-demo://payment?buyChargeStatus=false']);
  });

  it('R-008, R-163, P11, P14, P17: the chat opens once, without the query as referrer, and Back does not reopen it', async () => {
    const { page } = app;
    const asked = await answerForTelegram(page);
    await app.open({ ...paid, type: 'telegram' });
    await page.clock.runFor(5_000);
    await page.waitForURL('https://t.me/**');
    expect(asked).toEqual([{ url: 'https://t.me/nevisa_demo_bot', referer: undefined }]);
    expect(await page.evaluate(() => document.referrer)).toBe('');
    await page.clock.resume();
    await page.goBack();
    await app.button('بازگشت به ربات تلگرام').waitFor();
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(1);
    expect(app.pathNow()).toBe(paths.paymentCallback);
  });

  it('R-164, T-25, P11: only a press opens Bale', async () => {
    const { page } = app;
    const asked: string[] = [];
    await page.route('https://ble.ir/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<h1>chat</h1>' });
    });
    await app.open({ ...paid, type: 'bale' });
    await page.clock.runFor(600_000);
    expect([asked, app.pathNow()]).toEqual([[], paths.paymentCallback]);
    await app.button('بازگشت به ربات بله').click();
    await page.waitForURL('https://ble.ir/**');
    expect(asked).toEqual(['https://ble.ir/nevisa_demo_bot']);
  });
});
