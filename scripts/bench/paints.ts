declare global {
  /** When the first element that matches was painted, in ms since the start of the page. */
  var readPaint: (selector: string) => number;
  /** The longest task that began at this time or later, in ms; 0 under 50 ms. */
  var longestTaskSince: (since: number) => number;
  /** Measures from the next press of the pointer to the next call of `fetch`. */
  var watchRequests: () => void;
  var readRequestTime: () => number;
}

/** Runs in a page before its scripts: records paints, long tasks and the way from a press to a request. */
export function watchPaints(): void {
  const paints = new Map<string, number>();
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const watched = ['article', '[data-row] a', '[data-row-link]', '[contenteditable="true"] p'];
  new MutationObserver(() => {
    for (const selector of watched) {
      if (!paints.has(selector) && document.querySelector(selector) !== null) {
        paints.set(selector, Number.NaN);
        // The frame that paints it has ended when the next task begins.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => {
            paints.set(selector, performance.now());
            channel.port1.close();
          });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  globalThis.readPaint = (selector) => paints.get(selector) ?? Number.NaN;
  globalThis.longestTaskSince = (since) =>
    Math.max(
      0,
      ...tasks
        .filter(({ startTime, duration }) => startTime + duration >= since)
        .map(({ duration }) => duration),
    );
  let pressed = Number.NaN;
  let asked = Number.NaN;
  const real = globalThis.fetch;
  globalThis.fetch = (...given) => {
    asked = Number.isNaN(asked) ? performance.now() : asked;
    return real(...given);
  };
  globalThis.watchRequests = () => {
    asked = Number.NaN;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        pressed = timeStamp;
        asked = Number.NaN;
      },
      { capture: true, once: true },
    );
  };
  globalThis.readRequestTime = () => asked - pressed;
}
