/** The used part of the browser's speech recognition (Web Speech API §4). */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** The browser guesses punctuation; browsers without this feature ignore it. */
  unspokenPunctuation?: boolean;
  /** Browsers without `track` use their default microphone. */
  start(track?: MediaStreamTrack): void;
  /** Ends after the remaining results. */
  stop(): void;
  abort(): void;
}

export interface RecognitionResults extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<{
    readonly isFinal: boolean;
    readonly [0]: { readonly transcript: string; readonly confidence: number };
  }>;
}

export interface RecognitionFault extends Event {
  readonly error: string;
}

interface RecognitionMaker {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

export const persian = 'fa-IR';

/** Returns the browser's own recognition, standard or prefixed, or null. */
export function findRecognitionMaker(): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Checks whether the browser recognises Persian speech; assumed where the browser gives no answer. */
export async function findBrowserEngine(): Promise<'available' | 'unavailable'> {
  const maker = findRecognitionMaker();
  if (maker === null) {
    return 'unavailable';
  }
  try {
    const answer = await maker.available?.({ langs: [persian], processLocally: false });
    return answer === 'unavailable' ? 'unavailable' : 'available';
  } catch {
    return 'available';
  }
}
