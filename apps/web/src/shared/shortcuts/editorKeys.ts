import { commonText } from '../text/commonText.ts';
import { editingText } from '../text/editingText.ts';
import { editorText } from '../text/editorText.ts';
import { liveText } from '../text/liveText.ts';
import { reviewText } from '../text/reviewText.ts';
import { spokenWordText } from '../text/spokenWordText.ts';

/** The keys of the page of an opened text, in the order of the list of keys. */
export const editorKeys: readonly { readonly label: string; readonly keys: readonly string[] }[] = [
  { label: commonText.save, keys: ['Ctrl', 'S'] },
  { label: liveText.undo, keys: ['Ctrl', 'Z'] },
  { label: liveText.redo, keys: ['Ctrl', 'Y'] },
  { label: liveText.commandUndo, keys: ['Alt', 'N'] },
  { label: editingText.addToWords, keys: ['Alt', 'W'] },
  { label: editingText.saySelf, keys: ['Alt', 'T'] },
  { label: editingText.playPause, keys: ['Alt', 'P'] },
  { label: editingText.playBack, keys: ['Alt', 'J'] },
  { label: editingText.playForward, keys: ['Alt', 'L'] },
  { label: editingText.playSlower, keys: ['Alt', '['] },
  { label: editingText.playFaster, keys: ['Alt', ']'] },
  { label: editingText.playNormal, keys: ['Alt', '\\'] },
  { label: editingText.playSelection, keys: ['Alt', 'Shift', 'I'] },
  { label: editingText.playLoop, keys: ['Alt', 'I'] },
  { label: spokenWordText.playFromCaret, keys: ['Alt', 'Enter'] },
  { label: editorText.follow, keys: ['Alt', 'O'] },
  { label: editorText.nextLow, keys: ['F7'] },
  { label: reviewText.previous, keys: ['Shift', 'F7'] },
  { label: reviewText.accept, keys: ['Alt', 'A'] },
];
