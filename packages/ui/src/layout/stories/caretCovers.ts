import { expect, waitFor } from 'storybook/test';

function readCaret(): DOMRect {
  const range = getSelection()?.getRangeAt(0);
  if (range === undefined) {
    throw new Error('The text has no caret.');
  }
  return range.getBoundingClientRect();
}

/** The sticky and fixed elements that a box meets, and the window where the box is outside of it. */
function findCovers(root: HTMLElement, { top, bottom, height }: DOMRect): string[] {
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

/** Types a letter at the end, at the beginning and at the end of a text, where no bar may cover the caret (WCAG 2.4.11). */
export async function expectCaretUncovered(root: HTMLElement, text: HTMLElement): Promise<void> {
  const paragraphs = [...text.querySelectorAll('p')];
  for (const paragraph of [paragraphs.at(-1), paragraphs[0], paragraphs.at(-1)]) {
    text.focus();
    getSelection()?.collapse(paragraph?.firstChild?.firstChild ?? text, 3);
    document.dispatchEvent(new Event('selectionchange'));
    document.execCommand('insertText', false, 'و');
    await waitFor(() => expect(findCovers(root, readCaret())).toEqual([]));
  }
}
