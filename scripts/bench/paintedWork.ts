/** Measures the work of a page up to a paint; milliseconds. */
export interface PaintedWork {
  nextFrame: () => Promise<number>;
  /** When the frame of this moment is painted. */
  afterPaint: () => Promise<number>;
  /** The work until an element is in the page, and that of the frame which paints it; not the wait for the screen between. */
  workUntil: (isThere: () => boolean, begun: () => number) => Promise<number>;
  /** When the newest answer to a call had come; NaN before it. */
  measureAnswer: (call: string) => number;
}

declare global {
  var paintedWork: PaintedWork;
}

/** Runs in the page before its own scripts, and before the watch that measures with it. */
export function installPaintedWork(): void {
  const nextFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
  // A message that was sent inside a frame arrives once that frame is painted.
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  const workUntil = async (isThere: () => boolean, begun: () => number) => {
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`The page did not change as expected: ${document.body.innerText}`));
      }, 60_000);
      const look = () => {
        if (isThere()) {
          clearTimeout(limit);
          observer.disconnect();
          resolve();
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
    const there = performance.now();
    await nextFrame();
    const frame = performance.now();
    const work = (await afterPaint()) - frame;
    // The browser tells of an answer a little after it has come.
    while (Number.isNaN(begun())) {
      await nextFrame();
    }
    return there - begun() + work;
  };
  const measureAnswer = (call: string) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(call)) as PerformanceResourceTiming[];
    return answers.at(-1)?.responseEnd ?? Number.NaN;
  };
  globalThis.paintedWork = { nextFrame, afterPaint, workUntil, measureAnswer };
}
