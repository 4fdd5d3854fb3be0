import type { UnsentFrame } from '../drafts.ts';

/** A change of the text, as a sheet writes it. */
export const entry = (text: string) => ({ step: { insert: text } });

export const bytes = (...values: number[]) => new Uint8Array(values).buffer;

/** 250 ms of a recording. */
export const slice = (index: number, stretch = 'stretch') => ({
  stretch,
  index,
  bytes: bytes(index, index + 1),
  mimeType: 'audio/webm;codecs=opus',
  duration: 250,
});

/** `count` frames of 40 ms from a number on; each sample is the frame's number. */
export const frames = (from: number, count: number): UnsentFrame[] =>
  Array.from({ length: count }, (_, index) => ({
    seq: from + index,
    samples: new Int16Array(640).fill(from + index),
  }));

export const seqsOf = (read: readonly UnsentFrame[]) => read.map(({ seq }) => seq);
