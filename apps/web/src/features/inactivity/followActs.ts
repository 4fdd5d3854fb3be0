const actNames = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel'] as const;
/** Between two reports, in ms: a pointer that moves sends an event for each frame. */
const reportPeriod = 1_000;

/** Reports that the person uses the page, at most once a second. Returns how to stop. */
export function followActs(onAct: () => void): () => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = () => {
    const time = performance.now();
    if (time - reportedAt >= reportPeriod) {
      reportedAt = time;
      onAct();
    }
  };
  const ending = new AbortController();
  for (const name of actNames) {
    window.addEventListener(name, report, {
      capture: true,
      passive: true,
      signal: ending.signal,
    });
  }
  return () => ending.abort();
}
