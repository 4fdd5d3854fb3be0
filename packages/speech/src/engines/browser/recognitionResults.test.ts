import { describe, expect, it } from 'vitest';
import { noResults, readResults, type RecognisedText } from './recognitionResults.ts';

type Said = readonly [transcript: string, isFinal?: boolean, confidence?: number];

/** Reads events one after another, 100 ms apart; answers the texts of the last one. */
function readLast(isAndroid: boolean, ...events: readonly (readonly Said[])[]) {
  let state = noResults;
  let texts: readonly RecognisedText[] = [];
  events.forEach((said, count) => {
    const results = said.map(([transcript, isFinal = false, confidence = 0]) =>
      Object.assign([{ transcript, confidence }], { isFinal }),
    );
    const event = { resultIndex: 0, results } as unknown as Parameters<typeof readResults>[1];
    [state, texts] = readResults(state, event, { now: count * 100, isAndroid });
  });
  return texts.map(({ type, index, text }) => [type, index, text]);
}

const final: Said = ['سلام', true, 0.8];

describe('an open sentence of the recognition of a browser', () => {
  it('X-34: is taken back when it was the echo of a final one', () => {
    const echo: Said = ['سلام', true, 0];
    expect(readLast(true, [final], [final, echo], [final, final])).toEqual([['partial', 1, '']]);
  });

  it('X-34: is taken back also when the next sentence has begun', () => {
    const echo: Said = ['سلام', true, 0];
    expect(readLast(true, [final], [final, echo], [final, final, ['خوبی']])).toEqual([
      ['partial', 1, ''],
      ['partial', 2, 'خوبی'],
    ]);
  });

  it('X-34: is said once where its echo comes within a quarter of a second, and twice after it', () => {
    const twice = [final, final];
    expect(readLast(true, [final], [final], twice)).toEqual([]);
    expect(readLast(true, [final], [final], [final], twice)).toEqual([['final', 1, 'سلام']]);
  });

  it('X-3: is taken back when its final text is empty, and when it is gone', () => {
    expect(readLast(false, [final, ['خوب']], [final, ['', true]])).toEqual([['partial', 1, '']]);
    expect(readLast(false, [final, ['خوب']], [final])).toEqual([['partial', 1, '']]);
  });

  it('X-3: is replaced by its final text alone', () => {
    expect(readLast(false, [['سلا']], [final])).toEqual([['final', 0, 'سلام']]);
  });
});
