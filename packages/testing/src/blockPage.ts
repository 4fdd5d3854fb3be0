/**
 * For how long ProseMirror takes the caret at the beginning for that of a new focus, and not for
 * one of the person, in ms, with some room.
 */
const focusTime = 300;

/** Keeps the page busy after a text has taken the focus, and waits until it has read the caret of the browser. */
export async function blockPage(): Promise<void> {
  const end = performance.now() + focusTime;
  while (performance.now() < end) {
    // The page does nothing else.
  }
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
}
