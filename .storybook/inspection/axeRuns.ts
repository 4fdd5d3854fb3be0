import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';
import { rulesOfColour, rulesOfPages, tags } from '../accessibility.ts';
import { createKeyReader, layersOf } from './contrastKey.ts';
import { textElements, withLatinPlaceholders } from './latinPlaceholders.ts';

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

/** Contrast keys that axe has measured and accepted, on any page and in any set. */
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
 * run in each of the 22 sets, on the texts whose colours axe has not accepted
 * before; on boxes with a set of their own, as in a sheet of all themes, once.
 */
export async function inspectPage(): Promise<PageInspection> {
  const copies = haveEqualContent(boxes()) ? boxes().slice(1) : [];
  const other = await runAxe(otherRules, { include: document.body, exclude: copies });
  const colour = await withLatinPlaceholders(inspectColours);
  return { runs: 1 + colour.runs, faults: [...other, ...colour.faults] };
}

async function inspectColours(): Promise<PageInspection> {
  const faults: Fault[] = [];
  const themed = boxes();
  if (themed.length > 0) {
    for (const fault of await runAxe(colourRules, { include: themed })) {
      faults.push({ ...fault, set: setOfBox(fault.element) ?? fault.set });
    }
  }
  let texts = textElements().filter((element) => setOfBox(element) === undefined);
  const layers = new Map(texts.map((element) => [element, layersOf(element)]));
  let runs = Math.min(1, themed.length);
  let hasRun = false;
  for (const set of everySet) {
    await inColourSet(set, async () => {
      const read = createKeyReader();
      const keyOf = (element: Element) => {
        const found = layers.get(element) ?? null;
        return found === null ? null : read(found);
      };
      const open = unmeasured(texts, keyOf);
      if (open.length === 0) {
        return;
      }
      const page = { include: document.body, exclude: themed };
      const results = await resultsOf(colourRules, hasRun ? { include: open } : page);
      accept(results, keyOf);
      runs += 1;
      faults.push(...faultsIn(results).map((fault) => Object.assign(fault, { set })));
      if (!hasRun) {
        hasRun = true;
        const judged = elementsJudgedIn(results);
        texts = texts.filter((element) => judged.has(element));
      }
    });
  }
  return { runs, faults };
}

// One element for each contrast key that is not accepted yet, and all elements without a key.
function unmeasured(elements: Element[], keyOf: KeyOf): Element[] {
  const seen = new Set<string>();
  return elements.filter((element) => {
    const key = keyOf(element);
    const isNew = key === null || !(accepted.has(key) || seen.has(key));
    seen.add(key ?? '');
    return isNew;
  });
}

type KeyOf = (element: Element) => string | null;

function accept({ passes }: AxeResults, keyOf: KeyOf): void {
  const contrast = passes.find(({ id }) => id === 'color-contrast');
  for (const { element } of contrast?.nodes ?? []) {
    const key = element === undefined ? null : keyOf(element);
    if (key !== null) {
      accepted.add(key);
    }
  }
}

// Reasons for an unmeasured contrast that are the same in every set.
const obstacles = new Set([
  'imgNode',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'bgOverlap',
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

/** Puts a colour set on the document while `task` runs. */
export async function inColourSet<Result>(
  set: ColourSet,
  task: () => Promise<Result>,
): Promise<Result> {
  const { dataset } = document.documentElement;
  const { theme, scheme } = dataset;
  Object.assign(dataset, set);
  try {
    return await task();
  } finally {
    Object.assign(dataset, { theme, scheme });
  }
}

const boxSelector = ':not(html)[data-theme][data-scheme]';

// The outermost boxes with a colour set of their own.
function boxes(): Element[] {
  return [...document.body.querySelectorAll(boxSelector)].filter(
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
