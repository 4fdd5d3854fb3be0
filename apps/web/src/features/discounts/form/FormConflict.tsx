import type { Service } from '@nevisa/api/types';
import { type FieldValue, listConflicts } from '@nevisa/machines';
import { formatNumber } from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { RecordConflictDialog } from '../../management/record/RecordConflictDialog.tsx';
import { formatField } from '../../../shared/lists/days/formatPeriodEdge.ts';
import { audienceTexts, formatPackages, typeTexts } from '../data/describeDiscount.ts';
import { type DiscountField, parseNumber } from '../data/discountValues.ts';
import type { DiscountForm } from './useDiscountForm.ts';
import { recordText } from '../../../shared/text/recordText.ts';

export interface FormConflictProps {
  form: DiscountForm;
  services: readonly Service[] | null;
}

/** Two people have changed the same fields of a code: each is chosen apart. */
export function FormConflict({ form, services }: FormConflictProps) {
  const { context, is, choose, resolve, cancelConflict } = form;
  const conflicts = is('conflict') ? listConflicts(context) : [];
  return (
    <RecordConflictDialog
      title={discountWords.conflictTitle}
      labels={labels}
      conflicts={conflicts.map(({ field, mine, theirs }) => ({
        field,
        mine: describe(field as DiscountField, mine, services),
        theirs: describe(field as DiscountField, theirs, services),
      }))}
      choices={context.choices}
      onChoose={choose}
      onResolve={resolve}
      onClose={cancelConflict}
    />
  );
}

const labels: Readonly<Record<DiscountField, string>> = {
  code: discountsText.code,
  name: discountsText.name,
  discount_type: discountsText.type,
  value: discountsText.value,
  max_amount: discountsText.maxAmount,
  min_purchase: discountsText.minPurchase,
  starts_at: discountsText.startsAt,
  ends_at: discountsText.endsAt,
  usage_limit: discountsText.usageLimit,
  per_user_limit: discountsText.perUserLimit,
  service_ids: discountsText.packages,
  audience: discountsText.audience,
  user_ids: discountsText.audienceUsers,
  is_active: discountsText.isActive,
};

/** The value of a field as a person reads it. */
function describe(
  field: DiscountField,
  value: FieldValue,
  services: readonly Service[] | null,
): string {
  if (Array.isArray(value)) {
    const ids = value as readonly string[];
    return field === 'service_ids' ? formatPackages(ids, services) : formatNumber(ids.length);
  }
  if (typeof value === 'boolean') {
    return value ? recordText.yes : recordText.no;
  }
  const text = typeof value === 'string' ? value : '';
  return (words[field]?.(text) ?? text) || discountWords.emptyValue;
}

const formatTypedNumber = (text: string) => {
  const value = parseNumber(text);
  return value === null || Number.isNaN(value) ? text : formatNumber(value);
};

const words: Partial<Record<DiscountField, (text: string) => string>> = {
  discount_type: (text) => typeTexts[text as keyof typeof typeTexts] ?? text,
  audience: (text) => audienceTexts[text as keyof typeof audienceTexts] ?? text,
  value: formatTypedNumber,
  max_amount: formatTypedNumber,
  min_purchase: formatTypedNumber,
  usage_limit: formatTypedNumber,
  per_user_limit: formatTypedNumber,
  starts_at: formatField,
  ends_at: formatField,
};
