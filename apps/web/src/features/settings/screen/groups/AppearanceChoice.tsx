import { useState } from 'react';
import type { SettingName } from '../find/settingIndex.ts';
import { SettingChoice } from './SettingChoice.tsx';

export interface AppearanceChoiceProps<Value extends string> {
  name: SettingName;
  label: string;
  /** The stored choice of this device. */
  defaultValue: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice of the appearance, which only this control changes. */
export function AppearanceChoice<Value extends string>({
  defaultValue,
  onChange,
  ...rest
}: AppearanceChoiceProps<Value>) {
  const [value, setValue] = useState(defaultValue);
  return (
    <SettingChoice
      layout="segments"
      onDevice
      {...rest}
      value={value}
      onChange={(chosen) => {
        onChange(chosen);
        setValue(chosen);
      }}
    />
  );
}
