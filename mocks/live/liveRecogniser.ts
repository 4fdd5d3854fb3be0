import { createRecogniser, type Recognition } from './recogniser.ts';

/** What a recogniser reports to the socket that it works for. */
export interface RecogniserListener {
  /** Audio is accepted. */
  ready(): void;
  /** New results, in order. */
  recognised(results: readonly Recognition[]): void;
  /** The recogniser is unavailable and keeps the audio that has no final text; `reason` is for the operator. */
  failed(reason: string): void;
}

/** The recogniser of one conversation. It outlives sockets and works for one at a time. */
export interface LiveRecogniser {
  /** Begins to work for a socket; `ready` or `failed` follows. */
  open(listener: RecogniserListener): void;
  receive(samples: Int16Array): void;
  /** Ends the current sentence. `done` follows its text, unless the recogniser fails. */
  flush(done: () => void): void;
  /** Ends the work for a socket. */
  close(listener: RecogniserListener): void;
}

export interface LiveRecogniserOptions {
  /** In Hz. */
  sampleRate: number;
  /** The sentences of a recogniser that does not understand speech, in order. */
  script: readonly string[];
  /** Returns the id of the n-th sentence, counted from 1. */
  createSegmentId: (number: number) => string;
}

export type LiveRecogniserFactory = (options: LiveRecogniserOptions) => LiveRecogniser;

/** The default: always available, finds speech by its energy and answers with prepared sentences. */
export const createScriptedRecogniser: LiveRecogniserFactory = (options) => {
  const recogniser = createRecogniser(options);
  let current: RecogniserListener | null = null;
  return {
    open(listener) {
      current = listener;
      listener.ready();
    },
    receive: (samples) => current?.recognised(recogniser.receive(samples)),
    flush(done) {
      current?.recognised(recogniser.flush());
      done();
    },
    close: () => undefined,
  };
};
