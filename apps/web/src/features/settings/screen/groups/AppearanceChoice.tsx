import { useState } from 'react';
import { SettingChoice } from './SettingChoice.tsx';

export interface AppearanceChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** What this device remembers. */
  defaultValue: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few looks of the product on this device, which nothing but this choice changes. */
export function AppearanceChoice<Value extends string>({
  defaultValue,
  onChange,
  ...rest
}: AppearanceChoiceProps<Value>) {
  const [value, setValue] = useState(defaultValue);
  return (
    <SettingChoice
      layout="buttons"
      {...rest}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        setValue(chosen);
      }}
    />
  );
}
