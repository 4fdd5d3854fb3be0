import type { ListenMessage } from './liveMessages.ts';

/** The page's one Worker for dictation. */
export interface WorkerHolder {
  /**
   * Hands a stretch of listening to the Worker; starts it when there is none.
   * `onFailure` hears of faults in the Worker until `signal` is aborted: the
   * stretch is gone with a Worker whose script did not load, and must be handed
   * over again.
   */
  listen(
    message: ListenMessage,
    signal: AbortSignal,
    onFailure: (stretch: 'kept' | 'gone') => void,
  ): void;
  /** The Worker was heard of, so its script did load. */
  confirm(): void;
}

export function createWorkerHolder(
  url: string,
  trustScriptUrl: (url: string) => string,
): WorkerHolder {
  let worker: Worker | null = null;
  let isConfirmed = false;

  function start(): Worker {
    isConfirmed = false;
    return new Worker(trustScriptUrl(url), { type: 'module', name: 'nevisa-live' });
  }

  return {
    listen(message, signal, onFailure) {
      worker ??= start();
      const listener = worker;
      listener.addEventListener(
        'error',
        () => {
          // A script that did not load will not recover; one that runs holds audio that is still to be sent.
          if (isConfirmed) {
            onFailure('kept');
            return;
          }
          listener.terminate();
          worker = worker === listener ? null : worker;
          onFailure('gone');
        },
        { signal },
      );
      listener.postMessage(message, [message.control]);
    },
    confirm() {
      isConfirmed = true;
    },
  };
}
