/** Whether a modal dialog is open: the page behind it is inert. */
export function hasModalDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/**
 * Whether a key belongs to a dialog: it was pressed inside of one, or a modal one is open, because
 * a press on its words leaves the focus on the page behind it.
 */
export function isInDialog(target: EventTarget | null): boolean {
  return hasModalDialog() || (target instanceof Element && target.closest('dialog') !== null);
}
