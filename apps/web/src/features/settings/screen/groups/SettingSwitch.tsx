import { Switch } from '@nevisa/ui';

export interface SettingSwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that follows the settings, also when they are rolled back. */
export function SettingSwitch({ onChange, ...rest }: SettingSwitchProps) {
  return (
    <Switch
      {...rest}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
  );
}
