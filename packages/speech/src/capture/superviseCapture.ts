import type { EngineAbsence } from '../engine.ts';
import { WorkletMissingError } from './loadWorklet.ts';
import { startCapture, type Capture } from './startCapture.ts';

/** A context that does not run for this long is reported, and each second after it, in seconds. */
const suspendedAfter = 3;

/** The capture of a stream, restarted once when no audio arrives although the browser reports that it runs. */
export interface SupervisedCapture {
  /** No audio arrived for this many seconds. */
  audioMissing(seconds: number): void;
  /** Sends the remaining audio, then ends. */
  finish(): void;
  end(): void;
}

export interface SupervisedCaptureOptions {
  stream: MediaStream;
  signal: AbortSignal;
  /** Receives the port at which the audio of each capture arrives. */
  onStart: (audio: MessagePort) => void;
  /** Called each second while the browser does not run the audio context, e.g. without a sound output. */
  onSuspended: () => void;
  onDeaf: () => void;
  /** The worklet did not load. */
  onMissing: (absence: EngineAbsence) => void;
}

export function superviseCapture(options: SupervisedCaptureOptions): SupervisedCapture {
  const { stream, signal, onStart, onSuspended, onDeaf } = options;
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
    } catch (error) {
      if (!own.aborted) {
        reportFailure(error, options);
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
        // A recording that was paused meanwhile has to know it again.
        if (seconds >= suspendedAfter) {
          onSuspended();
        }
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

function reportFailure(error: unknown, { onDeaf, onMissing }: SupervisedCaptureOptions): void {
  if (error instanceof WorkletMissingError) {
    onMissing(error.absence);
  } else {
    onDeaf();
  }
}
