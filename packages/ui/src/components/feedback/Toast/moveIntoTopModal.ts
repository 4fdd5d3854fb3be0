/**
 * Keeps an element usable while a modal dialog is open. The browser makes everything
 * outside the topmost modal inert, including other top-layer elements. The element
 * therefore moves into that dialog, as a popover above its content, and afterwards
 * back to its own parent.
 *
 * @returns a function that moves the element back and disconnects.
 */
export function moveIntoTopModal(element: HTMLElement, home: HTMLElement): () => void {
  let openModals: readonly Element[] = [];
  const placeElement = () => {
    // The DOM does not expose the topmost modal; the last opened one is on top.
    const modals = [...document.querySelectorAll('dialog:modal')];
    openModals = [...new Set([...openModals.filter((modal) => modals.includes(modal)), ...modals])];
    const top = openModals.at(-1);
    moveInto(top ?? home, element);
    element.popover = top === undefined ? null : 'manual';
    if (top !== undefined) {
      element.hidePopover(); // the popover shown last is on top
      element.showPopover();
    }
  };
  placeElement();
  const observer = new MutationObserver(placeElement);
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
  // `moveBefore` preserves the focus where the browser supports it.
  if ('moveBefore' in parent && element.isConnected && parent.isConnected) {
    parent.moveBefore(element, null);
  } else {
    parent.append(element);
  }
}
