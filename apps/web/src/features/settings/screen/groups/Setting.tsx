import { SettingItem } from '@nevisa/ui';
import type { ReactNode } from 'react';
import type { SettingName } from '../find/settingIndex.ts';
import { useSettingTools } from '../settingTools.ts';

export interface SettingProps {
  name: SettingName;
  children: ReactNode;
}

/** One setting: hidden while a search does not find it, with the result of its last change. */
export function Setting({ name, children }: SettingProps) {
  const { isShown, readMark } = useSettingTools();
  return (
    <SettingItem hidden={!isShown(name)} saving={readMark(name)}>
      {children}
    </SettingItem>
  );
}
