import { Grid, Section } from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { AmountField } from './AmountField.tsx';
import { makeFieldProps } from './makeFieldProps.ts';
import type { DiscountForm } from './useDiscountForm.ts';

/** How often a code may be used, by all and by each; empty is no limit, never 0 (T-89). */
export function LimitPart({
  form,
}: {
  form: Pick<DiscountForm, 'values' | 'locked' | 'faults' | 'change'>;
}) {
  const { values, change } = form;
  return (
    <Section heading={discountWords.limits}>
      <Grid least="narrow">
        <AmountField
          {...makeFieldProps(form, 'usage_limit', discountWords.limitHint)}
          label={discountsText.usageLimit}
          value={values.usage_limit}
          onChange={(limit) => change({ usage_limit: limit })}
        />
        <AmountField
          {...makeFieldProps(form, 'per_user_limit', discountWords.limitHint)}
          label={discountsText.perUserLimit}
          value={values.per_user_limit}
          onChange={(limit) => change({ per_user_limit: limit })}
        />
      </Grid>
    </Section>
  );
}
