import { DateRangePicker, type DateRange } from '@nevisa/ui';
import { useState } from 'react';
import { type DaySpan, orderSpan } from '../days/tehranDays.ts';

export interface DaysFieldProps {
  label: string;
  /** The days of the address. */
  value: DaySpan | null;
  onChange: (days: DaySpan | null) => void;
}

/** A span of days; the list follows when both days are there. */
export default function DaysField({ label, value, onChange }: DaysFieldProps) {
  const [typed, setTyped] = useState<DateRange | null>(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <DateRangePicker
      label={label}
      value={typed}
      onChange={(span) => {
        setTyped(span);
        onChange(span === null ? null : orderSpan(span));
      }}
    />
  );
}
