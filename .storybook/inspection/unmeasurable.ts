import type { AxeResults } from 'axe-core';
import { isOpaque } from './contrastKey.ts';
import { toLatin } from './latinPlaceholders.ts';

/** Contrast keys, and keys with the markup of the parent, that axe cannot measure on any page. */
const unmeasurable = new Set<string>();

/**
 * Remembers the texts that axe could not measure for a reason that is the same on every page: a
 * gradient, which the contrast key names, or an opaque parent that is smaller than its text.
 */
export function rememberUnmeasurable(
  { incomplete }: Pick<AxeResults, 'incomplete'>,
  keys: ReadonlyMap<Element, string | null>,
): void {
  for (const { element, any } of incomplete.flatMap(({ nodes }) => nodes)) {
    const key = element === undefined ? null : (keys.get(element) ?? null);
    if (element === undefined || key === null) {
      continue;
    }
    const reasons = new Set(any.map(({ data }) => data?.messageKey));
    if (reasons.has('bgGradient')) {
      unmeasurable.add(key);
    }
    if (reasons.has('elmPartiallyObscured') && isOpaque(element.parentElement)) {
      unmeasurable.add(withParent(key, element));
    }
  }
}

export function isUnmeasurable(element: Element, key: string): boolean {
  return unmeasurable.has(key) || unmeasurable.has(withParent(key, element));
}

// With the words that axe reads.
function withParent(key: string, { parentElement }: Element): string {
  const markup = parentElement?.outerHTML.replaceAll(
    />[^<]+/gu,
    (text) => `>${toLatin(text.slice(1))}`,
  );
  return `${key} in ${markup}`;
}
