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

/** The sentence for a failed call that has no fixed one: the server's own words, or what they come to. */
export function sentenceFor({ outcome, row }: TransportFault): string {
  if (outcome === 'network' || outcome === 'wait') {
    return words[outcome];
  }
  if (outcome === 'texts') {
    return { T23: '\uFFFD(متن', T26: 'متن سرور' }[row] ?? 'متن ۱\nمتن ۲\nمتن ۳';
  }
  return row === 'T29' ? words.forbidden : words.server;
}

const takenUnread = new Set(['T11', 'T14', 'T15', 'T16', 'T18', 'T19', 'T20', 'T25']);

/** Whether a call whose answer nobody reads has succeeded: then it is one whatever stands in it (schemas.ts). */
export function succeedsUnread({ outcome, row }: TransportFault): boolean {
  return outcome === 'ok' || takenUnread.has(row);
}

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
