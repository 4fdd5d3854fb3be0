import type { WholeDiscount } from '@nevisa/api/types';
import type { DiscountValues } from '../data/discountValues.ts';
import type { Discounts } from '../data/useDiscounts.ts';

/** What a form is opened with. */
export interface DiscountFormInput {
  discounts: Discounts;
  /** The parameter of the address that opens this form. */
  record: string;
  /** The code that is edited; null for a new one. */
  whole: WholeDiscount | null;
  /** What the form of a new code begins with. */
  first: DiscountValues;
}
