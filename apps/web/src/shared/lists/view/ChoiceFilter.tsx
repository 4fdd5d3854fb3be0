import { Select } from '@nevisa/ui';

export interface ChoiceFilterProps<Value extends string> {
  label: string;
  /** The name of the first choice, which filters nothing. */
  every: string;
  options: readonly { value: Value; label: string }[];
  /** Null for no filter. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A filter of a list with one of several values. */
export function ChoiceFilter<Value extends string>({
  label,
  every,
  options,
  value,
  onChange,
}: ChoiceFilterProps<Value>) {
  return (
    <Select<Value | typeof noFilter>
      label={label}
      roomFor={every}
      options={[{ value: noFilter, label: every }, ...options]}
      value={value ?? noFilter}
      onChange={(chosen) => onChange(chosen === noFilter ? null : chosen)}
    />
  );
}

const noFilter = 'all';
