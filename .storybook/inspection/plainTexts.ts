import { contrast } from '../../packages/ui/src/tokens/contrast.ts';
import type { Fault } from './axeRun.ts';
import { type ColourResults, linksIn, nodesOf } from './colourResults.ts';
import type { ColourSet } from './colourSets.ts';
import { readPlainColours } from './plainColours.ts';
import type { ReadText } from './readTexts.ts';

/** Texts of two opaque colours, with the contrast that each must exceed. */
export type PlainTexts = Map<ReadText, number>;

/** What axe says of a text that it has measured. */
interface Measured {
  fgColor?: string;
  bgColor?: string;
  /** For instance `4.5:1`. */
  expectedContrastRatio: string;
}

/** Finds the texts in which axe has found, in the present set, the two colours that are read here. */
export function findPlainTexts(texts: ReadText[], results: ColourResults): PlainTexts {
  const links = linksIn(results);
  const contrasts = nodesOf('color-contrast', [...results.passes, ...results.violations]);
  const measured = new Map<Element | undefined, Measured>(
    contrasts.map(({ element, any }) => [element, any[0]?.data as Measured]),
  );
  const plain: PlainTexts = new Map();
  for (const text of texts) {
    const colours = text.layers && readPlainColours(text.layers);
    const { fgColor, bgColor, expectedContrastRatio = '' } = measured.get(text.element) ?? {};
    const isLink = links.has(text.element.closest('a') ?? undefined);
    if (colours !== null && colours.text === fgColor && colours.ground === bgColor && !isLink) {
      plain.set(text, Number.parseFloat(expectedContrastRatio));
    }
  }
  return plain;
}

/**
 * Measures plain texts in the present set. `unread` are those that are not of two opaque colours
 * in it, or of two equal ones, of which axe does not judge.
 */
export function measurePlainTexts(
  plain: PlainTexts,
  set: ColourSet,
): { faults: Fault[]; unread: ReadText[] } {
  const faults: Fault[] = [];
  const unread: ReadText[] = [];
  for (const [text, least] of plain) {
    const { element } = text;
    const colours = text.layers && readPlainColours(text.layers);
    const ratio = colours === null ? 1 : contrast(colours.text, colours.ground);
    if (colours === null || ratio < 1.01) {
      unread.push(text);
    } else if (ratio <= least) {
      const reason = `${colours.text} on ${colours.ground} has not more contrast than ${least}.`;
      faults.push({ rule: 'color-contrast', element, reason, set });
    }
  }
  return { faults, unread };
}
