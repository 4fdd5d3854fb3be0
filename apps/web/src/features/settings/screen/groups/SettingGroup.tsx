import { SettingGroup as Group, type SettingGroupProps as GroupProps } from '@nevisa/ui';
import { type GroupName, listSettings, settingGroups } from '../find/settingIndex.ts';
import { useSettingTools } from '../settingTools.ts';

export interface SettingGroupProps extends Omit<GroupProps, 'heading' | 'hidden'> {
  name: GroupName;
}

/** Settings of one subject; hidden while a search finds none of them. */
export function SettingGroup({ name, ...rest }: SettingGroupProps) {
  const { isShown } = useSettingTools();
  return (
    <Group
      {...rest}
      heading={settingGroups[name].heading}
      hidden={!listSettings(name).some(isShown)}
    />
  );
}
