import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';

/** One of the 22 colour sets: a theme in its light or dark scheme. */
export interface ColourSet {
  theme: string;
  scheme: string;
}

export const everySet: ColourSet[] = themeNames.flatMap((theme) =>
  schemes.map((scheme) => ({ theme, scheme })),
);

/** Puts a colour set on the document and on the first box, and returns the way back. */
export function applyColourSet(set: ColourSet): () => void {
  const changed = [document.documentElement, ...findColourBoxes().slice(0, 1)].map(
    ({ dataset }) => ({
      dataset,
      own: { theme: dataset['theme'], scheme: dataset['scheme'] },
    }),
  );
  for (const { dataset } of changed) {
    Object.assign(dataset, set);
  }
  return () => {
    for (const { dataset, own } of changed) {
      Object.assign(dataset, own);
    }
  };
}

const boxSelector = ':not(html)[data-theme][data-scheme]';

/** The outermost boxes with a colour set of their own. */
export function findColourBoxes(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(boxSelector)].filter(
    (box) => box.parentElement?.closest(boxSelector) === null,
  );
}

/** The colour set of the box that an element is in; undefined outside of them. */
export function setOfBox(element: Element | undefined): ColourSet | undefined {
  const { theme, scheme } = element?.closest<HTMLElement>(boxSelector)?.dataset ?? {};
  return theme === undefined || scheme === undefined ? undefined : { theme, scheme };
}

/** Whether all boxes show the same. Ids that React numbers differ from box to box. */
export function haveEqualContent(elements: Element[]): boolean {
  const contents = elements.map(({ innerHTML }) => innerHTML.replaceAll(/_r_\w+?_/g, 'id'));
  return new Set(contents).size === 1;
}
