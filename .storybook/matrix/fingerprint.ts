// What a rule or a style can ask of an element and its markup does not tell.
const states = [
  ':focus',
  ':focus-visible',
  ':hover',
  ':checked',
  ':indeterminate',
  ':user-invalid',
  ':popover-open',
  ':modal',
];

/**
 * A page in short: the same for two pages that nothing but the numbers in their
 * ids tells apart, as where a story ends as another one begins.
 */
export async function fingerprintOfPage(): Promise<string> {
  const { documentElement, body } = document;
  const elements = [...body.querySelectorAll<HTMLElement>('*')];
  const parts = [
    documentElement.dir,
    window.innerWidth,
    window.innerHeight,
    window.scrollY,
    withCountedIds(body.innerHTML, idsOf(elements)),
    ...elements.map(stateOf),
  ];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
  return [...new Uint8Array(digest)].join(' ');
}

/** Whether the same stands in all of these elements. */
export function holdTheSame(elements: Element[]): boolean {
  const [first, ...rest] = elements.map((element) =>
    withCountedIds(element.innerHTML, idsOf(element.querySelectorAll('[id]'))),
  );
  return rest.every((markup) => markup === first);
}

function idsOf(elements: Iterable<Element>): string[] {
  return Array.from(elements, ({ id }) => id).filter((id) => id !== '');
}

function stateOf(element: HTMLElement): string {
  const { scrollTop, scrollLeft } = element;
  const value = 'value' in element ? element.value : '';
  return [scrollTop, scrollLeft, value, ...states.filter((state) => element.matches(state))].join();
}

// Markup in which ids are counted from its beginning: React numbers them through the whole life of a page.
function withCountedIds(markup: string, ids: Iterable<string>): string {
  const own = new Set(ids);
  const order = new Map<string, string>();
  const counted = (id: string) => {
    order.set(id, order.get(id) ?? `id-${order.size}`);
    return order.get(id) ?? id;
  };
  return markup.replaceAll(/[\w:-]+/g, (word) =>
    own.has(word) ? counted(word) : word.replaceAll(/_r_\w+?_/g, counted),
  );
}
