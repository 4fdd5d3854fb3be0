import { RadioGroup, SegmentedControl } from '@nevisa/ui';
import type { SettingName } from '../find/settingIndex.ts';
import { useSettingTools } from '../settingTools.ts';
import { Setting } from './Setting.tsx';
import { useUncontrolledKey } from './useUncontrolledKey.ts';

export interface SettingChoiceProps<Value extends string> {
  name: SettingName;
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
  /** This device stores the choice, not the server. */
  onDevice?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of one option, which follows the settings, also when they are rolled back. */
export function SettingChoice<Value extends string>({
  name,
  value,
  options,
  onDevice = false,
  layout = 'list',
  disabled = false,
  onChange,
  ...rest
}: SettingChoiceProps<Value>) {
  const { key, choose } = useUncontrolledKey(value);
  const { touch, saveHere } = useSettingTools();
  const Group = layout === 'segments' ? SegmentedControl : RadioGroup;
  return (
    <Setting name={name}>
      <Group
        key={key}
        {...rest}
        name={name}
        {...(layout === 'line' && { line: true })}
        {...(layout === 'segments' && { size: 'small' })}
        disabled={disabled}
        options={options}
        defaultValue={value}
        onValueChange={(chosen) => {
          const option = options.find((one) => one.value === chosen);
          if (option !== undefined) {
            choose(option.value);
            (onDevice ? saveHere : touch)(name);
            onChange(option.value);
          }
        }}
      />
    </Setting>
  );
}
