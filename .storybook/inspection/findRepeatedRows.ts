/**
 * The rows of tables whose markup, apart from its words and ids, is that of an earlier row: axe
 * would find in them only what it finds in that one. A row with the focus or with an open menu is
 * none of them, because it would lose these while it is taken out.
 */
export function findRepeatedRows(): Element[] {
  const seen = new Map<Element | null, Set<string>>();
  return [...document.querySelectorAll('tbody > tr')].filter((row) => {
    const shapes = seen.get(row.parentElement) ?? new Set();
    seen.set(row.parentElement, shapes);
    const shape = readShape(row);
    const isRepeated = shapes.has(shape) && !row.matches(inUse);
    shapes.add(shape);
    return isRepeated;
  });
}

const inUse = ':focus-within, :has([aria-expanded=true])';

// A text or a value that is empty makes a shape of its own: what needs a name then has none.
function readShape(row: Element): string {
  return row.outerHTML
    .replaceAll(/="[^"]+"(?=[^<>]*>)/gu, keepShape)
    .replaceAll(/>[^<]*[^<\s][^<]*</gu, '>…<');
}

/** Values that decide on the role, the state or the look of an element. */
const deciding =
  /(?:^| )(?:class|role|type|tabindex|data-(?!row|key|rac|tip|label)[\w-]+|aria-(?!label|labelledby|describedby|controls)[\w-]+)$/u;

function keepShape(value: string, place: number, html: string): string {
  return deciding.test(html.slice(Math.max(0, place - 40), place)) ? value : '="…"';
}
