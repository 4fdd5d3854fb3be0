import fc from 'fast-check';
import type { ExportSource } from '../export/exportedTranscript.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { createSaved } from './savedTexts.ts';

/** A segment whose words are said one after another, each for so many seconds, from `start` on. */
export function createSpoken(
  segment_id: string,
  text: string,
  {
    start = 0,
    length = 0.4,
    speaker = null,
  }: { start?: number; length?: number; speaker?: string | null } = {},
): SavedSegment {
  const words = text
    .trim()
    .split(/\s+/u)
    .map((word, at) => ({
      word,
      start: start + at * length,
      end: start + (at + 1) * length,
      conf: 0.9,
    }));
  const end = words.at(-1)?.end ?? start;
  return { ...createSaved(segment_id, text, speaker), start, end, words };
}

/** A text of these segments. */
export function createSource(
  segments: readonly SavedSegment[],
  more: Partial<ExportSource> = {},
): ExportSource {
  return { title: 'عنوان', text: '', speakers: [], segments, ...more };
}

const time = fc.double({ min: 0, max: 400_000, noNaN: true });
const mark = fc.constantFrom('', '', '', '.', '؟', '،', ')', '…»');
const letters = fc.constantFrom(
  'سلام',
  'می‌خواهم',
  'GPU',
  '۵٪',
  'کتاب‌خانه',
  'a@b.ir',
  'ن'.repeat(50),
  '12:30',
);

interface Drawn {
  readonly kind: 'words' | 'whole' | 'typed';
  readonly start: number;
  readonly lengths: readonly number[];
  readonly words: readonly (readonly [string, string])[];
  readonly speaker: string | null;
  readonly ends: boolean;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom('words', 'words', 'words', 'whole', 'typed'),
  start: fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), time),
  lengths: fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 1, maxLength: 6 }),
  words: fc.array(fc.tuple(letters, mark), { minLength: 1, maxLength: 40 }),
  speaker: fc.constantFrom(null, 's1', 's2'),
  ends: fc.boolean(),
});

/**
 * A text with at least one time, in any order of its times. Each of its words has a number
 * of its own at its begin, so that it can be found again.
 */
export const spokenSource: fc.Arbitrary<ExportSource> = fc
  .array(drawn, { minLength: 1, maxLength: 8 })
  .map((parts) => {
    let count = 0;
    const segments = [{ ...parts[0], kind: 'words' } as Drawn, ...parts.slice(1)].map(
      (part, at): SavedSegment => {
        const words = part.words.map(([word, sign]) => `n${(count += 1)}_${word}${sign}`);
        const text = words.join(' ') + (part.ends ? '\n' : '');
        const saved = createSaved(String(at), text, part.speaker);
        if (part.kind === 'typed') {
          return saved;
        }
        let now = part.start;
        const spoken = words.map((word, place) => {
          const begin = now;
          now += part.lengths[place % part.lengths.length] ?? 0;
          return { word, start: begin, end: now, conf: 1 };
        });
        const span = { start: part.start, end: now };
        return Object.assign(saved, span, { words: part.kind === 'words' ? spoken : [] });
      },
    );
    const speakers = [
      { id: 's1', name: 'سارا' },
      { id: 's2', name: 'Reza & <Co>' },
    ];
    return createSource(segments, { speakers });
  });
