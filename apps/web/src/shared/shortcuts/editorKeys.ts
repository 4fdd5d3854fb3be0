import { commonText } from '../text/commonText.ts';
import { editingText } from '../text/editingText.ts';
import { editorText } from '../text/editorText.ts';
import { liveText } from '../text/liveText.ts';
import { reviewText } from '../text/reviewText.ts';
import { spokenWordText } from '../text/spokenWordText.ts';
import type { EditorAction } from './editorPress.ts';

/** The keys of the page of an opened text that are those of all programs, and stay. */
export const fixedEditorKeys: readonly {
  readonly label: string;
  readonly keys: readonly string[];
}[] = [
  { label: commonText.save, keys: ['Ctrl', 'S'] },
  { label: liveText.undo, keys: ['Ctrl', 'Z'] },
  { label: liveText.redo, keys: ['Ctrl', 'Y'] },
];

/** What the keys that a person may change do. */
export const editorActionLabels: Readonly<Record<EditorAction, string>> = {
  writeSpoken: liveText.commandUndo,
  addWord: editingText.addToWords,
  sayPlace: editingText.saySelf,
  playPause: editingText.playPause,
  playBack: editingText.playBack,
  playForward: editingText.playForward,
  playSlower: editingText.playSlower,
  playFaster: editingText.playFaster,
  playNormal: editingText.playNormal,
  playSelection: editingText.playSelection,
  playLoop: editingText.playLoop,
  playHere: spokenWordText.playFromCaret,
  follow: editorText.follow,
  nextUncertain: editorText.nextLow,
  previousUncertain: reviewText.previous,
  acceptWord: reviewText.accept,
};
