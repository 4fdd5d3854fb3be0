import { Grid, SegmentedControl, Stack } from '@nevisa/ui';
import { useId } from 'react';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { DiscountValues } from '../data/discountValues.ts';
import { AmountField } from './AmountField.tsx';
import { LockedSection } from './LockedSection.tsx';
import { makeFieldProps } from './makeFieldProps.ts';
import type { DiscountForm } from './useDiscountForm.ts';

type PriceForm = Pick<DiscountForm, 'values' | 'locked' | 'faults' | 'round' | 'change'>;

/** How much a code takes off: a percentage with a cap, or an amount; and from which price on. */
export function PricePart({ form }: { form: PriceForm }) {
  const { values, change, round } = form;
  const isPercent = values.discount_type === 'PERCENT';
  const reasonId = useId();
  const type = makeFieldProps(form, 'discount_type', undefined, reasonId);
  return (
    <LockedSection heading={discountWords.price} locked={form.locked} reasonId={reasonId}>
      <Stack>
        <SegmentedControl
          key={round}
          name="discount_type"
          label={discountsText.type}
          aria-describedby={type['aria-describedby']}
          defaultValue={values.discount_type}
          options={[
            { value: 'PERCENT', label: discountsText.typePercent, disabled: type.disabled },
            { value: 'FIXED', label: discountsText.typeFixed, disabled: type.disabled },
          ]}
          onValueChange={(value) =>
            change({ discount_type: value as DiscountValues['discount_type'] })
          }
        />
        <Grid least="narrow">
          <AmountField
            {...makeFieldProps(form, 'value', undefined, reasonId)}
            label={isPercent ? discountsText.valuePercent : discountsText.valueToman}
            value={values.value}
            onChange={(value) => change({ value })}
          />
          {isPercent && (
            <AmountField
              {...makeFieldProps(form, 'max_amount', discountWords.capHint, reasonId)}
              label={discountsText.maxAmount}
              value={values.max_amount}
              onChange={(cap) => change({ max_amount: cap })}
            />
          )}
          <AmountField
            {...makeFieldProps(form, 'min_purchase', discountWords.minHint, reasonId)}
            label={discountsText.minPurchase}
            value={values.min_purchase}
            onChange={(least) => change({ min_purchase: least })}
          />
        </Grid>
      </Stack>
    </LockedSection>
  );
}
