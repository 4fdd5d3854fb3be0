import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { createSegmentStore } from '../segments/segmentStore.ts';
import { type DraftEntry, readDraft } from './draftEntries.ts';
import { restoreTranscript } from './restoreTranscript.ts';

type Step = { do: 'say' | 'snapshot' } | { do: 'type'; at: number; lines: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(3, 'say'),
  weigh(4, 'type', { at: fc.nat(1_000), lines: fc.boolean() }),
  weigh(1, 'snapshot'),
);

/** A draft that is dictated and typed; each word occurs in it once. */
class Writing {
  /** One record for each step, as the device stores them, with the words that it holds alone. */
  records: { entries: DraftEntry[]; words: string[] }[] = [];
  private readonly segments = createSegmentStore();
  private count = 0;
  private entries: DraftEntry[] = [];
  private readonly all: string[] = [];
  readonly document = createTranscriptDocument({
    segments: this.segments,
    onEntry: (entry) => {
      this.count += 1;
      this.entries.push({ kind: 'text', entry, number: this.count });
    },
  });

  take(each: Step): void {
    const word = `w${this.all.length}`;
    this.entries = [];
    if (each.do === 'snapshot') {
      this.records = [{ entries: [this.whole()], words: [...this.all] }];
      return;
    }
    this.all.push(word);
    if (each.do !== 'type') {
      const segment = { id: word, text: word, start: 0, end: 1, words: [], confirmed: true };
      this.entries.push({ kind: 'segment', segment });
      this.document.insertSegment(segment);
    } else {
      this.type(word, each);
    }
    this.records.push({ entries: this.entries, words: [word] });
  }

  private type(word: string, { at, lines }: Extract<Step, { do: 'type' }>): void {
    const text = this.document.text();
    const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
    const places = [0, ...spaces, text.length];
    const from = places[at % places.length] ?? 0;
    if (lines) {
      this.document.insertText(`\n${word} `);
    } else {
      this.document.replace([{ from, to: from, before: '', after: ` ${word} ` }]);
    }
  }

  private whole(): DraftEntry {
    return {
      kind: 'all',
      text: this.document.snapshot(),
      number: this.count,
      segments: this.segments.list().map(({ id, text, words, confirmed }) => ({
        id,
        text,
        words,
        confirmed,
        start: 0,
        end: 1,
      })),
      elapsed: 0,
      saved: null,
      literals: [],
      joins: [],
    };
  }
}

/** The text that the next visit shows. */
function restore(records: readonly { entries: readonly DraftEntry[] }[]): string {
  const content = readDraft(structuredClone(records.flatMap(({ entries }) => entries)));
  const segments = createSegmentStore(content.segments);
  const { document } = restoreTranscript(content, segments);
  segments.list().forEach((segment) => document.insertSegment(segment));
  return document.text();
}

function write(steps: readonly Step[]): Writing {
  const writing = new Writing();
  steps.forEach((each) => writing.take(each));
  return writing;
}

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

describe('restoring a draft', { timeout: fuzzTime(500) }, () => {
  it('X-27: restores an undamaged draft as it was', () => {
    checkEvery(500, fc.array(step, { maxLength: 30 }), (steps) => {
      const writing = write(steps);
      expect(restore(writing.records)).toBe(writing.document.text());
    });
  });

  it('S13: missing or damaged records cost at most the words that they hold', () => {
    checkEvery(
      500,
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.array(fc.record({ at: fc.nat(29), damaged: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
      (steps, faults) => {
        const { records } = write(steps);
        const broken = new Map(faults.map(({ at, damaged }) => [at % records.length, damaged]));
        const left = records.flatMap(({ entries, words }, index) => {
          const damaged = broken.get(index);
          return damaged === undefined
            ? [{ entries, words }]
            : damaged
              ? [{ entries: entries.map(damage), words: [] }]
              : [];
        });
        const held = left.flatMap(({ words }) => words);
        expect(wordsIn(restore(left))).toEqual(expect.arrayContaining(held));
      },
    );
  });

  it('S13: appends typed words that lost their place, once', () => {
    const steps: Step[] = [
      { do: 'say' },
      { do: 'type', at: 1, lines: false },
      { do: 'say' },
      { do: 'type', at: 0, lines: false },
    ];
    const { records } = write(steps);
    expect(restore(records.toSpliced(1, 1))).toBe('w0\n w3 w2');
  });
});

/** An entry that can be read and does not fit. */
function damage(entry: DraftEntry): DraftEntry {
  if (entry.kind === 'text') {
    return { ...entry, entry: { version: 1, kind: 'change', steps: [{ stepType: 'torn' }] } };
  }
  return entry.kind === 'all'
    ? { ...entry, text: { version: 1, kind: 'torn' }, segments: [] }
    : { kind: 'time', elapsed: 1 };
}
