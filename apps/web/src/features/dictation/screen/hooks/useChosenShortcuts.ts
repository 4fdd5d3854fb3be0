import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { formatKeys } from '../../../../shared/shortcuts/keyPress.ts';
import {
  getShortcutStore,
  type ShortcutName,
  shortcutNames,
} from '../../../../shared/shortcuts/shortcutStore.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';

export interface Shortcut {
  name: ShortcutName;
  label: string;
  /** The displayed keys. */
  keys: readonly string[];
}

/** The labels of the dictation shortcuts. */
export const shortcutLabels: Readonly<Record<ShortcutName, string>> = {
  record: addedText.startOrStop,
  pause: addedText.pauseOrResume,
  copy: liveText.copyAll,
  renew: liveText.newDoc,
  save: liveText.recoverSave,
};

/** The chosen shortcuts. */
export function useChosenShortcuts(): readonly Shortcut[] {
  const shortcuts = getShortcutStore(useAppServices());
  const presses = useSyncExternalStore(shortcuts.subscribe, shortcuts.read);
  return shortcutNames.map((name) => ({
    name,
    label: shortcutLabels[name],
    keys: formatKeys(presses[name]),
  }));
}

/** The displayed keys of each chosen shortcut, for the tooltip of its control. */
export function useShortcutKeys(): Readonly<Record<ShortcutName, readonly string[]>> {
  const entries = useChosenShortcuts().map(({ name, keys }) => [name, keys] as const);
  return Object.fromEntries(entries) as Record<ShortcutName, readonly string[]>;
}
