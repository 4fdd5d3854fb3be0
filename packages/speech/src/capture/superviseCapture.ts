import { startCapture, type Capture } from './startCapture.ts';

/** The capture of a stream, restarted once when no audio arrives although the browser reports that it runs. */
export interface SupervisedCapture {
  /** No audio arrived for this many seconds. */
  audioMissing(seconds: number): void;
  /** Sends the remaining audio, then ends. */
  finish(): void;
  end(): void;
}

export function superviseCapture({
  stream,
  signal,
  onStart,
  onDeaf,
}: {
  stream: MediaStream;
  signal: AbortSignal;
  /** Receives the port at which the audio of each capture arrives. */
  onStart: (audio: MessagePort) => void;
  onDeaf: () => void;
}): SupervisedCapture {
  let capture: Capture | null = null;
  let running = new AbortController();
  let isRestarted = false;
  let isFinished = false;

  async function start(): Promise<void> {
    running.abort();
    running = new AbortController();
    capture = null;
    const own = AbortSignal.any([signal, running.signal]);
    const channel = new MessageChannel();
    try {
      const started = await startCapture({ stream, audio: channel.port1, signal: own });
      capture = started;
      onStart(channel.port2);
      if (isFinished) {
        started.finish();
      }
    } catch {
      if (!own.aborted) {
        onDeaf();
      }
    }
  }

  void start();

  return {
    audioMissing(seconds) {
      if (seconds === 1) {
        isRestarted = false;
      }
      if (capture === null || isFinished) {
        return;
      }
      if (!capture.isRunning) {
        capture.resume();
      } else if (isRestarted) {
        onDeaf();
      } else {
        isRestarted = true;
        void start();
      }
    },
    finish() {
      isFinished = true;
      capture?.finish();
    },
    end: () => running.abort(),
  };
}
