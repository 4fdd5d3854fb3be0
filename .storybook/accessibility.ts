/** The rules of axe for stories and built pages: WCAG 2.2 up to AA, and good practice. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of a whole page, which a story is not; e2e/accessibility.e2e.ts runs them on the built pages. */
export const rulesOfPages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** The rules that read colours: the only ones whose result can change with theme or scheme. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The rules that read places and sizes, which the direction changes without changing an element. */
export const rulesOfLayout = ['target-size', 'scrollable-region-focusable'];
