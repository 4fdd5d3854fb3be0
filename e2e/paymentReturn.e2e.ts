import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/paths.ts';
import { openPath } from './openApp.ts';
import { addressOf, openPayment, type OpenedPayment } from './openPayment.ts';

let app: OpenedPayment;
beforeEach(async () => {
  app = await openPayment();
});
afterEach(() => app.close());

/** Lets time pass in steps of a tenth of a second until the page is left, and tells when each face of the button came. */
async function watchUntilLeft(): Promise<Map<string, number>> {
  const { page } = app;
  const since = new Map<string, number>();
  for (let passed = 0; passed < 8_000; passed += 100) {
    const face = app.pathNow() === paths.paymentCallback ? await faceOf(page) : 'left';
    if (!since.has(face)) {
      since.set(face, passed);
    }
    if (face === 'left') {
      return since;
    }
    await page.clock.runFor(100);
  }
  throw new Error('The page was not left within eight seconds.');
}

/** What the button says that leads back, with the word on no seconds left where it stands there. */
async function faceOf(page: Page): Promise<string> {
  const way = page.getByRole('button', { name: /^(بازگشت|در حال انتقال)/ });
  const over = page.getByText('تا ۰ ثانیهٔ دیگر خودکار بازمی‌گردید.');
  const faces = [...(await way.allInnerTexts()), ...(await over.allInnerTexts())];
  return faces.join(' ').trim();
}

const pushes = (page: Page) => page.evaluate(() => history.length);

/** Which addresses outside of the browser the page asked for. */
async function watchSchemes(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    asked.push(url);
  });
  return asked;
}

/** A chat of the other side, in place of the real one. */
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
  it('R-159, R-161: counts from 5 to 0 and comes after 6 seconds, once', async () => {
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

  it('R-160, R-161: comes one second after an early press, and the button is disabled', async () => {
    await app.open();
    await app.button('بازگشت به سایت (۵)').click();
    expect(await app.button('در حال انتقال…').isDisabled()).toBe(true);
    const since = await watchUntilLeft();
    expect([...since.keys()]).toEqual(['در حال انتقال…', 'left']);
    expect(since.get('left')).toBe(1_000);
  });

  it('R-160, P15: comes once after two presses with the end of the countdown behind them', async () => {
    await app.open();
    const { page } = app;
    const before = await pushes(page);
    while ((await faceOf(page)) !== 'بازگشت به سایت (۱)') {
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

  it('P16: is not forgotten by a page that slept', async () => {
    await app.open();
    await app.page.clock.fastForward(60_000);
    await app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await app.page.clock.runFor(1_000);
    await app.page.waitForURL(`**${paths.signIn}`);
  });

  it('P14: Back and a reload show the result, which stays', async () => {
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

  it('WCAG 2.2.1, P14: does not come to whoever stays, not after a reload either', async () => {
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

  it('R-151, P01: is all there is without a payment, and Back does not lead there', async () => {
    const { page, url } = app;
    await page.goto(`${url}/favicon.svg`);
    expect(await openPath(app, paths.paymentCallback)).toBe(paths.signIn);
    await page.goBack();
    expect(app.pathNow()).toBe('/favicon.svg');
    expect(await openPath(app, addressOf({ success: 'False', failure_reason: 'Canceled' }))).toBe(
      paths.signIn,
    );
  });
});

describe('the return to others', () => {
  it('R-162, T-24, P10, P13: the desktop app is asked for once, and offered again when it does not open', async () => {
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

  it('P13, P14: a page that comes back out of the browser’s memory asks for nothing again', async () => {
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

  it('WCAG 2.4.3: the focus on "stay" goes to the heading when there is nothing left to stay', async () => {
    await app.open({ ...paid, type: 'desktop' });
    await app.button('ماندن در صفحه').focus();
    await app.page.clock.runFor(5_000);
    await expect.poll(() => app.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('R-162, T-24: the desktop app hears of a failure in small letters', async () => {
    await app.open({ ...paid, success: 'False', type: 'desktop' });
    const asked = await watchSchemes(app.page);
    await app.button(/بازگشت به برنامهٔ نویسا/).click();
    await expect.poll(() => asked).toEqual(['nevisa-demo://payment?buyChargeStatus=false']);
  });

  it('R-008, R-163, P11, P14, P17: the chat is opened once, without a trace of the query, and Back stays', async () => {
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

  it('R-164, T-25, P11: Bale is opened by hand alone', async () => {
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
