import { Alert, LiveRegion, Section, Stack } from '@nevisa/ui';
import { parseField } from '../../../shared/lists/days/tehranMoments.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { makeFieldProps } from './makeFieldProps.ts';
import { TehranDateTime } from './TehranDateTime.tsx';
import type { DiscountForm } from './useDiscountForm.ts';

export interface TimePartProps {
  form: Pick<DiscountForm, 'values' | 'locked' | 'faults' | 'change'>;
  /** The time of the server, in ms since 1970. */
  now: number;
}

/** From when to when a code is valid, in the time of Tehran. */
export function TimePart({ form, now }: TimePartProps) {
  const { values, change } = form;
  const end = parseField(values.ends_at, 'end');
  return (
    <Section heading={discountWords.time} sentence={discountWords.tehranTime}>
      <Stack>
        <TehranDateTime
          {...makeTextProps(makeFieldProps(form, 'starts_at', discountWords.startHint))}
          dayLabel={discountWords.startDay}
          clockLabel={discountWords.startClock}
          value={values.starts_at}
          onChange={(starts_at) => change({ starts_at })}
        />
        <TehranDateTime
          {...makeTextProps(makeFieldProps(form, 'ends_at', discountWords.endHint))}
          dayLabel={discountWords.endDay}
          clockLabel={discountWords.endClock}
          value={values.ends_at}
          onChange={(ends_at) => change({ ends_at })}
        />
        <LiveRegion>
          {end !== null && end <= now && <Alert tone="warning">{discountWords.endPast}</Alert>}
        </LiveRegion>
      </Stack>
    </Section>
  );
}

function makeTextProps({ hint, ...props }: ReturnType<typeof makeFieldProps>) {
  return { ...props, hint: typeof hint === 'string' ? hint : '' };
}
