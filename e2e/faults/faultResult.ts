import type { Page, Request } from 'playwright';
import type { TransportFault } from './transportFaults.ts';

/** The sentences for failed calls, as the specification and the deck define them. */
export const words = {
  network: 'خطا در شبکه',
  server: 'مشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.',
  forbidden: 'اجازهٔ این کار را ندارید.',
  wrongCode: 'کد وارد شده صحیح نیست',
  forgot: 'اطلاعات وارد شده صحیح نیست',
  wait: 'تعداد درخواست‌ها بیش از حد است. پس از ۷ ثانیه دوباره تلاش کنید.',
};

/** The text that a screen shows for a failed call that has no fixed sentence. */
export function describeFault({ outcome, failure }: TransportFault): string {
  if (outcome === 'network' || outcome === 'wait' || outcome === 'forbidden') {
    return words[outcome];
  }
  return outcome === 'texts' && failure?.kind === 'refused'
    ? failure.texts.join('\n')
    : words.server;
}

/** Whether a call succeeds that accepts any body of a 2xx answer (schemas.ts). */
export function succeedsUnread({ outcome }: TransportFault): boolean {
  return outcome === 'ok' || outcome === 'schema';
}

/** Lets the time limit of the client pass where the server sends nothing. */
export async function passTimeLimit(page: Page, { silent }: TransportFault) {
  if (silent === true) {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    await page.clock.fastForward(31_000);
  }
}

/** Resolves when a request to this path has succeeded or failed. */
export function waitForEndOfCall(page: Page, path: string): Promise<unknown> {
  const predicate = (request: Request) => new URL(request.url()).pathname === path;
  return Promise.race([
    page.waitForEvent('requestfinished', { predicate }),
    page.waitForEvent('requestfailed', { predicate }),
  ]);
}

/** Whether the browser itself printed the line about a failed request: not a problem of the app. */
export function isBrowserReport(problem: string): boolean {
  return /Failed to load resource|net::ERR_|has been blocked by CORS|Fetch API cannot load/.test(
    problem,
  );
}
