import type { Contract, PayloadOf } from '@nevisa/api';
import type { ConversationSegment, SegmentChange } from '@nevisa/api/types';

/** The id of the first conversation that a backend makes. */
export const savedId = 'c0000000-0000-4000-8000-000000000001';

/** A segment with a second of sound from `start` on. */
export function timed(segment_id: string, text: string, start: number, words: string[] = []) {
  return {
    segment_id,
    text,
    start,
    end: start + 1,
    words: words.map((word) => ({ word, start, end: start + 0.5, conf: 0.9 })),
    speaker: null,
    is_edited: false,
  };
}

/** A segment without sound. */
export const typed = (segment_id: string, text: string): ConversationSegment => ({
  ...timed(segment_id, text, 0),
  start: null,
  end: null,
});

export const set = (segment: ConversationSegment): SegmentChange => ({
  op: 'set',
  segment_id: segment.segment_id,
  segment,
});

export const insert = (segment: ConversationSegment, after: string | null): SegmentChange => ({
  op: 'insert',
  segment_id: segment.segment_id,
  after,
  segment,
});

/** Two dictated sentences and a typed word. */
export const saved: PayloadOf<Contract['createHistory']> = {
  client_id: 'document',
  title: 'عنوان',
  text: 'یک دو.\nسه چهار. پنج',
  segments: [timed('a', 'یک دو.', 0, ['یک', 'دو']), timed('b', 'سه چهار.', 2, ['سه', 'چهار'])],
  duration: 5_000,
  source: 'LIVE',
  created_at: '2026-11-21T10:30:00Z',
};
