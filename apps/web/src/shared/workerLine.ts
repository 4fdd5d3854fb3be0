import { toTrustedScriptUrl } from './security/toTrustedScriptUrl.ts';

/** A Worker that answers each message with one, and may report before how far it is. */
export interface WorkerLine<Request, Answer> {
  /**
   * @param isAnswer whether a message is the answer, and no report; @default every message is
   * @throws Error when the Worker does not load or fails; the reason of the signal when it is aborted
   */
  ask: (request: Request, isAnswer?: (message: Answer) => boolean) => Promise<Answer>;
  /** Ends the Worker. */
  close: () => void;
}

/**
 * Starts a Worker that answers each message with one. Questions are asked one after another.
 *
 * @param url the address of the script in this build
 * @param name the name of the Worker in the tools of the browser
 */
export function openWorkerLine<Request, Answer>(
  url: string,
  name: string,
  signal?: AbortSignal,
): WorkerLine<Request, Answer> {
  const worker = new Worker(toTrustedScriptUrl(url), { type: 'module', name });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The Worker ${name} failed: ${message || 'it did not load'}.`)),
    );
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // A failure between two questions is reported by the next one.
  failure.catch(() => undefined);
  return {
    ask: (request, isAnswer = () => true) => {
      const answer = new Promise<Answer>((resolve) => {
        const hear = ({ data }: MessageEvent<Answer>) => {
          if (isAnswer(data)) {
            worker.removeEventListener('message', hear);
            resolve(data);
          }
        };
        worker.addEventListener('message', hear);
      });
      worker.postMessage(request);
      return Promise.race([answer, failure]);
    },
    close: () => worker.terminate(),
  };
}
