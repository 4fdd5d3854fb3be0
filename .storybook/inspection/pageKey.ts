// States that a rule or a style can read and the markup does not show.
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
 * A digest of the page. It is equal for two pages that differ only in generated
 * ids, such as the end of one story and the beginning of the next.
 */
export async function readPageKey(): Promise<string> {
  const { documentElement, body } = document;
  const elements = [...body.querySelectorAll<HTMLElement>('*')];
  const parts = [
    documentElement.dir,
    window.innerWidth,
    window.innerHeight,
    window.scrollY,
    numberIds(body.innerHTML, elements),
    ...elements.map(describeState),
  ];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
  return `page ${[...new Uint8Array(digest)].join(' ')}`;
}

function describeState(element: HTMLElement): string {
  const { scrollTop, scrollLeft } = element;
  const value = 'value' in element ? element.value : '';
  return [scrollTop, scrollLeft, value, ...states.filter((state) => element.matches(state))].join();
}

// Replaces ids by their order of appearance: React numbers them through the whole life of a page.
function numberIds(markup: string, elements: HTMLElement[]): string {
  const ids = new Set(elements.map(({ id }) => id).filter((id) => id !== ''));
  const order = new Map<string, string>();
  const toNumber = (id: string) => {
    order.set(id, order.get(id) ?? `id-${order.size}`);
    return order.get(id) ?? id;
  };
  return markup.replaceAll(/[\w:-]+/g, (word) =>
    ids.has(word) ? toNumber(word) : word.replaceAll(/_r_\w+?_/g, toNumber),
  );
}
