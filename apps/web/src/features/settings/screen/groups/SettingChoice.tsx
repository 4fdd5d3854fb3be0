import { RadioGroup, SegmentedControl } from '@nevisa/ui';
import { useUncontrolledKey } from './useUncontrolledKey.ts';

export interface SettingChoiceProps<Value extends string> {
  name: string;
  label: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  /**
   * Segments or a line are for a few short words.
   * @default 'list'
   */
  layout?: 'list' | 'line' | 'segments';
  onChange: (value: Value) => void;
}

/** A choice of one option, which follows the settings, also when they are rolled back. */
export function SettingChoice<Value extends string>({
  value,
  options,
  layout = 'list',
  disabled = false,
  onChange,
  ...rest
}: SettingChoiceProps<Value>) {
  const { key, choose } = useUncontrolledKey(value);
  const Group = layout === 'segments' ? SegmentedControl : RadioGroup;
  return (
    <Group
      key={key}
      {...rest}
      {...(layout === 'line' && { line: true })}
      {...(layout === 'segments' && { size: 'small' })}
      disabled={disabled}
      options={options}
      defaultValue={value}
      onValueChange={(chosen) => {
        const option = options.find((one) => one.value === chosen);
        if (option !== undefined) {
          choose(option.value);
          onChange(option.value);
        }
      }}
    />
  );
}
