import type { SettingsSection } from '@nevisa/ui';
import { useCallback, useMemo, useState } from 'react';
import {
  findSettings,
  listSettings,
  type SectionName,
  type SettingName,
  settingSections,
} from './settingIndex.ts';
import { useCoarsePointer } from '../../../../shared/shell/useCoarsePointer.ts';

export interface FoundSettings {
  typed: string;
  /** How many settings were found; null when nothing is sought. */
  count: number | null;
  isShown: (name: SettingName) => boolean;
  /** The sections with a setting that is shown. */
  sections: readonly (SettingsSection & { name: SectionName })[];
  search: (typed: string) => void;
}

/**
 * The search of the settings.
 *
 * @param absent settings that the page does not offer at the moment
 */
export function useFoundSettings(absent: readonly SettingName[]): FoundSettings {
  const [typed, search] = useState('');
  const coarse = useCoarsePointer();
  const found = useMemo(() => findSettings(typed), [typed]);
  const missing = [...absent, ...(coarse ? (['keys'] as const) : [])].join(' ');
  const isShown = useCallback(
    (name: SettingName) => !missing.split(' ').includes(name) && found?.has(name) !== false,
    [found, missing],
  );
  return {
    typed: typed.trim(),
    count: found && [...found].filter(isShown).length,
    isShown,
    sections: settingSections
      .filter(({ groups }) => groups.some((group) => listSettings(group).some(isShown)))
      .map(({ name, heading }) => ({ id: `settings-${name}`, name, heading })),
    search,
  };
}
