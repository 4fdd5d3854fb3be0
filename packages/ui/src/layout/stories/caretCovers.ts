/** The box of the caret. */
export function readCaret(): DOMRect {
  const range = getSelection()?.getRangeAt(0);
  if (range === undefined) {
    throw new Error('The text has no caret.');
  }
  return range.getBoundingClientRect();
}

/** The sticky and fixed elements that a box meets, and the window where the box is outside of it. */
export function findCovers(root: HTMLElement, { top, bottom, height }: DOMRect): string[] {
  const bars = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position, clipPath } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // The skip link is clipped until it has the focus.
    const isBar = (position === 'sticky' || position === 'fixed') && clipPath === 'none';
    return isBar && box.height > 0 && box.width > 100 && top < box.bottom && bottom > box.top;
  });
  const isOutside = height === 0 || top < 0 || bottom > window.innerHeight;
  return [...bars.map(({ tagName }) => tagName), ...(isOutside ? ['window'] : [])];
}
