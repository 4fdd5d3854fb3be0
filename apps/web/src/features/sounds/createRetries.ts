/** The wait before the first retry, in ms; each further wait is four times the one before. */
const firstWait = 1_000;

/**
 * Repeats a work that has failed, ever more rarely: the back-off of calls ends at 15 s, which would
 * read a device that stays damaged four times a minute.
 */
export interface Retries {
  failed: () => void;
  succeeded: () => void;
  stop: () => void;
}

/**
 * @param longestWait in ms
 */
export function createRetries(work: () => void, longestWait: number): Retries {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    failed() {
      stop();
      timer = setTimeout(work, wait);
      wait = Math.min(4 * wait, longestWait);
    },
    succeeded() {
      stop();
      wait = firstWait;
    },
    stop,
  };
}
