import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import { fn } from 'storybook/test';
import { paths } from '../shared/paths.ts';

/** What the gateway says of a payment that failed. */
export const refused = { ...paid, success: 'False', failure_reason: 'موجودی حساب کافی نیست' };

const env = {
  VITE_TELEGRAM_BOT: 'nevisa_bot',
  VITE_BALE_BOT: 'nevisa_bale',
  VITE_DESKTOP_SCHEME: 'nevisa',
};

/** Where the way back leads, in place of the browser's own. */
export const openAddress = fn();

/** The app at the result of a payment, with other targets that lead nowhere. */
export const at = (query: Record<string, string>) => ({
  path: `${paths.paymentCallback}?${new URLSearchParams(query)}`,
  env,
  openAddress,
});

/** The visit of somebody who chose to stay. */
export const stopped = { paymentReturn: 'stopped' };

/** Holds the two clocks that a countdown reads, so that the story stands at its first second. */
export function holdTime() {
  const clocks = [Date, performance].map((clock) => ({ clock, now: clock.now, at: clock.now() }));
  for (const { clock, at } of clocks) {
    clock.now = () => at;
  }
  return () => {
    for (const { clock, now } of clocks) {
      clock.now = now;
    }
  };
}
