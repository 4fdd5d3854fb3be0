/**
 * Ends the time in which the content of a prerendered page has no script: the attribute tells `page-check.js` so. A form
 * that was sent meanwhile is sent now.
 */
export function endPrerendering(page: Document): void {
  const root = page.querySelector('[data-prerendered]');
  if (root === null) {
    return;
  }
  root.removeAttribute('data-prerendered');
  if (root.hasAttribute('data-sent')) {
    root.removeAttribute('data-sent');
    root.querySelector('form')?.requestSubmit();
  }
}
