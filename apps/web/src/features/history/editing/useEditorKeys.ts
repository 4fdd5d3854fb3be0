import type { TranscriptDocument } from '@nevisa/transcript';
import { useChosenKeys } from '../../../shared/shortcuts/editorKeyChoice.tsx';
import { isInDialog } from '../../../shared/shortcuts/isInDialog.ts';
import { useKeyPress } from '../../../shared/shortcuts/useKeyPress.ts';

export interface EditorKeys {
  save: () => void;
  /** Null while nothing may be changed. */
  document: Pick<TranscriptDocument, 'undo' | 'redo'> | null;
  sayPlace: () => void;
  /** Writes the number or the voice command at the caret as it was said. */
  writeSpoken: () => void;
  /** Offers the word at the caret for the person's own words. */
  addWord: () => void;
  /** Null where there is no sound. */
  player: ((command: PlayerCommand) => void) | null;
}

/** What keys do with the sound of the text. */
export type PlayerCommand =
  | 'playPause'
  | 'playBack'
  | 'playForward'
  | 'playSlower'
  | 'playFaster'
  | 'playNormal'
  | 'playSelection'
  | 'playLoop';

/**
 * The keys of the page, wherever the focus is (A3d): Ctrl+S saves in place of the dialog of the
 * browser, Ctrl+Z and Ctrl+Y undo and redo the text outside of other fields, Alt+T says the place, Alt+N writes
 * what was said, Alt+W offers a word.
 * Alt+P plays and pauses, Alt+J and Alt+L move by five seconds, Alt+[ Alt+] Alt+\\ change the speed,
 * Alt+I repeats the selected words, Alt+Shift+I plays them once.
 * The editor handles its own undo. A person may have chosen other keys for what has Alt.
 */
export function useEditorKeys(keys: EditorKeys): void {
  const read = useChosenKeys(readEditorKey);
  useKeyPress((event) => {
    const command = read(event);
    if (command === null || event.defaultPrevented) {
      return;
    }
    if (isPlayerCommand(command)) {
      if (keys.player === null || event.isComposing) {
        return;
      }
      // A key that is held down does not play and pause again and again.
      if (!event.repeat || !once.has(command)) {
        keys.player(command);
      }
    } else if (notInDialogs.has(command) && isInDialog(event.target)) {
      return;
    } else if (command === 'undo' || command === 'redo') {
      if (isInField(event.target)) {
        return;
      }
      keys.document?.[command]();
    } else {
      keys[command]();
    }
    event.preventDefault();
  });
}

type EditorCommand =
  | 'save'
  | 'undo'
  | 'redo'
  | 'sayPlace'
  | 'addWord'
  | 'writeSpoken'
  | PlayerCommand;

const playerCommands: Readonly<Record<string, PlayerCommand>> = {
  KeyP: 'playPause',
  KeyJ: 'playBack',
  KeyL: 'playForward',
  BracketLeft: 'playSlower',
  BracketRight: 'playFaster',
  Backslash: 'playNormal',
  KeyI: 'playLoop',
};

/** What would change the text behind an open dialog, or open another one over it. */
const notInDialogs: ReadonlySet<EditorCommand> = new Set([
  'addWord',
  'writeSpoken',
  'undo',
  'redo',
]);

const once: ReadonlySet<EditorCommand> = new Set([
  'playPause',
  'playNormal',
  'playLoop',
  'playSelection',
]);

/** Whether a command is one of the player. */
export function isPlayerCommand(command: EditorCommand | null): command is PlayerCommand {
  return command !== null && command.startsWith('play');
}

/** Reads the physical key, so that every keyboard layout has the same keys; null for any other. */
export function readEditorKey(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
    getModifierState: (key: string) => boolean;
  },
): EditorCommand | null {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.getModifierState('AltGraph')) {
    return null;
  }
  const control = ctrlKey || metaKey;
  if (altKey && shiftKey) {
    return !control && code === 'KeyI' ? 'playSelection' : null;
  }
  if (altKey) {
    const withAlt: Readonly<Record<string, EditorCommand>> = {
      KeyT: 'sayPlace',
      KeyN: 'writeSpoken',
      KeyW: 'addWord',
      ...playerCommands,
    };
    return control ? null : (withAlt[code] ?? null);
  }
  if (!control) {
    return null;
  }
  const commands: Readonly<Record<string, EditorCommand>> = shiftKey
    ? { KeyZ: 'redo' }
    : { KeyS: 'save', KeyZ: 'undo', KeyY: 'redo' };
  return commands[code] ?? null;
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
