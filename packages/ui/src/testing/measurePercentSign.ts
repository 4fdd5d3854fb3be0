/** The side of its number at which the first percent sign of an element is drawn. */
export function measurePercentSign(element: Element): 'left' | 'right' {
  return measure(element, /٪/u).left < measure(element, /[۰-۹]/u).left ? 'left' : 'right';
}

/** The box of the first letter that matches. */
function measure(element: Element, letter: RegExp): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = (node.nodeValue ?? '').search(letter);
    if (at !== -1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    }
  }
  throw new Error(`No text matches ${letter}: ${element.textContent}`);
}
