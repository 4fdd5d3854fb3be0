import type { ReturnTo } from '@nevisa/machines';

/** The validated data of a payment; null for a missing or invalid value. */
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
