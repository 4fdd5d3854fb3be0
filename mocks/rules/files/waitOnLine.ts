import { LostAnswer } from '../partFaults.ts';

/** Waits as long as a part takes on its line, in ms; a request that ends meanwhile has not arrived. */
export function waitOnLine(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new LostAnswer());
      },
      { once: true },
    );
  });
}
