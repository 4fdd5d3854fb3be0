import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openPath, openApp, type OpenedApp } from './openApp.ts';

let app: OpenedApp;
beforeEach(async () => {
  await app?.close();
  app = await openApp();
  await app.page.clock.install();
  await openPath(app, paths.signUp);
  const { page } = app;
  await page.getByLabel('نام کاربری', { exact: true }).fill('nika');
  await page.getByLabel('ایمیل یا شمارهٔ همراه').fill('۰۹۱۳۱۲۳۴۵۶۷');
  await page.getByLabel('رمز عبور', { exact: true }).fill('nika-1405');
  await page.getByLabel('تکرار رمز عبور').fill('nika-1405');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'ثبت‌نام', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'تأیید حساب' }).waitFor();
});
afterAll(() => app.close());

/** The time that the countdown shows, in seconds; 0 where the button for a new code is shown. */
async function secondsShown(): Promise<number> {
  const { page } = app;
  const again = page.getByRole('button', { name: 'ارسال دوبارهٔ کد' });
  const shown = page.getByText(/^[۰-۹]{2}:[۰-۹]{2}$/);
  await again.or(shown).first().waitFor();
  if (await again.isVisible()) {
    return 0;
  }
  const latin = (await shown.innerText()).replaceAll(/[۰-۹]/g, (digit) =>
    String(digit.charCodeAt(0) - 0x6f0),
  );
  const [minutes, seconds] = latin.split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

async function expectAbout(seconds: number) {
  await expect.poll(secondsShown).toBeLessThanOrEqual(seconds);
  expect(await secondsShown()).toBeGreaterThan(seconds - 8);
}

describe('the code of a new account', () => {
  it('R-111: the countdown continues after a reload and does not restart at 120 seconds', async () => {
    await app.page.clock.runFor(50_000);
    await expectAbout(70);
    await app.page.reload();
    await app.page.getByRole('heading', { level: 1, name: 'تأیید حساب' }).waitFor();
    await expectAbout(70);
  });

  it('R-111, R-108: the end of a resent code is kept over a reload', async () => {
    const { page } = app;
    await page.clock.runFor(121_000);
    await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click();
    await page.getByText('کد جدید ارسال شد.').waitFor();
    await page.clock.runFor(30_000);
    await expectAbout(90);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'تأیید حساب' }).waitFor();
    await expectAbout(90);
  });

  it('R-106: Enter sends no code after 0', async () => {
    const { page } = app;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.clock.runFor(121_000);
    await expect.poll(secondsShown).toBe(0);
    await page.getByLabel('کد تأیید').fill('۱۲۳۴۵۶');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click();
    await page.getByText('کد جدید ارسال شد.').waitFor();
    expect(sent.filter((path) => path.startsWith('/account/'))).toEqual([
      '/account/resend_veification_code/phone',
    ]);
  });

  it('R-104, C02: the countdown shows one minute less after a minute of sleep', async () => {
    await expectAbout(120);
    await app.page.clock.fastForward(60_000);
    await expectAbout(60);
  });

  it('C03: setting the clock back by an hour does not lengthen the countdown', async () => {
    const now = await app.page.evaluate(() => Date.now());
    await app.page.clock.setSystemTime(now - 3_600_000);
    await app.page.clock.runFor(2_000);
    expect(await secondsShown()).toBeLessThanOrEqual(120);
    await app.page.clock.runFor(121_000);
    await expect.poll(secondsShown).toBe(0);
  });

  it('R-104, R-106, R-108: the code expires at 0, and a new code restarts the whole time', async () => {
    const { page } = app;
    const verify = page.getByRole('button', { name: 'فعال‌سازی حساب', exact: true });
    await page.clock.runFor(121_000);
    await expect.poll(secondsShown).toBe(0);
    expect(await verify.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click();
    await page.getByText('کد جدید ارسال شد.').waitFor();
    await expectAbout(120);
    expect(await verify.isDisabled()).toBe(false);
  });

  it('screen readers are notified of the time exactly four times', async () => {
    const { page } = app;
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            'output, [role=status], [aria-live=polite]',
          );
          const words = region?.textContent.trim() ?? '';
          if (words !== '' && said.at(-1) !== words) {
            said.push(words);
          }
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    for (let second = 0; second < 125; second++) {
      await page.clock.runFor(1_000);
    }
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said).toHaveLength(4);
    expect(said.at(-1)).toBe('زمان کد به پایان رسید. کد جدید بگیرید.');
  });

  it('G07, R-102: Back does not lead to the form of a used code', async () => {
    const { page } = app;
    await page.getByLabel('کد تأیید').fill('۱۲۳۴۵۶');
    await page.keyboard.press('Enter');
    await page.getByText('حساب شما فعال شد. اکنون وارد شوید.').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'ساخت حساب نویسا' }).waitFor();
  });
});
