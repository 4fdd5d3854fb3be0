import type { WholeDiscount } from '@nevisa/api/types';
import { DescriptionList, Money, PersianDate, ProgressBar, Section, Stack } from '@nevisa/ui';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { formatUses } from '../data/describeDiscount.ts';
import { usersText } from '../../../shared/text/usersText.ts';

/** How often a code was used, and what it brought. */
export function FactsPart({ whole }: { whole: WholeDiscount }) {
  const { used_count: used, usage_limit: limit, revenue, created_at: created, code } = whole;
  const words = formatUses(whole);
  return (
    <Section heading={discountWords.factsTitle}>
      <Stack>
        <DescriptionList
          items={[
            { label: usersText.usage, value: words },
            { label: discountsText.revenue, value: <Money amount={revenue} /> },
            {
              label: discountWords.columnCreated,
              value: <PersianDate time={created ?? ''} />,
            },
          ]}
        />
        {limit !== null && limit > 0 && (
          <ProgressBar
            labelHidden
            label={fill(discountWords.usedOf, { code })}
            value={used / limit}
            valueText={words}
          />
        )}
      </Stack>
    </Section>
  );
}
