import type { ReturnTo } from '@nevisa/machines';
import type { Config } from '../../shared/config.ts';
import type { PaymentReceipt } from './receipt.ts';

type Targets = Pick<Config, 'telegramBot' | 'baleBot' | 'desktopScheme'>;

/** The address outside of the app that a payment leads back to; null for the app's own root. */
export interface ReturnTarget {
  returnTo: ReturnTo;
  address: string | null;
  /**
   * Whether the page may leave by itself. A person who paid from an app or a chat that is not
   * configured has only the receipt, and may be a guest of the site: only a press leaves it.
   */
  automatic: boolean;
}

/**
 * Returns the return target of a receipt (R-161…R-164). The query only chooses
 * between the configured addresses and never becomes part of one (R-166, P10);
 * a target that is not configured becomes the site, after a press alone.
 */
export function chooseReturnTarget(
  { returnTo, outcome }: Pick<PaymentReceipt, 'returnTo' | 'outcome'>,
  config: Targets,
): ReturnTarget {
  const address = buildAddress(returnTo, outcome, config);
  return address === null
    ? { returnTo: 'web', address, automatic: returnTo === 'web' }
    : { returnTo, address, automatic: returnTo !== 'bale' };
}

function buildAddress(
  returnTo: ReturnTo,
  outcome: PaymentReceipt['outcome'],
  { telegramBot, baleBot, desktopScheme }: Targets,
): string | null {
  switch (returnTo) {
    case 'web':
      return null;
    case 'desktop':
      // In small letters, although the gateway's own word is «True» (T-24).
      return desktopScheme && `${desktopScheme}://payment?buyChargeStatus=${outcome === 'success'}`;
    case 'telegram':
      return telegramBot && `https://t.me/${telegramBot}`;
    case 'bale':
      return baleBot && `https://ble.ir/${baleBot}`;
  }
}
