import type { AccountName } from '@nevisa/mocks/accounts';
import { paidQuery } from '@nevisa/mocks/gatewayReturn';
import type { Page } from 'playwright';
import { paths } from '../apps/web/src/shared/paths.ts';
import { paymentText } from '../apps/web/src/shared/text/paymentText.ts';
import { openApp, type OpenedApp, storeToken } from './openApp.ts';

const result = new RegExp(`^(?:${paymentText.successTitle}|${paymentText.failureTitle})$`);

const noon = new Date('2026-11-21T12:00:00+03:30');

export interface OpenedPayment extends OpenedApp {
  /** Opens the result of a payment with a paused clock, which advances only until the heading is shown. */
  open(query?: Record<string, string>, as?: AccountName): Promise<void>;
  button(name: string | RegExp): ReturnType<Page['getByRole']>;
  pathNow(): string;
}

/** Opens a page to which the payment gateway can return. */
export async function openPayment(): Promise<OpenedPayment> {
  const app = await openApp();
  const { page, url } = app;
  return {
    ...app,
    open: async (query = paidQuery, as) => {
      if (as !== undefined) {
        await storeToken(app, as);
      }
      await page.clock.install({ time: noon });
      await page.clock.pauseAt(noon.getTime() + 1_000);
      await page.goto(url + toCallbackAddress(query));
      // The prerendered page has the heading of a payment that is still being verified.
      const heading = page.getByRole('heading', { level: 1, name: result });
      for (let tries = 0; tries < 1_000 && !(await heading.isVisible()); tries += 1) {
        await page.clock.runFor(20);
      }
      await heading.waitFor();
      // The countdown begins with the first report of the buttons' place, which no fake clock delays.
      await page.getByRole('status').filter({ hasText: 'پرداخت' }).waitFor({ state: 'attached' });
    },
    button: (name) => page.getByRole('button', { name }),
    pathNow: () => new URL(page.url()).pathname,
  };
}

/** The address to which the gateway redirects with these parameters. */
export function toCallbackAddress(query: Record<string, string>): string {
  return `${paths.paymentCallback}?${new URLSearchParams(query)}`;
}
