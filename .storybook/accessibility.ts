/** What axe looks for, in stories, in their matrix and on the built pages: WCAG 2.2 up to AA, and good practice. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of a whole page: a story has no page around it; e2e/accessibility.e2e.ts checks the built ones with these on. */
export const rulesOfPages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** The rules that see colours, and so the only ones that a change of theme or scheme can change. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];
