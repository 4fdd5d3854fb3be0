import { createLoudnessMeter } from './loudness.ts';
import { createSpeechGate, framesPerSecond, type Stretch } from './speechGate.ts';
import { timedWords, type TimedWord, withoutPauses } from './timedWords.ts';

/** Shorter sounds are a click or a cough: 260 ms. */
const shortest = 13;

/** A word is taken to last 300 ms while a sentence is still being spoken. */
const framesPerWord = 15;

/** What was understood. `start` and `end` in seconds of the audio heard so far. */
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
  /** Listens on, and tells what is new, in order. */
  hear(samples: Int16Array): Recognition[];
  /** Ends the sentence that is being spoken. */
  flush(): Recognition[];
}

/**
 * A recogniser that is honest about when, not about what: an energy gate finds
 * the stretches of speech; the text of each is the next sentence of a script.
 *
 * @param nameSegment makes the id of the n-th sentence, counted from 1
 */
export function createRecogniser({
  sampleRate,
  script,
  nameSegment,
}: {
  /** In Hz. */
  sampleRate: number;
  script: readonly string[];
  nameSegment: (number: number) => string;
}): Recogniser {
  const frameLength = Math.round(sampleRate / framesPerSecond);
  const measure = createLoudnessMeter(frameLength);
  const gate = createSpeechGate();
  let sentences = 0;
  let told = 0;

  return {
    hear: (samples) => measure(samples).flatMap((level) => understand(gate.next(level))),
    flush: () => understand(gate.close()),
  };

  function understand(stretch: Stretch | null): Recognition[] {
    if (stretch === null || stretch.end - stretch.start < shortest) {
      return [];
    }
    const said = script[sentences % script.length] ?? '';
    const text = withoutPauses(said);
    const segmentId = nameSegment(sentences + 1);
    if (stretch.over) {
      sentences += 1;
      told = 0;
      const start = (stretch.start * frameLength) / sampleRate;
      const end = (stretch.end * frameLength) / sampleRate;
      return [{ type: 'final', segmentId, text, words: timedWords(said, start, end), start, end }];
    }
    const words = text.split(' ');
    const spoken = Math.min(words.length, Math.ceil((stretch.end - stretch.start) / framesPerWord));
    if (spoken <= told) {
      return [];
    }
    told = spoken;
    return [{ type: 'partial', segmentId, text: words.slice(0, spoken).join(' ') }];
  }
}
