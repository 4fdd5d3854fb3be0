import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { schemes, themeNames } from '../../packages/ui/src/tokens/themes.ts';
import { rulesOfColour, rulesOfPages, tags } from '../accessibility.ts';
import { fingerprintOfPage, holdTheSame } from './fingerprint.ts';
import { inkOf } from './inks.ts';
import { textsAndFields, withStandIns } from './standIns.ts';

/** One of the 22 ways in which the product is coloured, as the document wears it. */
export interface ColourSet {
  theme: string;
  scheme: string;
}

/** What axe holds against one element in one set; in every set when the rule sees no colours. */
export interface Fault {
  rule: string;
  element: Element | undefined;
  why: string;
  set: ColourSet | 'every set';
}

export interface Seen {
  /** How often axe looked at the page. */
  looks: number;
  faults: Fault[];
}

export const everySet: ColourSet[] = themeNames.flatMap((theme) =>
  schemes.map((scheme) => ({ theme, scheme })),
);

// Faults are named by their elements, so axe need not work out selectors.
const shared: RunOptions = {
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  preload: false,
};

const rulesWithColour: RunOptions = {
  ...shared,
  resultTypes: ['violations', 'passes', 'incomplete'],
  runOnly: { type: 'rule', values: rulesOfColour },
};

export const rulesWithoutColour: RunOptions = {
  ...shared,
  runOnly: tags,
  rules: Object.fromEntries(
    [...rulesOfPages, ...rulesOfColour].map((rule) => [rule, { enabled: false }]),
  ),
};

const faultless = new Set<string>();

/** Inks on their grounds that axe has measured and found readable. */
const readable = new Set<string>();

/**
 * Looks at the page as it stands. The rules that see no colours look once,
 * because a theme and a scheme change nothing else (selfTest.test.tsx proves
 * it), and at one of several boxes that hold the same; those that see them look
 * in each of the 22 sets, but once at boxes that wear a set of their own, as a
 * sheet of all themes does. A page that was seen before without a fault, to the
 * last state of its elements, is not looked at again; nor is it in a set where
 * each of the words that axe judges has an ink and a ground that axe has
 * measured already.
 */
export async function lookAtPage(): Promise<Seen> {
  const fingerprint = await fingerprintOfPage();
  if (faultless.has(fingerprint)) {
    return { looks: 0, faults: [] };
  }
  const copies = holdTheSame(boxes()) ? boxes().slice(1) : [];
  const form = await lookWith(rulesWithoutColour, { include: document.body, exclude: copies });
  const colour = await withStandIns(lookInEverySet);
  const faults = [...form, ...colour.faults];
  if (faults.length === 0) {
    faultless.add(fingerprint);
  }
  return { looks: 1 + colour.looks, faults };
}

async function lookInEverySet(): Promise<Seen> {
  const faults: Fault[] = [];
  const dressed = boxes();
  if (dressed.length > 0) {
    for (const fault of await lookWith(rulesWithColour, { include: dressed })) {
      faults.push({ ...fault, set: setOfBox(fault.element) ?? fault.set });
    }
  }
  const words = textsAndFields().filter((element) => setOfBox(element) === undefined);
  let looks = Math.min(1, dressed.length);
  let judged: Set<Element | undefined> | null = null;
  for (const set of everySet) {
    await dressedIn(set, async () => {
      const open = unmeasured(words.filter((element) => judged?.has(element) ?? true));
      if (open.length === 0) {
        return;
      }
      looks += 1;
      const page = { include: document.body, exclude: dressed };
      const results = await resultsOf(rulesWithColour, judged === null ? page : { include: open });
      rememberReadable(results);
      judged ??= judgedIn(results);
      faults.push(...faultsIn(results).map((fault) => Object.assign(fault, { set })));
    });
  }
  return { looks, faults };
}

// One for each ink that axe has not measured yet, and all that have none.
function unmeasured(elements: Element[]): Element[] {
  const seen = new Set(readable);
  return elements.filter((element) => {
    const ink = inkOf(element);
    const isNew = ink === null || !seen.has(ink);
    seen.add(ink ?? '');
    return isNew;
  });
}

// Only what axe has measured: what it leaves open, or passes over, is looked at anew each time.
function rememberReadable({ passes }: AxeResults): void {
  const contrast = passes.find(({ id }) => id === 'color-contrast');
  for (const { element } of contrast?.nodes ?? []) {
    const ink = element === undefined ? null : inkOf(element);
    if (ink !== null) {
      readable.add(ink);
    }
  }
}

// What stands in the way of a measurement in every set, whatever its colours are.
const inTheWay = new Set(['imgNode', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'bgOverlap']);

/**
 * The elements that axe judges by their colours: not what is clipped, disabled
 * or without words of its own. A set changes nothing of that.
 */
function judgedIn({ passes, violations, incomplete }: AxeResults): Set<Element | undefined> {
  const nodes = [...passes, ...violations, ...incomplete].flatMap((rule) => rule.nodes);
  const judged = nodes.filter(({ any }) => !any.some(({ data }) => inTheWay.has(data?.messageKey)));
  return new Set(judged.map(({ element }) => element));
}

/** One look of axe at the page, or at a part of it. */
export async function lookWith(
  rules: RunOptions,
  context: ElementContext = document.body,
): Promise<Fault[]> {
  return faultsIn(await resultsOf(rules, context));
}

async function resultsOf(rules: RunOptions, context: ElementContext): Promise<AxeResults> {
  const results = await axe.run(context, rules);
  throwWhenBroken(results);
  return results;
}

function faultsIn({ violations }: AxeResults): Fault[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, failureSummary = '' }) => ({
      rule: id,
      element,
      why: failureSummary.replaceAll(/\s+/g, ' ').trim(),
      set: 'every set' as const,
    })),
  );
}

/** Puts a set on the document while `look` runs. */
export async function dressedIn<Result>(
  set: ColourSet,
  look: () => Promise<Result>,
): Promise<Result> {
  const { dataset } = document.documentElement;
  const { theme, scheme } = dataset;
  Object.assign(dataset, set);
  try {
    return await look();
  } finally {
    Object.assign(dataset, { theme, scheme });
  }
}

// A rule that throws ends as "incomplete", which nobody would hear of.
function throwWhenBroken({ incomplete }: AxeResults): void {
  const broken = incomplete.find(({ nodes }) =>
    nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')),
  );
  if (broken !== undefined) {
    throw new Error(`axe could not finish its rule ${broken.id}`);
  }
}

const ownBox = ':not(html)[data-theme][data-scheme]';

function boxes(): Element[] {
  return [...document.body.querySelectorAll(ownBox)].filter(
    (box) => box.parentElement?.closest(ownBox) === null,
  );
}

// The set that an element wears by its box, when it is not the document's.
function setOfBox(element: Element | undefined): ColourSet | undefined {
  const { theme, scheme } = element?.closest<HTMLElement>(ownBox)?.dataset ?? {};
  return theme === undefined || scheme === undefined ? undefined : { theme, scheme };
}
