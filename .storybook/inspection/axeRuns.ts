import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';
import { rulesOfColour, rulesOfLayout, rulesOfPages, tags } from '../accessibility.ts';
import { createKeyReader, findLayers } from './contrastKey.ts';
import { textElements, withLatinPlaceholders } from './latinPlaceholders.ts';
import { isUnmeasurable, rememberUnmeasurable } from './unmeasurable.ts';
import { repeatedRows } from './repeatedRows.ts';
import { probeSets, probeSheet, selectsBySet } from './probeSets.ts';

/** One of the 22 colour sets: a theme in its light or dark scheme. */
export interface ColourSet {
  theme: string;
  scheme: string;
}

/** A violation of one rule by one element in one colour set; in every set when the rule reads no colours. */
export interface Fault {
  rule: string;
  element: Element | undefined;
  reason: string;
  set: ColourSet | 'every set';
}

export interface PageInspection {
  /** How often axe ran. */
  runs: number;
  faults: Fault[];
}

export const everySet: ColourSet[] = themeNames.flatMap((theme) =>
  schemes.map((scheme) => ({ theme, scheme })),
);

// Faults name their elements, so axe need not compute selectors.
const shared: RunOptions = {
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  preload: false,
};

const colourRules: RunOptions = {
  ...shared,
  resultTypes: ['violations', 'passes', 'incomplete'],
  runOnly: { type: 'rule', values: rulesOfColour },
};

export const otherRules: RunOptions = {
  ...shared,
  runOnly: tags,
  rules: Object.fromEntries(
    [...rulesOfPages, ...rulesOfColour].map((rule) => [rule, { enabled: false }]),
  ),
};

/** The rules that read places and sizes: the others read only elements and their attributes. */
export const layoutRules: RunOptions = {
  ...shared,
  runOnly: { type: 'rule', values: rulesOfLayout },
};

/** Contrast keys that axe has measured and accepted in every set, on any page. */
const accepted = new Set<string>();

/** Adds keys that axe has accepted in another window. */
export function addAccepted(keys: readonly string[]): void {
  for (const key of keys) {
    accepted.add(key);
  }
}

/** The keys after the first `count`. */
export function acceptedAfter(count: number): string[] {
  return [...accepted].slice(count);
}

export function countAccepted(): number {
  return accepted.size;
}

/**
 * Runs axe on the page in its present direction. The rules that read no colours
 * run once, because a theme and a scheme change only colours (inspectStory.test.tsx
 * proves it), and on one of several boxes with equal content. The colour rules
 * run in each of the 22 sets, on the texts whose tokens axe has not accepted
 * before. Rows of a table with equal markup are inspected once. On boxes with a set of their own they run once; in a sheet of all 22 sets,
 * the first box gets each set in turn.
 */
