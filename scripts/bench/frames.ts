/** Ends when the next frame begins, and gives its time in ms. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Ends once the frame in which it is called is painted, and gives the time in ms: a message that was sent inside a frame arrives after that. */
export function afterPaint(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(performance.now()));
    port1.start();
    port2.postMessage(null);
  });
}
