/** What is used of the browser's speech recognition (Web Speech API §4). */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** The browser guesses marks of its own; one that cannot does not read it. */
  unspokenPunctuation?: boolean;
  /** A browser that knows no `track` hears its own choice of microphone. */
  start(track?: MediaStreamTrack): void;
  /** Ends it with the results that are still to come. */
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

/** The browser's own recognition, standard or prefixed; null where it has none. */
export function speechRecognition(): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Whether the browser itself can turn Persian speech into text; one that cannot say so is believed to. */
export async function browserEngineAvailability(): Promise<'available' | 'unavailable'> {
  const maker = speechRecognition();
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