export async function inspectPage(rules: RunOptions = otherRules): Promise<PageInspection> {
  const [, ...copies] = haveEqualContent(boxes()) ? boxes() : [];
  const isSheet = copies.length + 1 === everySet.length;
  const attachRows = isSheet ? () => undefined : detach(repeatedRows());
  const attach = detach(copies);
  try {
    const other = await runAxe(rules);
    if (!isSheet) {
      attach();
    }
    const colour = await withLatinPlaceholders(() => inspectColours(isSheet ? [] : boxes()));
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

async function inspectColours(themed: Element[]): Promise<PageInspection> {
  const faults: Fault[] = [];
  if (themed.length > 0) {
    for (const fault of await runAxe(colourRules, { include: themed })) {
      faults.push({ ...fault, set: setOfBox(fault.element) ?? fault.set });
    }
  }
  const texts = textElements().filter((element) => !themed.some((box) => box.contains(element)));
  const page = await inspectInEverySet(texts, readContrastKeys(texts));
  return { runs: Math.min(1, themed.length) + page.runs, faults: [...faults, ...page.faults] };
}

type ContrastKeys = Map<Element, string | null>;

async function inspectInEverySet(texts: Element[], keys: ContrastKeys): Promise<PageInspection> {
  const faults: Fault[] = [];
  let open = unmeasured(texts, keys);
  let passed = open;
  let runs = 0;
  for (const set of everySet) {
    // A page that goes on may take an element away between two runs.
    open = open.filter((element) => element.isConnected);
    if (open.length === 0) {
      break;
    }
    const include = open.flatMap((element) => [element, element.closest('a') ?? element]);
    const undo = applyColourSet(set);
    const results = await resultsOf(colourRules, { include }).finally(undo);
    faults.push(...faultsIn(results).map((fault) => Object.assign(fault, { set })));
    const passes = elementsPassedIn(results);
    passed = passed.filter((element) => passes.has(element));
    if (runs === 0) {
      const judged = elementsJudgedIn(results);
      open = open.filter((element) => judged.has(element));
      rememberUnmeasurable(results, keys);
    }
    runs += 1;
  }
  const added = runs < everySet.length ? [] : passed.map((element) => keys.get(element));
  addAccepted(added.filter((key) => typeof key === 'string'));
  return { runs, faults };
}

// Texts with equal keys in both probe sets have equal tokens, and so equal contrast in each of the 22 sets.
function readContrastKeys(texts: Element[]): ContrastKeys {
  if (selectsBySet()) {
    return new Map(texts.map((element) => [element, null]));
  }
  const layers = findLayers(texts);
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = probeSheet;
  const readings = probeSets.map((set) => {
    const undo = applyColourSet(set);
    const read = createKeyReader();
    const keys = layers.map((each) => (each === null ? null : read(each)));
    undo();
    return keys;
  });
  style.remove();
  return new Map(
    texts.map((element, place) => [
      element,
      layers[place] === null ? null : readings.map((reading) => reading[place]).join(' | '),
    ]),
  );
}

// One element for each contrast key that is not accepted yet, and all elements without a key.
function unmeasured(elements: Element[], keys: ContrastKeys): Element[] {
  const seen = new Set<string>();
  return elements.filter((element) => {
    const key = keys.get(element) ?? null;
    const isNew =
      key === null || !(accepted.has(key) || seen.has(key) || isUnmeasurable(element, key));
    seen.add(key ?? '');
    return isNew;
  });
}

function elementsPassedIn({ passes }: AxeResults): Set<Element | undefined> {
  const contrast = passes.find(({ id }) => id === 'color-contrast');
  return new Set((contrast?.nodes ?? []).map(({ element }) => element));
}

// Reasons for an unmeasured contrast that are the same in every set.
const obstacles = new Set([
  'imgNode',
  'bgGradient',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'bgOverlap',
  'pseudoContent',
]);

// Not clipped or disabled elements, nor those without text: axe passes over them in every set.
function elementsJudgedIn({
  passes,
  violations,
  incomplete,
}: AxeResults): Set<Element | undefined> {
  const nodes = [...passes, ...violations, ...incomplete].flatMap((rule) => rule.nodes);
  const judged = nodes.filter(
    ({ any }) => !any.some(({ data }) => obstacles.has(data?.messageKey)),
  );
  return new Set(judged.map(({ element }) => element));
}

export async function runAxe(
  rules: RunOptions,
  context: ElementContext = document.body,
): Promise<Fault[]> {
  return faultsIn(await resultsOf(rules, context));
}

async function resultsOf(rules: RunOptions, context: ElementContext): Promise<AxeResults> {
  const results = await axe.run(context, rules);
  // axe reports a rule that throws only as "incomplete".
  const broken = results.incomplete.find(({ nodes }) =>
    nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')),
  );
  if (broken !== undefined) {
    throw new Error(`axe could not finish its rule ${broken.id}`);
  }
  return results;
}

function faultsIn({ violations }: AxeResults): Fault[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, failureSummary = '' }) => ({
      rule: id,
      element,
      reason: failureSummary.replaceAll(/\s+/g, ' ').trim(),
      set: 'every set' as const,
    })),
  );
}

/** Puts a colour set on the document and on the first box, and returns the way back. */
export function applyColourSet(set: ColourSet): () => void {
  const changed = [document.documentElement, ...boxes().slice(0, 1)].map(({ dataset }) => ({
    dataset,
    own: { theme: dataset['theme'], scheme: dataset['scheme'] },
  }));
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

// The outermost boxes with a colour set of their own.
function boxes(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(boxSelector)].filter(
    (box) => box.parentElement?.closest(boxSelector) === null,
  );
}

function setOfBox(element: Element | undefined): ColourSet | undefined {
  const { theme, scheme } = element?.closest<HTMLElement>(boxSelector)?.dataset ?? {};
  return theme === undefined || scheme === undefined ? undefined : { theme, scheme };
}

// Ids that React numbers differ from box to box.
function haveEqualContent(elements: Element[]): boolean {
  const contents = elements.map(({ innerHTML }) => innerHTML.replaceAll(/_r_\w+?_/g, 'id'));
  return new Set(contents).size === 1;
}
