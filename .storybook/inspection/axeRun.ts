import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { rulesOfColour, rulesOfLayout, rulesOfPages, tags } from '../accessibility.ts';
import type { ColourSet } from './colourSets.ts';

// axe takes a Persian word for a ligature of an icon font, because its letters are joined: it would compare no name with
// what is seen (WCAG 2.5.3). No word differs from its letters by more than the whole.
axe.configure({
  checks: [
    {
      id: 'label-content-name-mismatch',
      options: {
        pixelThreshold: 1,
        occurrenceThreshold: Number.POSITIVE_INFINITY,
        valueTextRoles: ['switch', 'checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio'],
      },
    },
  ],
});

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

// Faults name their elements, so axe need not compute selectors.
const shared: RunOptions = {
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  preload: false,
};

/** The rules that read colours, with what they have accepted and could not measure. */
export const colourRules: RunOptions = {
  ...shared,
  resultTypes: ['violations', 'passes', 'incomplete'],
  runOnly: { type: 'rule', values: rulesOfColour },
};

/** The rules that read no colours. */
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

export async function runAxe(
  rules: RunOptions,
  context: ElementContext = document.body,
): Promise<Fault[]> {
  return listFaults(await runRules(rules, context));
}

export async function runRules(rules: RunOptions, context: ElementContext): Promise<AxeResults> {
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

export function listFaults({ violations }: Pick<AxeResults, 'violations'>): Fault[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element, failureSummary = '' }) => ({
      rule: id,
      element,
      reason: failureSummary.replaceAll(/\s+/g, ' ').trim(),
      set: 'every set' as const,
    })),
  );
}
