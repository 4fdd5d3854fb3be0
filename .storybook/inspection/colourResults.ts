import type { AxeResults, NodeResult } from 'axe-core';
import type { rulesOfColour } from '../accessibility.ts';
import { colourRules, runRules } from './axeRun.ts';

/** What the rules of colour have found. */
export type ColourResults = Pick<AxeResults, 'passes' | 'violations' | 'incomplete'>;

/** Runs the rules of colour on elements and on the links that they are in. */
export async function measureByAxe(elements: Element[]): Promise<ColourResults> {
  return elements.length === 0
    ? { passes: [], violations: [], incomplete: [] }
    : runRules(colourRules, {
        include: elements.flatMap((element) => [element, element.closest('a') ?? element]),
      });
}

/** The elements with enough contrast. */
export function findPassedElements({ passes }: ColourResults): Set<Element | undefined> {
  return new Set(listNodes('color-contrast', passes).map(({ element }) => element));
}

/** The links inside a sentence, which have to differ from the words around them. */
export function findLinks({
  passes,
  violations,
  incomplete,
}: ColourResults): Set<Element | undefined> {
  const found = [...passes, ...violations, ...incomplete];
  return new Set(listNodes('link-in-text-block', found).map(({ element }) => element));
}

/** The answers of one rule. */
export function listNodes(
  rule: (typeof rulesOfColour)[number],
  results: AxeResults['passes'],
): NodeResult[] {
  return results.filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes);
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

/** Not clipped or disabled elements, nor those without text: axe passes over them in every set. */
export function findJudgedElements({
  passes,
  violations,
  incomplete,
}: ColourResults): Set<Element | undefined> {
  const nodes = [...passes, ...violations, ...incomplete].flatMap((rule) => rule.nodes);
  const judged = nodes.filter(
    ({ any }) => !any.some(({ data }) => obstacles.has(data?.messageKey)),
  );
  return new Set(judged.map(({ element }) => element));
}
