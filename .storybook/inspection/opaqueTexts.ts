import { computeContrast } from '../../packages/ui/src/tokens/computeContrast.ts';
import type { Fault } from './axeRun.ts';
import { type ColourResults, findLinks, listNodes } from './colourResults.ts';
import type { ColourSet } from './colourSets.ts';
import { createColourReader } from './opaqueColours.ts';
import type { ReadText } from './readTexts.ts';

/** Texts of two opaque colours, with the contrast that each must exceed. */
export type OpaqueTexts = Map<ReadText, number>;

/** What axe says of a text that it has measured. */
interface Measured {
  fgColor?: string;
  bgColor?: string;
  /** For instance `4.5:1`. */
  expectedContrastRatio: string;
}

/** Finds the texts in which axe has found, in the present set, the two colours that are read here. */
export function findOpaqueTexts(texts: ReadText[], results: ColourResults): OpaqueTexts {
  const links = findLinks(results);
  const contrasts = listNodes('color-contrast', [...results.passes, ...results.violations]);
  const measured = new Map<Element | undefined, Measured>(
    contrasts.map(({ element, any }) => [element, any[0]?.data as Measured]),
  );
  const opaque: OpaqueTexts = new Map();
  const readColours = createColourReader();
  for (const text of texts) {
    const colours = text.layers && readColours(text.layers);
    const { fgColor, bgColor, expectedContrastRatio = '' } = measured.get(text.element) ?? {};
    const isLink = links.has(text.element.closest('a') ?? undefined);
    if (colours !== null && colours.text === fgColor && colours.ground === bgColor && !isLink) {
      opaque.set(text, Number.parseFloat(expectedContrastRatio));
    }
  }
  return opaque;
}

/**
 * Measures opaque texts in the present set. `unread` are the texts that axe has to measure here:
 * one of their colours is translucent in this set, or both are equal, which axe reports as unknown.
 */
export function measureOpaqueTexts(
  opaque: OpaqueTexts,
  set: ColourSet,
): { faults: Fault[]; unread: ReadText[] } {
  const faults: Fault[] = [];
  const unread: ReadText[] = [];
  const readColours = createColourReader();
  for (const [text, least] of opaque) {
    const { element } = text;
    const colours = text.layers && readColours(text.layers);
    const ratio = colours === null ? 1 : computeContrast(colours.text, colours.ground);
    if (colours === null || ratio < 1.01) {
      unread.push(text);
    } else if (ratio <= least) {
      const reason = `${colours.text} on ${colours.ground} has not more contrast than ${least}.`;
      faults.push({ rule: 'color-contrast', element, reason, set });
    }
  }
  return { faults, unread };
}
