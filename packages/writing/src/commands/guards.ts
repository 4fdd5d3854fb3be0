import type { Token } from '../token.ts';
import type { CommandId } from './commandTable.ts';
import type { Guard, Verdict } from './guard.ts';
import {
  followsNounWord,
  isInsideNumber,
  isPartOfRefused,
  isWholeUtterance,
} from './guardsBefore.ts';
import {
  isBesideVerb,
  isCompound,
  isCounted,
  isObject,
  isPaired,
  takesEnding,
} from './guardsAfter.ts';
import type { Spoken } from './phrases.ts';

const always: readonly Guard[] = [isPartOfRefused, isInsideNumber, isWholeUtterance, isCompound];

/** «به (…)», «این «روش»»: whatever may stand before what is quoted. */
const ofOpening: readonly Guard[] = [...always, takesEnding, isObject, isBesideVerb];

/** «کتاب «بوستان» را», «نام او «علی» است»: whatever may stand after it. */
const ofClosing: readonly Guard[] = [...always, followsNounWord];

/** «هیچ‌کس», «آن‌ها»: a half-space stands between all sorts of words. */
const ofHalfSpace: readonly Guard[] = [...always, isObject, isBesideVerb];

const ofMarks: readonly Guard[] = [
  ...always,
  followsNounWord,
  takesEnding,
  isObject,
  isPaired,
  isBesideVerb,
  isCounted,
];

const guardsOf: Partial<Record<CommandId, readonly Guard[]>> = {
  quoteOpen: ofOpening,
  quoteClose: ofClosing,
  parenOpen: ofOpening,
  parenClose: ofClosing,
  zwnj: ofHalfSpace,
};

/** What the words around a phrase make of it. */
export function verdictOn(tokens: readonly Token[], spoken: Spoken): Verdict {
  for (const guard of guardsOf[spoken.command.id] ?? ofMarks) {
    const verdict = guard(tokens, spoken);
    if (verdict !== null) {
      return verdict;
    }
  }
  return 'open';
}
