/** Runs in a page: from the next press to the frame that has painted a modal dialog, in ms. */
export function watchDialog(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector('dialog:modal') === null) {
            requestAnimationFrame(look);
            return;
          }
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => {
            channel.port1.close();
            resolve(performance.now() - timeStamp);
          });
          channel.port1.start();
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
