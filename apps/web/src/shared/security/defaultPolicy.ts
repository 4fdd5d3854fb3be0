interface MarkupPolicy {
  createHTML(markup: string): string;
}

interface PolicyFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: MarkupPolicy): unknown;
}

/**
 * Lets the empty string, and nothing else, be written as markup, so that
 * react-aria may empty its live regions (`innerHTML = ''`). Scripts and their
 * addresses have no rule here and stay refused. Needed before the first part of
 * react-aria works; more calls change nothing.
 */
export function admitEmptyMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes && trustedTypes.defaultPolicy === null) {
    trustedTypes.createPolicy('default', { createHTML: admitEmpty });
  }
}

/** @throws TypeError for any markup. */
function admitEmpty(markup: string): string {
  if (markup === '') {
    return markup;
  }
  throw new TypeError('Markup may not be written as a string here; make elements instead.');
}
