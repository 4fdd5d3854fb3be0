import type { SaveMarkState } from '@nevisa/ui';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { SavingFacts } from '../writing/writingFacts.ts';
import type { SettingName } from './find/settingIndex.ts';
import {
  dropSaved,
  findMark,
  followSaving,
  noMarks,
  saveHere,
  type SaveMarks,
  touch,
} from './saving/saveMarks.ts';

/** What every setting of the screen needs: whether it is found, and the result of its last change. */
export interface SettingTools {
  isShown: (name: SettingName) => boolean;
  readMark: (name: string) => SaveMarkState | undefined;
  /** Reports a change that the server stores. */
  touch: (name: string) => void;
  /** Reports a change that this device has stored. */
  saveHere: (name: string) => void;
}

export const SettingToolsContext = createContext<SettingTools>({
  isShown: () => true,
  readMark: () => undefined,
  touch: () => undefined,
  saveHere: () => undefined,
});

export function useSettingTools(): SettingTools {
  return useContext(SettingToolsContext);
}

/** How long «saved» is shown beside a setting, in ms. */
const shownTime = 2_000;

/** Creates the tools of the screen. */
export function useNewSettingTools(
  facts: Pick<SavingFacts, 'saving' | 'refused'>,
  isShown: (name: SettingName) => boolean,
): SettingTools {
  const [marks, setMarks] = useState<SaveMarks>(noMarks);
  const followed = followSaving(marks, facts);
  if (followed !== marks) {
    setMarks(followed);
  }
  const { saved } = followed;
  useEffect(() => {
    if (saved.length === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setMarks(dropSaved), shownTime);
    return () => clearTimeout(timer);
  }, [saved]);
  return useMemo(
    () => ({
      isShown,
      readMark: (name) => findMark(followed, name),
      touch: (name) => setMarks((before) => touch(before, name)),
      saveHere: (name) => setMarks((before) => saveHere(before, name)),
    }),
    [isShown, followed],
  );
}
