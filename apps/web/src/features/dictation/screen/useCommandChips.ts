import type { CommandChip } from '@nevisa/ui';
import type { AppliedCommand } from '@nevisa/writing';
import { useEffect, useState } from 'react';
import type { DictationWorkspace } from '../workspace/createDictationWorkspace.ts';
import { fill } from '../../../shared/text/fill.ts';
import { liveText } from '../../../shared/text/liveText.ts';

/** More would hide what is being written. */
const most = 3;

export interface CommandChipsState {
  chips: readonly CommandChip[];
  /** Writes the words of a command instead of what it did. */
  writeWord: (id: string) => void;
  /** The same for the newest; false where none is shown. */
  writeLastWord: () => boolean;
  forget: (id: string) => void;
}

/** The spoken commands that were just carried out. */
export function useCommandChips({
  onCommands,
  writeAsWords,
}: DictationWorkspace): CommandChipsState {
  const [applied, setApplied] = useState<readonly AppliedCommand[]>([]);
  useEffect(
    () =>
      onCommands((commands) => {
        setApplied((before) => [...before, ...commands].slice(-most));
      }),
    [onCommands],
  );
  const forget = (id: string) => {
    setApplied((before) => before.filter((command) => idOf(command) !== id));
  };
  const write = (command: AppliedCommand | undefined) => {
    if (command === undefined) {
      return false;
    }
    forget(idOf(command));
    writeAsWords(command);
    return true;
  };
  return {
    chips: applied.map((command) => ({
      id: idOf(command),
      text: fill(liveText.commandApplied, { name: command.spoken }),
    })),
    writeWord: (id) => {
      write(applied.find((command) => idOf(command) === id));
    },
    writeLastWord: () => write(applied.at(-1)),
    forget,
  };
}

function idOf({ segmentId, index }: AppliedCommand): string {
  return `${segmentId} ${index}`;
}
