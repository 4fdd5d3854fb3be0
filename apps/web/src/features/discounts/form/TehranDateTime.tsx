import { DatePicker, Grid, TimeField } from '@nevisa/ui';
import { readTehranField, writeTehranField } from '../../../shared/lists/days/tehranMoments.ts';

export interface TehranDateTimeProps {
  name: string;
  /** A field of Tehran: «2026-11-21T14:05», «2026-11-21», «T14:05» or empty. */
  value: string;
  dayLabel: string;
  clockLabel: string;
  hint: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A day and a clock of Tehran, of which the clock may stay empty. */
export function TehranDateTime({
  name,
  value,
  dayLabel,
  clockLabel,
  hint,
  error,
  disabled,
  onChange,
}: TehranDateTimeProps) {
  const field = readTehranField(value);
  return (
    <Grid>
      <DatePicker
        data-name={name}
        label={dayLabel}
        hint={hint}
        error={error}
        disabled={disabled}
        value={field.day}
        onChange={(day) => onChange(writeTehranField({ ...field, day }))}
      />
      <TimeField
        label={clockLabel}
        optional
        disabled={disabled}
        value={field.clock}
        onChange={(clock) => onChange(writeTehranField({ ...field, clock }))}
      />
    </Grid>
  );
}
