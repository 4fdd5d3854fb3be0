/**
 * Changes the texts of the page as the translation of a browser does: each text moves into elements
 * of its own, without the knowledge of React. Editable texts and those with `translate="no"` stay.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts.filter(isTranslated)) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text);
  }
}

function isTranslated(text: Text): boolean {
  const isFixed = text.parentElement?.closest(
    'font, script, style, [translate="no"], [contenteditable]',
  );
  return text.data.trim() !== '' && !isFixed;
}
