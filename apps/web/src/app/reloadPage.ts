/** Reloads the page on a press; the browser asks first while something is unsaved. */
export function reloadPage(): void {
  window.location.reload();
}
