import { defaultWriting, type WritingSettings } from '@nevisa/writing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { getInternals } from '../model/documentInternals.ts';
import { type Slice, TranscriptFormatter } from './transcriptFormatter.ts';

type Happening =
  | { kind: 'slice' }
  | { kind: 'final'; text: string }
  | { kind: 'type' | 'delete'; which: number }
  | { kind: 'choose'; change: Partial<WritingSettings> };

/** Longer than a paragraph that takes a further segment. */
const long = `${'کلمه '.repeat(60)}بیست`;

const spoken = fc.constantFrom(
  'بیست کتاب ها',
  'بیست',
  'و سه نفر',
  'دو خط بعد سه',
  'سلام علامت',
  'سؤال آمد',
  'خوبی نقطه خط بعد',
  long,
);

const finals = fc.record({ kind: fc.constant('final' as const), text: spoken });

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('slice' as const) }), weight: 3 },
  finals,
  fc.record({ kind: fc.constantFrom('type' as const, 'delete' as const), which: fc.nat(30) }),
  fc.record({
    kind: fc.constant('choose' as const),
    change: fc.constantFrom(
      { showDigitsInEnglish: true },
      { showDigitsInEnglish: false },
      { addNumberSeparator: true },
      { halfSpace: false },
    ),
  }),
);

/** A dictation whose formatter runs one run in each slice, or all at once at the end. */
class Dictation {
  readonly transcript = createTranscriptDocument();
  readonly #formatter: TranscriptFormatter;
  readonly #inSlices: boolean;
  #settings = defaultWriting;
  #slice: Slice | null = null;
  #said = 0;
  typed = 0;

  constructor(inSlices: boolean) {
    this.#inSlices = inSlices;
    this.#formatter = new TranscriptFormatter({
      transcript: this.transcript,
      settings: () => this.#settings,
      ...(inSlices && { runSlices: (slice) => (this.#slice = slice) }),
    });
  }

  happen(happening: Happening): void {
    switch (happening.kind) {
      case 'slice':
        if (this.#slice?.(() => true) === false) {
          this.#slice = null;
        }
        break;
      case 'final': {
        const id = `s${this.#said}`;
        // Its first word is never changed, so that an edit finds the same place in both.
        const text = `واژه${this.#said}ا ${happening.text}`;
        const segment = { id, text, start: null, end: null, words: [], confirmed: true };
        this.#said += 1;
        this.#formatter.insert(segment, false);
        break;
      }
      case 'type':
      case 'delete': {
        const word = `واژه${happening.which}ا `;
        const at = this.transcript.text().indexOf(word);
        if (at >= 0 && happening.kind === 'type') {
          this.typed += 1;
          const from = at + word.length;
          this.transcript.replace([{ from, to: from, before: '', after: `✎${this.typed}✎ ` }]);
        } else if (at >= 0) {
          this.transcript.replace([{ from: at, to: at + word.length, before: word, after: '' }]);
        }
        break;
      }
      case 'choose':
        this.#settings = { ...this.#settings, ...happening.change };
        if (this.#inSlices) {
          this.#formatter.reformat();
        }
        break;
    }
  }

  finish(): string {
    if (this.#inSlices) {
      while (this.#slice !== null) {
        this.happen({ kind: 'slice' });
      }
    } else {
      this.#formatter.reformat();
    }
    return this.transcript.text();
  }

  rewriteWhole(): string {
    new TranscriptFormatter({
      transcript: this.transcript,
      settings: () => this.#settings,
    }).reformat();
    return this.transcript.text();
  }
}

describe('rewriting in slices', { timeout: fuzzTime(300) }, () => {
  it('X-32: results in the text of a whole rewriting, with edits and finals between the slices', () => {
    checkEvery(
      200,
      fc.array(finals, { minLength: 1, maxLength: 12 }),
      fc.array(happenings, { maxLength: 30 }),
      (past, later) => {
        const [sliced, whole] = [new Dictation(true), new Dictation(false)];
        for (const happening of [...past, ...later]) {
          sliced.happen(happening);
          whole.happen(happening);
        }
        expect(sliced.finish()).toBe(whole.finish());
        expect(sliced.rewriteWhole()).toBe(sliced.transcript.text());
        for (let one = 1; one <= sliced.typed; one += 1) {
          expect(sliced.transcript.text().split(`✎${one}✎`)).toHaveLength(2);
        }
      },
    );
  });

  it('rewrites what is in sight first, and one run in each slice', () => {
    const dictation = new Dictation(true);
    for (let at = 0; at < 6; at += 1) {
      dictation.happen({ kind: 'final', text: long });
    }
    const { provideSight, state } = getInternals(dictation.transcript);
    const getLine = (at: number) => dictation.transcript.text().split('\n')[at] ?? '';
    const { doc } = state();
    const start = doc.children.slice(0, 3).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    provideSight(() => ({ from: start + 1, to: start + 5 }));
    dictation.happen({ kind: 'choose', change: { showDigitsInEnglish: true } });
    dictation.happen({ kind: 'slice' });
    expect(doc.childCount).toBe(6);
    expect([2, 3, 4].map((at) => getLine(at).includes('20'))).toEqual([false, true, false]);
    dictation.finish();
    expect([0, 1, 2, 3, 4, 5].filter((at) => getLine(at).includes('۲۰'))).toEqual([]);
  });

  it('rewrites text with many spoken line breaks in runs of one line', () => {
    const dictation = new Dictation(true);
    for (let at = 0; at < 40; at += 1) {
      dictation.happen({ kind: 'final', text: 'بیست نقطه خط بعد' });
    }
    const ids = dictation.transcript.recognised.list().map(({ id }) => id);
    const lengths = [...dictation.transcript.findRuns(ids)].map(({ length }) => length);
    expect(lengths).toEqual(ids.map(() => 1));
  });

  it('notifies subscribers once for each slice, and not when no text differs', () => {
    const dictation = new Dictation(true);
    dictation.happen({ kind: 'final', text: 'بیست کتاب' });
    dictation.happen({ kind: 'final', text: 'سلام' });
    let notified = 0;
    dictation.transcript.subscribe(() => (notified += 1));
    dictation.happen({ kind: 'choose', change: { showDigitsInEnglish: true } });
    dictation.finish();
    expect(notified).toBe(1);
    dictation.happen({ kind: 'choose', change: { addNumberSeparator: true } });
    dictation.finish();
    expect(notified).toBe(1);
  });
});
