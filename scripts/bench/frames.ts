/** Ends when the next frame begins, and gives its time in ms. */
export function waitForFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Ends once the frame in which it is called is painted, and gives the time in ms: a message that was sent inside a frame arrives after that. */
export function waitForPaint(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(performance.now()));
    port1.start();
    port2.postMessage(null);
  });
}

/** Waits frame by frame. Rejects after a minute. */
export async function waitUntil(isThere: () => boolean): Promise<void> {
  const begun = performance.now();
  while (!isThere()) {
    if (performance.now() - begun > 60_000) {
      throw new Error(`The page did not come so far in a minute: ${isThere.toString()}`);
    }
    await waitForFrame();
  }
}
