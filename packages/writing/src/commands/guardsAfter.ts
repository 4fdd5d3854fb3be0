import type { Token } from '../tokenize.ts';
import { type Command, getOutput } from './command.ts';
import { compounds, compoundsOfPhrase } from './compounds.ts';
import type { Guard } from './guard.ts';
import { carriesEzafe, counts } from './nounSigns.ts';
import {
  afterCounted,
  clauseJoints,
  closingVerbs,
  introducers,
  markVerbs,
  nounEndings,
  objectMarkers,
} from './nounWords.ts';
import { joinKeys, findPhrase, findPhraseBefore, type SpokenPhrase } from './commandPhrases.ts';
import { isTimed } from './silence.ts';

const longestCompound = 3;
const plural = /ها(?:ی(?:ی|م|ت|ش|مان|تان|شان)?)?$/u;

/** The phrase begins a compound: «نقطه ضعف». */
export const isCompound: Guard = (tokens, { command, from, to }) => {
  const known = [compounds[command.id], compoundsOfPhrase.get(joinKeys(tokens, from, to) ?? '')];
  for (let end = to + 1; end <= to + longestCompound; end += 1) {
    const key = joinKeys(tokens, to, end) ?? '';
    if (known.some((words) => words?.has(key) === true || words?.has(key.replace(plural, '')))) {
      return 'word';
    }
  }
  return isCountedCompound(tokens, { command, from, to }) ? 'rather-word' : null;
};

/** A plural, an ezafe or a «ی» after the phrase makes it a noun. */
export const takesEnding: Guard = (tokens, { to }) => {
  const last = tokens[to - 1];
  const next = keyAt(tokens, to);
  if (carriesEzafe(last?.text ?? '') || nounEndings.has(next)) {
    return 'word';
  }
  // «نقطه ای» is «نقطه‌ای», but «ای کاش» begins a sentence.
  return next === 'ای' && last?.key.endsWith('ه') === true ? 'rather-word' : null;
};

/** The phrase is an object: «نقطه را پاک کرد». */
export const isObject: Guard = (tokens, spoken) => {
  if (!objectMarkers.has(keyAt(tokens, spoken.to))) {
    return null;
  }
  // The known limit of X-64: a closing mark at the start of a text without times.
  const isLimit =
    spoken.from === 0 && getOutput(spoken.command)?.kind === 'closing' && !isTimed(tokens, spoken);
  return isLimit ? null : 'word';
};

/** Two marks are mentioned: «نقطه و ویرگول». An opening bracket may follow «و» in any text. */
export const isPaired: Guard = (tokens, { command, from, to }) => {
  const other =
    (keyAt(tokens, to) === 'و' ? findPhrase(tokens, to + 1) : null) ??
    (keyAt(tokens, from - 1) === 'و' ? findPhraseBefore(tokens, from - 1) : null);
  return other !== null && isNamed(command) && isNamed(other.command) ? 'word' : null;
};

/** A verb follows whose subject or object is the mark: «این جمله نقطه ندارد». */
export const isBesideVerb: Guard = (tokens, { to }) => {
  const verb = keyAt(tokens, to);
  if (closingVerbs.has(verb)) {
    return 'word';
  }
  return markVerbs.has(verb) && endsClause(tokens, to + 1) ? 'rather-word' : null;
};

/** The phrase is counted: «سه نقطه در نقشه», «چهار نقطه روی کاغذ». */
export const isCounted: Guard = (tokens, { command, from, to }) => {
  if (!afterCounted.has(keyAt(tokens, to))) {
    return null;
  }
  if (command.id === 'colon') {
    return introducers.has(keyAt(tokens, from - 1)) ? null : 'rather-word';
  }
  return command.id === 'ellipsis' || counts(tokens, from - 1) ? 'rather-word' : null;
};

// «دو نقطه ضعف» counts weaknesses; «گفت دو نقطه ضعف» contains a colon.
function isCountedCompound(tokens: readonly Token[], { command, from, to }: SpokenPhrase): boolean {
  return (
    command.id === 'colon' &&
    compounds.period?.has(keyAt(tokens, to)) === true &&
    !introducers.has(keyAt(tokens, from - 1))
  );
}

function isNamed(command: Command): boolean {
  return command.group === 'marks' && getOutput(command)?.kind !== 'opening';
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next?.kind !== 'word' || clauseJoints.has(next.key) || findPhrase(tokens, at) !== null;
}

function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? '';
}
