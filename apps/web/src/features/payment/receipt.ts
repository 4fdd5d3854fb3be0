import type { ReturnTo } from '@nevisa/machines';

/** What the gateway says of a payment, fit to be shown; null where it said nothing usable. */
export interface PaymentReceipt {
  outcome: 'success' | 'failure';
  refId: string;
  /** Toman. */
  amount: number | null;
  description: string | null;
  orderNumber: string | null;
  /** At most ten of its digits: «6037-99**-****-1234». */
  cardPan: string | null;
  /** «۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰». */
  time: string | null;
  failureReason: string | null;
  returnTo: ReturnTo;
}
