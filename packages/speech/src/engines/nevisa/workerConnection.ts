import type { RecordMessage } from './workerMessages.ts';

/** The page's one Worker for dictation. */
export interface WorkerConnection {
  /**
   * Hands a recording to the Worker; starts it when there is none. `onFailure`
   * is called for faults of the Worker until `signal` is aborted. A Worker whose
   * script did not load is gone: the recording must be handed over again.
   */
  record(
    message: RecordMessage,
    signal: AbortSignal,
    onFailure: (fault: { isGone: boolean }) => void,
  ): void;
  /** The Worker sent a message, so its script did load. */
  markLoaded(): void;
}

export function createWorkerConnection(
  url: string,
  trustScriptUrl: (url: string) => string,
): WorkerConnection {
  let worker: Worker | null = null;
  let isLoaded = false;

  function start(): Worker {
    isLoaded = false;
    return new Worker(trustScriptUrl(url), { type: 'module', name: 'nevisa-live' });
  }

  return {
    record(message, signal, onFailure) {
      worker ??= start();
      const current = worker;
      current.addEventListener(
        'error',
        () => {
          // A Worker that runs holds unsent audio, so it survives its faults.
          if (isLoaded) {
            onFailure({ isGone: false });
            return;
          }
          current.terminate();
          worker = worker === current ? null : worker;
          onFailure({ isGone: true });
        },
        { signal },
      );
      current.postMessage(message, [message.control]);
    },
    markLoaded() {
      isLoaded = true;
    },
  };
}
