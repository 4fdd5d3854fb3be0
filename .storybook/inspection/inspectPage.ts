import type { RunOptions } from 'axe-core';
import { otherRules, type PageInspection, runAxe } from './axeRun.ts';
import { findColourBoxes, everySet, haveEqualContent } from './colourSets.ts';
import { inspectColours } from './contrastRuns.ts';
import { createTextReader, type TextReader } from './readTexts.ts';
import { findRepeatedRows } from './findRepeatedRows.ts';

/**
 * Runs axe on the page in its present direction. The rules that read no colours
 * run once, because a theme and a scheme change only colours (inspectStory.test.tsx
 * proves it), and on one of several boxes with equal content. Rows of a table with equal
 * markup are inspected once. The contrast of texts is inspected in each of the 22 sets; on boxes
 * with a set of their own once, and in a sheet of all 22 sets in the first box.
 */
export async function inspectPage(
  rules: RunOptions = otherRules,
  readTexts: TextReader = createTextReader(),
): Promise<PageInspection> {
  const [, ...copies] = haveEqualContent(findColourBoxes()) ? findColourBoxes() : [];
  const isSheet = copies.length + 1 === everySet.length;
  const attachRows = isSheet ? () => undefined : detach(findRepeatedRows());
  const attach = detach(copies);
  try {
    const other = await runAxe(rules);
    if (!isSheet) {
      attach();
    }
    const colour = await inspectColours(isSheet ? [] : findColourBoxes(), readTexts);
    return { runs: 1 + colour.runs, faults: [...other, ...colour.faults] };
  } finally {
    attach();
    attachRows();
  }
}

// axe reads the whole page in each run, also the parts that are excluded.
function detach(elements: Element[]): () => void {
  const places = elements.map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return { element, place };
  });
  return () => {
    for (const { element, place } of places) {
      place.replaceWith(element);
    }
  };
}
