/** A word and when it was spoken, in seconds; `conf` from 0 to 1. */
export interface TimedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly conf: number;
}

/** Spreads the words of a sentence over the time in which it was spoken, longer words longer. */
export function timedWords(text: string, start: number, end: number): TimedWord[] {
  const words = text.split(' ');
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let before = 0;
  return words.map((word) => {
    const from = start + ((end - start) * before) / letters;
    before += word.length;
    const to = start + ((end - start) * before) / letters;
    return { word, start: inMilliseconds(from), end: inMilliseconds(to), conf: 0.9 };
  });
}

function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
