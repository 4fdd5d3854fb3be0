import type { ReturnTo } from '@nevisa/machines';

/**
 * The values of the payment gateway's `type` in lower case, and the target of
 * each (RD-10). The specification names no values: add a line for another
 * name of a backend.
 */
export const returnTypes: Readonly<Record<string, ReturnTo>> = {
  web: 'web',
  site: 'web',
  desktop: 'desktop',
  desktop_app: 'desktop',
  telegram: 'telegram',
  telegram_bot: 'telegram',
  bale: 'bale',
  bale_bot: 'bale',
};
