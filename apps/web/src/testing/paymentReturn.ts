import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import { fn } from 'storybook/test';
import { paths } from '../shared/paths.ts';

/** The gateway's query of a failed payment. */
export const refused = { ...paid, success: 'False', failure_reason: 'موجودی حساب کافی نیست' };

const env = {
  VITE_TELEGRAM_BOT: 'nevisa_bot',
  VITE_BALE_BOT: 'nevisa_bale',
  VITE_DESKTOP_SCHEME: 'nevisa',
};

/** Replaces the browser's navigation to another address. */
export const openAddress = fn();

/** The app at the receipt of a payment, with fake return targets. */
export const describeReceiptPage = (query: Record<string, string>) => ({
  path: `${paths.paymentCallback}?${new URLSearchParams(query)}`,
  env,
  openAddress,
});

/** The navigation state after the countdown was stopped. */
export const stopped = { paymentReturn: 'stopped' };

/** Stops both clocks that the countdown reads, so that the story shows its first second. */
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

interface Canvas {
  queryAllByRole: (role: string) => HTMLElement[];
}

/** Label and value of each row of the receipt, as they are read. */
export function readRows(canvas: Canvas): [string, string][] {
  const values = canvas.queryAllByRole('definition');
  return canvas
    .queryAllByRole('term')
    .map((label, index) => [
      label.textContent ?? '',
      (values[index]?.textContent ?? '').replaceAll(/\s+/g, ' '),
    ]);
}
