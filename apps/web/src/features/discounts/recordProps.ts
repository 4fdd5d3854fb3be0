import type { ToastQueue } from '@nevisa/ui';
import type { Discounts } from './data/useDiscounts.ts';

export interface DiscountRecordProps {
  /** What the address opens. */
  record: string;
  discounts: Discounts;
  toasts: ToastQueue;
}
