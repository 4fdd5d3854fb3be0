import { onTestFinished, vi } from 'vitest';

/** The browser of a busy device: what names no longest wait is never run. */
export function stubBusyBrowser(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(work),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
