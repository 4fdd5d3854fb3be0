import { openConversation, renameSpeaker, type SavedSegment } from '@nevisa/transcript';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeads } from './createHeads.ts';

const lines = 100;

/** A paragraph each ten seconds; two people speak in turn. */
const saved = Array.from({ length: lines }, (_, at): SavedSegment => ({
  segment_id: `s${at}`,
  text: `خط ${at}\n`,
  start: at * 10,
  end: at * 10 + 5,
  words: [],
  speaker: at % 2 === 0 ? 'a' : 'b',
  is_edited: false,
}));

function open() {
  const document = openConversation(saved, {
    speakers: [
      { id: 'a', name: 'سارا' },
      { id: 'b', name: 'رضا' },
    ],
  });
  const heads = createHeads(document, () => undefined);
  /** The position in the paragraph of a line. */
  const computePlace = (line: number) =>
    1 + saved.slice(0, line).reduce((sum, { text }) => sum + text.length + 1, 0);
  return { document, heads, computePlace };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createHeads', () => {
  it('X-141: reads name and time of a paragraph, also of one far below', () => {
    const { heads, computePlace } = open();
    expect(heads.read(computePlace(1), 'b')).toEqual({ name: 'رضا', time: '۰۰:۱۰' });
    expect(heads.read(computePlace(90), 'a')).toEqual({ name: 'سارا', time: '۱۵:۰۰' });
  });

  it('X-141: updates the names of all heads at once, and their times a moment after an edit', () => {
    const { document, heads, computePlace } = open();
    const told = [vi.fn(), vi.fn()];
    const leave = told.map((listener) => heads.subscribe(listener));
    renameSpeaker(document, 'b', 'مینا');
    expect(told.map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
    expect(heads.read(computePlace(1), 'b').name).toBe('مینا');
    vi.runAllTimers();
    document.insertText('نو');
    expect(told.map((listener) => listener.mock.calls.length)).toEqual([2, 2]);
    vi.runAllTimers();
    expect(told.map((listener) => listener.mock.calls.length)).toEqual([3, 3]);
    leave.forEach((end) => end());
    document.insertText('تر');
    expect(vi.getTimerCount()).toBe(0);
  });
});
