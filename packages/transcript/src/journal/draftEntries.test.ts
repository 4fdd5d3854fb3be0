import { describe, expect, it } from 'vitest';
import { type DraftEntry, readDraft } from './draftEntries.ts';

const said = (id: string, text: string, confirmed = true) => ({
  id,
  text,
  start: 1,
  end: 2,
  words: [],
  confirmed,
});
const segment = (id: string, text: string, confirmed = true): DraftEntry => ({
  kind: 'segment',
  segment: said(id, text, confirmed),
});
const interim = (segmentId: string, text: string): DraftEntry => ({
  kind: 'interim',
  segmentId,
  text,
});

describe('readDraft', () => {
  it('returns empty content without entries', () => {
    expect(readDraft([])).toEqual({
      text: [],
      gaps: [],
      textCount: 0,
      segments: [],
      literals: [],
      joins: [],
      elapsed: 0,
      complete: true,
      engine: null,
      saved: null,
      queuedAs: null,
      isFinished: false,
    });
  });

  it('X-27: returns the newest version of each segment, in the order of arrival', () => {
    const { segments } = readDraft([
      segment('a', 'یک', false),
      segment('b', 'دو'),
      segment('a', 'یک!'),
    ]);
    expect(segments).toEqual([said('a', 'یک!'), said('b', 'دو')]);
  });

  it('X-27: appends the interim text as a segment', () => {
    const { segments } = readDraft([segment('a', 'یک'), interim('b', 'د'), interim('b', 'دو')]);
    expect(segments.at(-1)).toEqual({
      id: 'b',
      text: 'دو',
      start: 2,
      end: 2,
      words: [],
      confirmed: false,
    });
  });

  it.each([
    ['they were cleared', [interim('b', 'دو'), interim('b', '')]],
    ['they became a sentence', [interim('a', 'دو')]],
  ])('appends no interim text when %s', (_, entries) => {
    expect(readDraft([segment('a', 'یک'), ...entries]).segments).toEqual([said('a', 'یک')]);
  });

  it('returns edits, time and saved place', () => {
    const place = { historyId: 'h', revision: 3 };
    expect(
      readDraft([
        { kind: 'text', entry: 1 },
        { kind: 'time', elapsed: 7_000 },
        { kind: 'text', entry: { two: 2 } },
        { kind: 'saved', saved: place },
      ]),
    ).toMatchObject({ text: [1, { two: 2 }], segments: [], elapsed: 7_000, saved: place });
  });

  it('X-26: returns the engine of the last recording, also from a whole entry', () => {
    const browser: DraftEntry = { kind: 'engine', engine: 'browser' };
    const { engine, isFinished } = readDraft([{ kind: 'finished' }, browser]);
    expect([engine, isFinished]).toEqual(['browser', true]);
    const whole: DraftEntry = {
      kind: 'all',
      text: null,
      segments: [],
      elapsed: 0,
      saved: null,
      literals: [],
      joins: [],
    };
    expect(readDraft([browser, { ...whole, engine: 'browser' }]).engine).toBe('browser');
    expect(readDraft([browser, whole]).engine).toBeNull();
  });

  it('X-26: returns whether the end of the last recording was confirmed, also from a whole entry', () => {
    const unconfirmed: DraftEntry = { kind: 'end', complete: false };
    const whole: DraftEntry = {
      kind: 'all',
      text: null,
      segments: [],
      elapsed: 0,
      saved: null,
      literals: [],
      joins: [],
    };
    const isComplete = (...entries: readonly DraftEntry[]) => readDraft(entries).complete;
    expect([
      isComplete(unconfirmed, segment('a', 'یک')),
      isComplete(unconfirmed, { kind: 'end', complete: true }),
      isComplete(unconfirmed, { ...whole, complete: false }),
      isComplete(unconfirmed, whole),
    ]).toEqual([false, true, false, true]);
  });

  it('replaces all entries before an entry of kind `all`', () => {
    const all: DraftEntry = {
      kind: 'all',
      text: 'snapshot',
      segments: [said('a', 'یک')],
      elapsed: 9_000,
      saved: null,
      literals: [{ segmentId: 'a', index: 0 }],
      joins: [{ segmentId: 'a', beforeId: '0' }],
    };
    expect(
      readDraft([
        { kind: 'text', entry: 'before' },
        segment('z', 'پیش از این'),
        interim('y', 'نیمه'),
        { kind: 'saved', saved: { historyId: 'h', revision: 1 } },
        all,
        { kind: 'text', entry: 'after' },
        segment('b', 'دو'),
        { kind: 'join', join: { segmentId: 'b', beforeId: 'a' } },
      ]),
    ).toMatchObject({
      text: ['snapshot', 'after'],
      segments: [said('a', 'یک'), said('b', 'دو')],
      literals: [{ segmentId: 'a', index: 0 }],
      joins: [
        { segmentId: 'a', beforeId: '0' },
        { segmentId: 'b', beforeId: 'a' },
      ],
      elapsed: 9_000,
      saved: null,
    });
  });

  it.each([
    [[], 'p'],
    [[{ kind: 'time', elapsed: 1 }], 'p'],
    [[segment('b', 'دو')], null],
    [[{ kind: 'text', entry: 1 }], null],
    [[interim('c', 'سه')], null],
  ] as const)('X-27: is queued until a later change: %o', (later, queuedAs) => {
    const queued = { kind: 'queued', pieceId: 'p' };
    expect(readDraft([segment('a', 'یک'), queued, ...later]).queuedAs).toBe(queuedAs);
  });

  it('S13: notices a missing text entry, also after a whole text', () => {
    const text = (number: number): DraftEntry => ({ kind: 'text', entry: number, number });
    const whole: DraftEntry = {
      kind: 'all',
      text: 'snapshot',
      number: 5,
      segments: [],
      elapsed: 0,
      saved: null,
      literals: [],
      joins: [],
    };
    const readGaps = (...entries: DraftEntry[]) => {
      const { gaps, textCount } = readDraft(entries);
      return { gaps, textCount };
    };
    expect(readGaps(text(1), text(2), text(3))).toEqual({ gaps: [], textCount: 3 });
    expect(readGaps(text(1), text(3), text(4))).toEqual({ gaps: [1], textCount: 4 });
    expect(readGaps(text(2))).toEqual({ gaps: [0], textCount: 2 });
    expect(readGaps(text(1), text(3), whole, text(6))).toEqual({ gaps: [], textCount: 6 });
    expect(readGaps(whole, text(7))).toEqual({ gaps: [1], textCount: 7 });
    expect(readGaps(segment('a', 'یک'), { kind: 'text', entry: 'without a number' })).toEqual({
      gaps: [],
      textCount: 1,
    });
  });

  it.each([
    [[], true],
    [[{ kind: 'time', elapsed: 1 }], true],
    [[segment('b', 'دو')], false],
    [[{ kind: 'text', entry: 1 }], false],
  ] as const)('S15: is finished until a later change: %o', (later, isFinished) => {
    const finished: DraftEntry = { kind: 'finished' };
    expect(readDraft([segment('a', 'یک'), finished, ...later]).isFinished).toBe(isFinished);
  });

  it('S04: skips unknown entries', () => {
    const odd = [null, 7, 'x', {}, { kind: 'of tomorrow' }, { kind: 'segment', segment: {} }];
    expect(readDraft([...odd, segment('a', 'یک'), ...odd]).segments).toEqual([said('a', 'یک')]);
  });
});
