import type { EditorView } from 'prosemirror-view';
import { hearPresses } from './hearPresses.ts';
import { canHighlight } from '../canHighlight.ts';
import { SpokenMark } from './SpokenMark.ts';
import type { SpokenWords } from './spokenWords.ts';
import { WordFollower } from './WordFollower.ts';

/** The spoken word of an editor. */
export interface ShownSpoken {
  /** The editor has drawn its text. */
  readonly redraw: (isChanged: boolean) => void;
  readonly stop: () => void;
}

/**
 * Shows the spoken word in a view and follows it.
 *
 * @param decorate draws the decorations of the view again, where the browser has no highlights
 */
export function showSpoken(
  view: EditorView,
  id: string,
  words: SpokenWords,
  decorate: () => void,
): ShownSpoken {
  const mark = new SpokenMark(view, id, words.read);
  const follower = new WordFollower(view.dom, words, () => mark.bounds());
  const stops = [
    words.subscribe(() => {
      if (!canHighlight()) {
        decorate();
      }
      mark.draw();
      follower.follow();
    }),
    hearPresses(view, words),
    () => follower.stop(),
    () => mark.stop(),
  ];
  mark.draw();
  return {
    redraw: (isChanged) => mark.redraw(isChanged),
    stop: () => stops.forEach((end) => end()),
  };
}
