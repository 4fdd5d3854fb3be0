import type { EngineAbsence } from '../../engine.ts';
import { findAbsence } from './findAbsence.ts';
import type { RecordMessage } from './workerMessages.ts';

/** The page's one Worker for dictation. */
export interface WorkerConnection {
  /** Starts the Worker, unless it runs. Resolves to null once its script runs, or to the reason why it did not load. */
  load(): Promise<EngineAbsence | null>;
  /**
   * Hands a recording to the Worker; starts it when there is none. `onFailure`
   * is called for faults of the Worker until `signal` is aborted. A Worker whose
   * script did not load has an `absence`: the recording must be handed over again.
   */
  record(
    message: RecordMessage,
    signal: AbortSignal,
    onFailure: (fault: { absence: EngineAbsence | null }) => void,
  ): void;
}

interface StartedWorker {
  readonly worker: Worker;
  readonly absence: Promise<EngineAbsence | null>;
}

export function createWorkerConnection(
  url: string,
  trustScriptUrl: (url: string) => string,
): WorkerConnection {
  let current: StartedWorker | null = null;

  function start(): StartedWorker {
    const worker = new Worker(trustScriptUrl(url), { type: 'module', name: 'nevisa-live' });
    const absence = new Promise<EngineAbsence | null>((resolve) => {
      const loading = new AbortController();
      const { signal } = loading;
      // The Worker's first message: its script runs.
      worker.addEventListener(
        'message',
        () => {
          loading.abort();
          resolve(null);
        },
        { signal },
      );
      worker.addEventListener(
        'error',
        () => {
          loading.abort();
          worker.terminate();
          current = null;
          resolve(findAbsence(url));
        },
        { signal },
      );
    });
    return { worker, absence };
  }

  return {
    load() {
      current ??= start();
      return current.absence;
    },
    record(message, signal, onFailure) {
      current ??= start();
      const { worker, absence } = current;
      const fail = (fault: { absence: EngineAbsence | null }) => {
        if (!signal.aborted) {
          onFailure(fault);
        }
      };
      void absence.then((reason) => {
        if (reason !== null) {
          fail({ absence: reason });
          return;
        }
        // A Worker that runs holds unsent audio, so it survives its faults.
        worker.addEventListener('error', () => fail({ absence: null }), { signal });
      });
      worker.postMessage(message, [message.control]);
    },
  };
}
