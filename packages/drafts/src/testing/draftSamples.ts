import type { UnsentFrame } from '../drafts.ts';

export const makeEntry = (text: string) => ({ step: { insert: text } });

export const makeBytes = (...values: number[]) => new Uint8Array(values).buffer;

/** A slice of 250 ms. */
export const slice = (index: number, recordingId = 'stretch') => ({
  recordingId,
  index,
  bytes: makeBytes(index, index + 1),
  mimeType: 'audio/webm;codecs=opus',
  duration: 250,
});

/** `count` frames of 40 ms, numbered from `from`; every sample is the frame's number. */
export const makeFrames = (from: number, count: number): UnsentFrame[] =>
  Array.from({ length: count }, (_, index) => ({
    seq: from + index,
    samples: new Int16Array(640).fill(from + index),
  }));

export const listSeqs = (read: readonly UnsentFrame[]) => read.map(({ seq }) => seq);
