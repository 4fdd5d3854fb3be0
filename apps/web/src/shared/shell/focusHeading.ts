/** Gives the focus to the heading of the page, so that it is read out (WCAG 2.4.3). */
export function focusHeading(): void {
  findHeading()?.focus({ preventScroll: true });
}

/**
 * Gives the focus to the heading of an opened page or view. Where its code or its record is still
 * on the way, the heading takes the focus once it is there, unless another part of the page has it
 * by then. Returns a function that ends the wait.
 */
export function focusHeadingWhenShown(): () => void {
  if (findHeading() !== null) {
    focusHeading();
    return () => undefined;
  }
  const waiting = new MutationObserver(() => {
    if (findHeading() === null) {
      return;
    }
    waiting.disconnect();
    if (document.activeElement === document.body) {
      focusHeading();
    }
  });
  waiting.observe(document.body, { childList: true, subtree: true });
  return () => waiting.disconnect();
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content h1');
}
