import { startCapture, type Capture } from './startCapture.ts';

/** The microphone's way to the Worker, built again once when no sound comes through although the browser says it runs. */
export interface Hearing {
  /** The Worker got nothing for so many seconds. */
  audioMissing(seconds: number): void;
  /** Sends what was heard so far and then the end. */
  finish(): void;
  end(): void;
}

export function keepCapturing({
  stream,
  signal,
  hand,
  onDeaf,
}: {
  stream: MediaStream;
  signal: AbortSignal;
  /** Gives the Worker the end of the channel that it hears at. */
  hand: (audio: MessagePort) => void;
  onDeaf: () => void;
}): Hearing {
  let capture: Capture | null = null;
  let running = new AbortController();
  let isRebuilt = false;
  let isFinished = false;

  async function build(): Promise<void> {
    running.abort();
    running = new AbortController();
    capture = null;
    const own = AbortSignal.any([signal, running.signal]);
    const channel = new MessageChannel();
    try {
      const started = await startCapture({ stream, audio: channel.port1, signal: own });
      capture = started;
      hand(channel.port2);
      if (isFinished) {
        started.finish();
      }
    } catch {
      if (!own.aborted) {
        onDeaf();
      }
    }
  }

  void build();

  return {
    audioMissing(seconds) {
      if (seconds === 1) {
        isRebuilt = false;
      }
      if (capture === null || isFinished) {
        return;
      }
      if (!capture.isRunning) {
        capture.resume();
      } else if (isRebuilt) {
        onDeaf();
      } else {
        isRebuilt = true;
        void build();
      }
    },
    finish() {
      isFinished = true;
      capture?.finish();
    },
    end: () => running.abort(),
  };
}
