import { addAccepted, isAccepted } from './acceptedKeys.ts';
import { colourRules, type Fault, listFaults, type PageInspection, runAxe } from './axeRun.ts';
import {
  type ColourResults,
  findJudgedElements,
  findPassedElements,
  measureByAxe,
} from './colourResults.ts';
import { applyColourSet, everySet, setOfBox } from './colourSets.ts';
import { findTextElements, withLatinPlaceholders } from './latinPlaceholders.ts';
import { findOpaqueTexts, measureOpaqueTexts, type OpaqueTexts } from './opaqueTexts.ts';
import type { ReadText, TextReader } from './readTexts.ts';
import { isUnmeasurable, rememberUnmeasurable } from './unmeasurable.ts';

/**
 * Inspects the contrast of the texts of the page in each of the 22 sets, without those whose
 * tokens were accepted before, and of the boxes with a set of their own in theirs.
 */
export async function inspectColours(
  themed: Element[],
  readTexts: TextReader,
): Promise<PageInspection> {
  const faults: Fault[] = [];
  if (themed.length > 0) {
    for (const fault of await withLatinPlaceholders(() =>
      runAxe(colourRules, { include: themed }),
    )) {
      faults.push({ ...fault, set: setOfBox(fault.element) ?? fault.set });
    }
  }
  const texts = findTextElements().filter(
    (element) => !themed.some((box) => box.contains(element)),
  );
  const open = findUnmeasured(readTexts(texts));
  // Other words are laid out anew, so they come only where axe has to read them.
  const page =
    open.length === 0 ? nothing : await withLatinPlaceholders(() => inspectInEverySet(open));
  return { runs: Math.min(1, themed.length) + page.runs, faults: [...faults, ...page.faults] };
}

const nothing: PageInspection = { runs: 0, faults: [] };

/**
 * Axe measures every text in the first set. In the others it measures those whose contrast is not
 * that of the two colours which it has found there and which are read here.
 */
async function inspectInEverySet(texts: ReadText[]): Promise<PageInspection> {
  const inspection: PageInspection = { runs: 0, faults: [] };
  let opaque: OpaqueTexts = new Map();
  let open = texts;
  let passed = texts;
  for (const set of everySet) {
    // A page that goes on may take an element away between two runs.
    open = open.filter(({ element }) => element.isConnected);
    if (open.length === 0) {
      return inspection;
    }
    const undo = applyColourSet(set);
    const { faults, unread } = measureOpaqueTexts(opaque, set);
    const asked = open.filter((text) => !opaque.has(text) || unread.includes(text));
    const elements = asked.map(({ element }) => element);
    const results = await measureByAxe(elements).catch((error: unknown) => {
      undo();
      throw error;
    });
    if (set === everySet[0]) {
      open = findJudged(open, results);
      opaque = findOpaqueTexts(open, results);
    }
    undo();
    faults.push(...listFaults(results).map((fault) => Object.assign(fault, { set })));
    passed = passed
      .filter((text) => open.includes(text))
      .filter(findPasses(asked, results, faults));
    inspection.runs += Math.min(asked.length, 1);
    inspection.faults.push(...faults);
  }
  // What is in front of a text may be what axe has measured it on.
  const read = passed.filter((text) => text.layers?.isCovered !== true || opaque.has(text));
  addAccepted(read.map(({ key }) => key).filter((key) => key !== null));
  return inspection;
}

function findJudged(texts: ReadText[], results: ColourResults): ReadText[] {
  rememberUnmeasurable(results, new Map(texts.map(({ element, key }) => [element, key])));
  const judged = findJudgedElements(results);
  return texts.filter(({ element }) => judged.has(element));
}

function findPasses(asked: ReadText[], results: ColourResults, faults: Fault[]) {
  const passes = findPassedElements(results);
  const failed = new Set(faults.map(({ element }) => element));
  return (text: ReadText) =>
    asked.includes(text) ? passes.has(text.element) : !failed.has(text.element);
}

// One text for each key that is not accepted yet, and all texts without a key.
function findUnmeasured(texts: ReadText[]): ReadText[] {
  const seen = new Set<string>();
  return texts.filter(({ element, key }) => {
    const isNew =
      key === null || !(isAccepted(key) || seen.has(key) || isUnmeasurable(element, key));
    seen.add(key ?? '');
    return isNew;
  });
}
