/** A word and when it was spoken, in seconds; `conf` from 0 to 1. */
export interface TimedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly conf: number;
}

/** Duration of a pause, in seconds: long enough to separate a spoken mark. */
const pause = 0.25;

/**
 * Distributes the words of a sentence over its duration, in proportion to their length.
 * Two spaces between words are a pause.
 */
export function toTimedWords(text: string, start: number, end: number): TimedWord[] {
  const parts = text.split(' ');
  const pauses = parts.filter((part) => part === '').length;
  const silence = pauses === 0 ? 0 : Math.min(pause, (end - start) / (2 * pauses));
  const letters = text.replaceAll(' ', '').length;
  const perLetter = (end - start - pauses * silence) / letters;
  let now = start;
  return parts.flatMap((word) => {
    const from = now;
    now += word === '' ? silence : perLetter * word.length;
    return word === ''
      ? []
      : [{ word, start: inMilliseconds(from), end: inMilliseconds(now), conf: 0.9 }];
  });
}

/** The text of a sentence without its pauses. */
export function withoutPauses(text: string): string {
  return text.replaceAll(/ {2,}/g, ' ');
}

function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
