import type { CommandChip } from '@nevisa/ui';
import type { AppliedCommand } from '@nevisa/writing';
import { useEffect, useState } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';

/** The largest number of chips; more would hide the text. */
const most = 3;

export interface CommandChipsState {
  chips: readonly CommandChip[];
  /** Replaces the effect of a command by its spoken words. */
  writeAsWords: (id: string) => void;
  /** The same for the newest command; false when no chip is shown. */
  writeLastWord: () => boolean;
  forget: (id: string) => void;
}

/** The voice commands that have just run. */
export function useCommandChips({
  onCommands,
  writeAsWords,
}: DictationWorkspace): CommandChipsState {
  const [applied, setApplied] = useState<readonly AppliedCommand[]>([]);
  useEffect(
    () => onCommands((commands) => setApplied((before) => [...before, ...commands].slice(-most))),
    [onCommands],
  );
  const forget = (id: string) =>
    setApplied((before) => before.filter((command) => formatId(command) !== id));
  const write = (command: AppliedCommand | undefined) => {
    if (command === undefined) {
      return false;
    }
    forget(formatId(command));
    writeAsWords(command);
    return true;
  };
  return {
    chips: applied.map((command) => ({
      id: formatId(command),
      text: fill(liveText.commandApplied, { name: command.spoken }),
    })),
    writeAsWords: (id) => {
      write(applied.find((command) => formatId(command) === id));
    },
    writeLastWord: () => write(applied.at(-1)),
    forget,
  };
}

function formatId({ segmentId, index }: AppliedCommand): string {
  return `${segmentId} ${index}`;
}
