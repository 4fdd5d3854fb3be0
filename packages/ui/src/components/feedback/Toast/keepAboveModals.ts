/**
 * Keeps an element in use while a modal dialog is open. The browser makes inert
 * whatever lies outside the topmost modal, its top layer included: it can be
 * seen there and neither reached nor heard. So the element moves into that
 * dialog, as a popover above all it holds, and afterwards back to its home.
 *
 * @returns a function that brings it home and lets go.
 */
export function keepAboveModals(element: HTMLElement, home: HTMLElement): () => void {
  let opened: readonly Element[] = [];
  const settle = () => {
    // The page does not tell which modal lies on top: it is the one that came last.
    const modals = [...document.querySelectorAll('dialog:modal')];
    opened = [...new Set([...opened.filter((modal) => modals.includes(modal)), ...modals])];
    const top = opened.at(-1);
    moveInto(top ?? home, element);
    element.popover = top === undefined ? null : 'manual';
    if (top !== undefined) {
      element.hidePopover(); // what is shown last lies on top
      element.showPopover();
    }
  };
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    element.popover = null;
    moveInto(home, element);
  };
}

function moveInto(parent: Element, element: HTMLElement): void {
  if (element.parentElement === parent && element.isConnected) {
    return;
  }
  // Where the browser can move without taking out, the focus stays.
  if ('moveBefore' in parent && element.isConnected && parent.isConnected) {
    parent.moveBefore(element, null);
  } else {
    parent.append(element);
  }
}
