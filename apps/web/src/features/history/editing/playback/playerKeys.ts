import { type EditorPresses, formatEditorPress } from '../../../../shared/shortcuts/editorPress.ts';

/** The keys of the player for its tooltips, in the order of pressing (A3d). */
export function readPlayerKeys(presses: EditorPresses) {
  return {
    play: formatEditorPress(presses.playPause),
    back: formatEditorPress(presses.playBack),
    forward: formatEditorPress(presses.playForward),
    selection: formatEditorPress(presses.playSelection),
    loop: formatEditorPress(presses.playLoop),
  };
}
