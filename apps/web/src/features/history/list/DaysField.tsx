import { DateRangePicker, type DateRange } from '@nevisa/ui';
import { useState } from 'react';
import { historyText } from '../../../shared/text/historyText.ts';
import type { HistoryFilters } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';

export interface DaysFieldProps
  extends Pick<HistoryFilters, 'days'>, Pick<History['list'], 'filter'> {}

/** The span of days; the list follows when both days are there. */
export default function DaysField({ days, filter }: DaysFieldProps) {
  const [typed, setTyped] = useState<DateRange | null>(days);
  const [known, setKnown] = useState(days);
  if (known !== days) {
    setKnown(days);
    setTyped(days);
  }
  return (
    <DateRangePicker
      label={historyText.filterDate}
      value={typed}
      onChange={(span) => {
        setTyped(span);
        if (span === null || span.end >= span.start) {
          filter({ days: span });
        } else {
          filter({ days: { start: span.end, end: span.start } });
        }
      }}
    />
  );
}
