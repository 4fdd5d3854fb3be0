import fc from 'fast-check';
import type { SavedText } from '../merge/savedText.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';

/** A segment of typed text. */
export function createSaved(
  segment_id: string,
  text = segment_id,
  speaker: string | null = null,
): SavedSegment {
  return { segment_id, text, start: null, end: null, words: [], speaker, is_edited: false };
}

/** A text of these segments, each with its id as its words unless a pair gives others. */
export function makeText(
  ...segments: readonly (string | readonly [id: string, text: string])[]
): SavedText {
  const saved = segments.map((each) =>
    typeof each === 'string' ? createSaved(each) : createSaved(each[0], each[1]),
  );
  return { title: 'عنوان', speakers: [], segments: saved };
}

/** A change of a person; `at` and `to` are shares of the number of segments. */
export type TextEdit =
  | { kind: 'write' | 'insert'; at: number; word: number }
  | { kind: 'delete' | 'split'; at: number }
  | { kind: 'move'; at: number; to: number }
  | { kind: 'speaker'; at: number; who: string }
  | { kind: 'title'; word: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });

export const textEdit: fc.Arbitrary<TextEdit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('write' as const), at: share, word: fc.nat(4) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('insert' as const), at: share, word: fc.nat(4) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'split' as const), at: share }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), at: share, to: share }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('speaker' as const),
      at: share,
      who: fc.constantFrom('s1', 's2'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('title' as const), word: fc.nat(4) }) },
);

/**
 * Applies an edit. Every written word begins with `side` and a number that grows, so that
 * it can be found again; equal words on two sides begin with `same`.
 */
export function createEditor(side: string) {
  let count = 0;
  const write = (word: number) => {
    count += 1;
    return word === 0 ? 'same' : `${side}${count}`;
  };
  return (text: SavedText, edit: TextEdit): SavedText => {
    const segments = [...text.segments];
    const computePlace = (at: number) => Math.floor(at * Math.max(0, segments.length - 1));
    if (edit.kind === 'title') {
      return { ...text, title: `${side} title ${edit.word}` };
    }
    const at = computePlace(edit.at);
    const found = segments[at];
    if (edit.kind === 'insert' || found === undefined) {
      const word = edit.kind === 'insert' ? edit.word : 1;
      segments.splice(at + 1, 0, createSaved(`${side}-${(count += 1)}`, write(word)));
    } else if (edit.kind === 'write') {
      segments[at] = { ...found, text: `${found.text} ${write(edit.word)}`, is_edited: true };
    } else if (edit.kind === 'delete') {
      segments.splice(at, 1);
    } else if (edit.kind === 'speaker') {
      segments[at] = { ...found, speaker: edit.who };
    } else if (edit.kind === 'move') {
      segments.splice(at, 1);
      segments.splice(computePlace(edit.to), 0, found);
    } else {
      const words = found.text.split(' ');
      const half = Math.ceil(words.length / 2);
      const rest = createSaved(`${side}-${(count += 1)}`, words.slice(half).join(' '));
      segments.splice(at, 1, { ...found, text: words.slice(0, half).join(' ') }, rest);
    }
    return { ...text, segments };
  };
}
