import { createLoudnessMeter } from './loudness.ts';
import { createSpeechGate, framesPerSecond, type SpeechRange } from './speechGate.ts';
import { toTimedWords, type TimedWord, withoutPauses } from './toTimedWords.ts';

/** Shortest speech, in frames (260 ms); shorter sounds are noise. */
const shortest = 13;

/** Assumed duration of a word in an unfinished sentence, in frames (300 ms). */
const framesPerWord = 15;

/** A recognition result; `start` and `end` in seconds of the received audio. */
export type Recognition =
  | { readonly type: 'partial'; readonly segmentId: string; readonly text: string }
  | {
      readonly type: 'final';
      readonly segmentId: string;
      readonly text: string;
      readonly words: readonly TimedWord[];
      readonly start: number;
      readonly end: number;
    };

export interface Recogniser {
  /** Receives samples and returns new results, in order. */
  receive(samples: Int16Array): Recognition[];
  /** Ends the current sentence. */
  flush(): Recognition[];
}

/**
 * A recogniser with real timing and scripted text: an energy gate finds the ranges of
 * speech, and each range gets the next sentence of a script.
 *
 * @param createSegmentId returns the id of the n-th sentence, counted from 1
 */
export function createRecogniser({
  sampleRate,
  script,
  createSegmentId,
}: {
  /** In Hz. */
  sampleRate: number;
  script: readonly string[];
  createSegmentId: (number: number) => string;
}): Recogniser {
  const frameLength = Math.round(sampleRate / framesPerSecond);
  const measure = createLoudnessMeter(frameLength);
  const gate = createSpeechGate();
  let sentences = 0;
  let reportedWords = 0;

  return {
    receive: (samples) => measure(samples).flatMap((level) => recognise(gate.next(level))),
    flush: () => recognise(gate.close()),
  };

  function recognise(range: SpeechRange | null): Recognition[] {
    if (range === null || range.end - range.start < shortest) {
      return [];
    }
    const said = script[sentences % script.length] ?? '';
    const text = withoutPauses(said);
    const segmentId = createSegmentId(sentences + 1);
    if (range.over) {
      sentences += 1;
      reportedWords = 0;
      const start = (range.start * frameLength) / sampleRate;
      const end = (range.end * frameLength) / sampleRate;
      return [
        { type: 'final', segmentId, text, words: toTimedWords(said, start, end), start, end },
      ];
    }
    const words = text.split(' ');
    const spoken = Math.min(words.length, Math.ceil((range.end - range.start) / framesPerWord));
    if (spoken <= reportedWords) {
      return [];
    }
    reportedWords = spoken;
    return [{ type: 'partial', segmentId, text: words.slice(0, spoken).join(' ') }];
  }
}
