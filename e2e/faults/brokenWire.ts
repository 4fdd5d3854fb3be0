import type { Page, Request } from 'playwright';
import type { TransportFault } from './transportFaults.ts';

/** What is said when a call fails, as the specification and the deck have it. */
export const words = {
  network: 'خطا در شبکه',
  server: 'خطایی در سرور رخ داد. کمی بعد دوباره تلاش کنید.',
  forbidden: 'اجازهٔ این کار را ندارید.',
  wrongCode: 'کد وارد شده صحیح نیست',
  forgot: 'اطلاعات وارد شده صحیح نیست',
  wait: 'درخواست‌ها بیش از حد است. ۷ ثانیه دیگر تلاش کنید.',
};

/** Lets the client lose its patience with a server that says nothing. */
export async function passTime(page: Page, { silent }: TransportFault) {
  if (silent === true) {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    await page.clock.fastForward(31_000);
  }
}

/** Resolves when the call has come to an end, whatever it was. */
export function endOfCall(page: Page, path: string): Promise<unknown> {
  const predicate = (request: Request) => new URL(request.url()).pathname === path;
  return Promise.race([
    page.waitForEvent('requestfinished', { predicate }),
    page.waitForEvent('requestfailed', { predicate }),
  ]);
}

/** The browser's own line on each failed request, which is no fault of the application. */
export function isOfTheWire(trouble: string): boolean {
  return /Failed to load resource|net::ERR_|has been blocked by CORS|Fetch API cannot load/.test(
    trouble,
  );
}
