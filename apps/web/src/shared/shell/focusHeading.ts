/** Gives the focus to the heading of the page, so that it is read out (WCAG 2.4.3). */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
}
