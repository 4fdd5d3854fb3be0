import { Switch } from '@nevisa/ui';

export interface SettingSwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off as the settings say, also when they are rolled back. */
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
