import { trustedScriptUrl } from '../security/trustedScriptUrl.ts';
import type { ListenMessage } from './liveMessages.ts';

/** The page's one Worker for dictation. */
export interface WorkerHolder {
  /**
   * Hands a stretch of listening to the Worker; starts it when there is none.
   * `onFailure` hears of faults in the Worker until `signal` is aborted.
   */
  listen(message: ListenMessage, signal: AbortSignal, onFailure: () => void): void;
  /** The Worker was heard of, so its script did load. */
  confirm(): void;
}

export function createWorkerHolder(url: string): WorkerHolder {
  let worker: Worker | null = null;
  let isConfirmed = false;

  function start(): Worker {
    const started = new Worker(trustedScriptUrl(url), { type: 'module', name: 'nevisa-live' });
    started.addEventListener('error', () => {
      // A script that did not load will not recover; one that runs holds audio that is still to be sent.
      if (!isConfirmed && worker === started) {
        worker = null;
        started.terminate();
      }
    });
    return started;
  }

  return {
    listen(message, signal, onFailure) {
      worker ??= start();
      worker.addEventListener('error', onFailure, { signal });
      worker.postMessage(message, [message.control, message.audio]);
    },
    confirm() {
      isConfirmed = true;
    },
  };
}
