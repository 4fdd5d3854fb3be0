import type { Token } from '../tokenize.ts';
import type { CommandId } from './commandTable.ts';
import { isCompound } from './compoundGuard.ts';
import type { Guard, Verdict } from './guard.ts';
import {
  beginsLine,
  followsNounWord,
  isInsideNumber,
  isNamedSign,
  isPartOfRefused,
  isWholeUtterance,
  lacksSentence,
} from './guardsBefore.ts';
import { isBesideVerb, isCounted, isObject, isPaired, takesEnding } from './guardsAfter.ts';
import type { SpokenPhrase } from './commandPhrases.ts';
import { isNamedPoint } from './pointGuard.ts';

const commonGuards: readonly Guard[] = [
  isPartOfRefused,
  isInsideNumber,
  isWholeUtterance,
  lacksSentence,
  isCompound,
];

/** Any word may precede an opening mark: «به (…)», «این «روش»». */
const openingGuards: readonly Guard[] = [...commonGuards, takesEnding, isObject, isBesideVerb];

/** Any word may follow a closing mark: «کتاب «بوستان» را», «نام او «علی» است». */
const closingGuards: readonly Guard[] = [...commonGuards, followsNounWord];

/** A half-space joins words of all kinds: «هیچ‌کس», «آن‌ها». */
const halfSpaceGuards: readonly Guard[] = [...commonGuards, isNamedSign, isObject, isBesideVerb];

const markGuards: readonly Guard[] = [
  ...commonGuards,
  followsNounWord,
  beginsLine,
  isNamedPoint,
  takesEnding,
  isObject,
  isPaired,
  isBesideVerb,
  isCounted,
];

const guardsByCommand: Partial<Record<CommandId, readonly Guard[]>> = {
  quoteOpen: openingGuards,
  quoteClose: closingGuards,
  parenOpen: openingGuards,
  parenClose: closingGuards,
  zwnj: halfSpaceGuards,
};

/**
 * Classifies a phrase by its context; the first guard that is sure wins, and then the
 * first that is not.
 */
export function classifyPhrase(tokens: readonly Token[], spoken: SpokenPhrase): Verdict {
  let unsure: Verdict = 'open';
  for (const guard of guardsByCommand[spoken.command.id] ?? markGuards) {
    const verdict = guard(tokens, spoken);
    if (verdict === 'mark' || verdict === 'word') {
      return verdict;
    }
    unsure = verdict ?? unsure;
  }
  return unsure;
}
