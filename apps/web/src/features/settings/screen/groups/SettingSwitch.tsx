import { Switch } from '@nevisa/ui';
import type { SettingName } from '../find/settingIndex.ts';
import { useSettingTools } from '../settingTools.ts';
import { Setting } from './Setting.tsx';

export interface SettingSwitchProps {
  name: SettingName;
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that follows the settings, also when they are rolled back. */
export function SettingSwitch({ name, onChange, ...rest }: SettingSwitchProps) {
  const { touch } = useSettingTools();
  return (
    <Setting name={name}>
      <Switch
        {...rest}
        onChange={({ currentTarget }) => {
          touch(name);
          onChange(currentTarget.checked);
        }}
      />
    </Setting>
  );
}
