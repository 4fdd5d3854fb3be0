import type { ReactNode } from 'react';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { DiscountField } from '../data/discountValues.ts';
import type { DiscountForm } from './useDiscountForm.ts';

/** The fields that may change after the first use. */
const open: ReadonlySet<DiscountField> = new Set([
  'name',
  'ends_at',
  'usage_limit',
  'per_user_limit',
  'is_active',
]);

/** Whether a field of this form cannot change any more. */
function isLocked(form: Pick<DiscountForm, 'locked'>, field: DiscountField): boolean {
  return form.locked && !open.has(field);
}

/**
 * Name, error, hint and lock of a field; a locked one says why, and a part with several
 * of them says it once, in the element `reasonId`, which describes each of them.
 */
export function makeFieldProps(
  form: Pick<DiscountForm, 'locked' | 'faults'>,
  field: DiscountField,
  hint?: ReactNode,
  reasonId?: string,
) {
  const locked = isLocked(form, field);
  const ownReason = reasonId === undefined ? discountWords.lockedAfterUse : undefined;
  return {
    name: field,
    error: form.faults[field],
    disabled: locked,
    hint: locked ? ownReason : hint,
    ...(locked && reasonId !== undefined && { 'aria-describedby': reasonId }),
  };
}
