/** The rules that styled-components wrote into the page, one text each. */
export function listLibraryRules(): string[] {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(
    ({ sheet }) => Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText),
  );
}

/** What a class of the library is called in the static sheet. */
export function toPlainName(name: string): string {
  return `plain-${name}`;
}

/** Puts the library's rules for these classes into a static sheet, under names of its own. */
export function adoptPlainRules(classes: ReadonlySet<string>): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    listLibraryRules()
      .filter((rule) => [...classes].some((name) => rule.includes(`.${name}`)))
      .map((rule) => rule.replaceAll(/\.([A-Za-z][\w-]*)/g, '.plain-$1'))
      .join('\n'),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** How every element looks to the eye, to compare two places. */
export function readLook(place: HTMLElement): string {
  return Array.from(place.querySelectorAll('*'), (element) => {
    const { backgroundColor, color, inlineSize, blockSize } = getComputedStyle(element);
    return [backgroundColor, color, inlineSize, blockSize].join();
  }).join('; ');
}
