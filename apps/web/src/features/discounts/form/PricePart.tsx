import { Grid, Section, SegmentedControl, Stack } from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import type { DiscountValues } from '../data/discountValues.ts';
import { AmountField } from './AmountField.tsx';
import { makeFieldProps } from './makeFieldProps.ts';
import type { DiscountForm } from './useDiscountForm.ts';

type PriceForm = Pick<DiscountForm, 'values' | 'locked' | 'faults' | 'round' | 'change'>;

/** How much a code takes off: a percentage with a cap, or an amount; and from which price on. */
export function PricePart({ form }: { form: PriceForm }) {
  const { values, change, round } = form;
  const isPercent = values.discount_type === 'PERCENT';
  const type = makeFieldProps(form, 'discount_type');
  return (
    <Section heading={discountWords.price}>
      <Stack>
        <SegmentedControl
          key={round}
          name="discount_type"
          label={discountsText.type}
          hint={type.hint}
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
            {...makeFieldProps(form, 'value')}
            label={isPercent ? discountsText.valuePercent : discountsText.valueToman}
            value={values.value}
            onChange={(value) => change({ value })}
          />
          {isPercent && (
            <AmountField
              {...makeFieldProps(form, 'max_amount', discountWords.capHint)}
              label={discountsText.maxAmount}
              value={values.max_amount}
              onChange={(cap) => change({ max_amount: cap })}
            />
          )}
          <AmountField
            {...makeFieldProps(form, 'min_purchase', discountWords.minHint)}
            label={discountsText.minPurchase}
            value={values.min_purchase}
            onChange={(least) => change({ min_purchase: least })}
          />
        </Grid>
      </Stack>
    </Section>
  );
}
