/** The box of what an element contains, without its padding. */
export function measureLetters(element: HTMLElement): DOMRect {
  const contents = document.createRange();
  contents.selectNodeContents(element);
  return contents.getBoundingClientRect();
}
