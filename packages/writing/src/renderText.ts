import { applyRules, type PlacedMatch } from './applyRules.ts';
import type { OutputToken, Rule } from './rule.ts';
import { tokenize } from './tokenize.ts';

/** Joins the output of matches into one text. */
export function renderText(matches: readonly PlacedMatch[], autoSpace: boolean): string {
  let text = '';
  let before: OutputToken | undefined;
  for (const token of matches.flatMap(({ output }) => output)) {
    text += separate(before, token, autoSpace) + token.text;
    before = token;
  }
  return text;
}

/** Formats one text by these rules. */
export function formatWithRules(rules: readonly Rule[], text: string, autoSpace = true): string {
  return renderText(applyRules(tokenize({ id: 'text', text }), rules), autoSpace);
}

/**
 * What separates two output tokens. Without automatic spacing only infixes and line breaks have
 * no spaces around them.
 */
export function separate(
  before: OutputToken | undefined,
  after: OutputToken,
  autoSpace: boolean,
): string {
  if (before === undefined || isUnspaced(before) || isUnspaced(after)) {
    return '';
  }
  return autoSpace && (after.kind === 'closing' || before.kind === 'opening') ? '' : ' ';
}

/** Whether a token has no space on either side, also without automatic spacing. */
export function isUnspaced({ kind }: OutputToken): boolean {
  return kind === 'infix' || kind === 'break';
}
