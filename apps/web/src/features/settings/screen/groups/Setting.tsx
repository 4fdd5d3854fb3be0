import { SettingItem, type SettingItemProps } from '@nevisa/ui';
import type { ReactNode } from 'react';
import type { SettingName } from '../find/settingIndex.ts';
import { useSettingTools } from '../settingTools.ts';

export interface SettingProps extends Pick<SettingItemProps, 'wide'> {
  name: SettingName;
  children: ReactNode;
}

/** One setting: hidden while a search does not find it, with the result of its last change. */
export function Setting({ name, children, ...rest }: SettingProps) {
  const { isShown, readMark } = useSettingTools();
  return (
    <SettingItem {...rest} hidden={!isShown(name)} saving={readMark(name)}>
      {children}
    </SettingItem>
  );
}
