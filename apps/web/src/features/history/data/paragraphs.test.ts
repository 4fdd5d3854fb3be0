import { describe, expect, it } from 'vitest';
import { joinParagraphs, toParagraphs } from './paragraphs.ts';

const segment = (segmentId: string, text: string, speaker: string | null = null) => ({
  segment_id: segmentId,
  text,
  speaker,
  start: null,
  end: null,
  words: [],
  is_edited: false,
});
const speakers = [
  { id: 's1', name: 'سارا' },
  { id: 's2', name: 'رضا' },
];
const read = (segments: ReturnType<typeof segment>[], text = '') =>
  toParagraphs({ text, segments, speakers }).map((one) => [one.speaker, one.text]);

describe('the paragraphs of a text', () => {
  it('X-122: join segments until a line break', () => {
    expect(read([segment('1', 'الف'), segment('2', 'ب.\n'), segment('3', 'پ')])).toEqual([
      [null, 'الف ب.'],
      [null, 'پ'],
    ]);
  });

  it('X-122: begin anew with another speaker, who is named once', () => {
    const segments = [
      segment('1', 'سلام', 's1'),
      segment('2', 'خوبی؟\n', 's1'),
      segment('3', 'بله', 's1'),
      segment('4', 'من هم', 's2'),
      segment('5', 'باشد', 'unknown'),
    ];
    expect(read(segments)).toEqual([
      ['سارا', 'سلام خوبی؟'],
      [null, 'بله'],
      ['رضا', 'من هم'],
      [null, 'باشد'],
    ]);
    expect(joinParagraphs({ text: '', segments, speakers })).toBe(
      'سارا: سلام خوبی؟\nبله\nرضا: من هم\nباشد',
    );
  });

  it('X-122: are the lines of a text without segments', () => {
    expect(read([], 'یک\n\nدو')).toEqual([
      [null, 'یک'],
      [null, 'دو'],
    ]);
    expect(read([], '')).toEqual([]);
  });

  it('X-122: a line break inside of a segment divides it', () => {
    expect(read([segment('1', 'یک\nدو\n\n'), segment('2', 'سه')])).toEqual([
      [null, 'یک'],
      [null, 'دو'],
      [null, 'سه'],
    ]);
  });
});
