import type { RecognitionResults } from './speechRecognition.ts';

/** The same sentence again within this time is an echo of Android's, in ms. */
const echoTime = 250;

/** What a recognition understood so far. `index` numbers the sentences of one session. */
export type Spoken =
  | { readonly type: 'partial'; readonly index: number; readonly text: string }
  | { readonly type: 'final'; readonly index: number; readonly text: string };

/**
 * Reads the results of one session of the browser's recognition.
 *
 * Sentences are told once each, by their index. On Android a final result
 * without confidence is only an interim one, and a sentence may come twice
 * under two indexes.
 */
export interface SpokenResults {
  read(event: RecognitionResults, now: number): Spoken[];
  /** The session is over: what was not final by then is all that will come of it. */
  end(): Spoken[];
}

export function createSpokenResults({ isAndroid }: { isAndroid: boolean }): SpokenResults {
  const told = new Set<number>();
  let latest: { text: string; at: number } | null = null;
  let open: { index: number; text: string } | null = null;

  function finish(index: number, text: string, now: number): Spoken[] {
    if (told.has(index)) {
      return [];
    }
    told.add(index);
    const isEcho = isAndroid && latest?.text === text && now - latest.at <= echoTime;
    latest = { text, at: now };
    return isEcho || text === '' ? [] : [{ type: 'final', index, text }];
  }

  return {
    read({ resultIndex, results }, now) {
      const all = Array.from(results, (result, index) => {
        const { transcript, confidence } = result[0];
        const isFinal = result.isFinal && !(isAndroid && confidence === 0);
        return { index, isFinal, text: transcript.trim() };
      });
      const finals = all
        .slice(resultIndex)
        .filter(({ isFinal }) => isFinal)
        .flatMap(({ index, text }) => finish(index, text, now));
      const rest = all.filter(({ index, isFinal }) => !isFinal && !told.has(index));
      const first = rest[0];
      const text = rest
        .map((one) => one.text)
        .join(' ')
        .trim();
      const wasOpen = open !== null;
      open = first === undefined || text === '' ? null : { index: first.index, text };
      if (open === null && wasOpen && finals.length === 0) {
        return [{ type: 'partial', index: first?.index ?? all.length, text: '' }];
      }
      return open === null ? finals : [...finals, { type: 'partial', ...open }];
    },
    end() {
      const last = open;
      open = null;
      return last === null ? [] : finish(last.index, last.text, Infinity);
    },
  };
}
