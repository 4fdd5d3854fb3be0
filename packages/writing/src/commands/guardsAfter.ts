import type { Token } from '../tokenize.ts';
import { foldPersian } from '../fold.ts';
import { type Command, getOutput } from './command.ts';
import type { Guard } from './guard.ts';
import { endsHeading } from './heading.ts';
import { carriesEzafe, counts } from './nounSigns.ts';
import {
  afterCounted,
  askingVerbs,
  callers,
  clauseJoints,
  closingVerbs,
  introducers,
  markVerbs,
  nounEndings,
  objectMarkers,
  places,
} from './nounWords.ts';
import { findPhrase, findPhraseBefore, type SpokenPhrase } from './commandPhrases.ts';
import { readWordAfter, readWordBefore } from './joinedWords.ts';
import { isSentenceEnd } from './sentenceEnd.ts';
import { isTimed } from './silence.ts';

const [meaning, howMany] = ['یعنی', 'چند'].map(foldPersian);

/** A plural, an ezafe or a «ی» after the phrase makes it a noun. */
export const takesEnding: Guard = (tokens, { to }) => {
  const last = tokens[to - 1];
  const next = getKeyAt(tokens, to);
  if (carriesEzafe(last?.text ?? '') || nounEndings.has(next)) {
    return 'word';
  }
  // «نقطه ای» is «نقطه‌ای», but «ای کاش» begins a sentence.
  const isEnding = next === 'ای' && last?.key.endsWith('ه') === true;
  return isEnding && !callers.has(getKeyAt(tokens, to + 1)) ? 'rather-word' : null;
};

/** The phrase is an object: «نقطه را پاک کرد». */
export const isObject: Guard = (tokens, spoken) => {
  if (!objectMarkers.has(getKeyAt(tokens, spoken.to)) || isTowards(tokens, spoken)) {
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
    (getKeyAt(tokens, to) === 'و' ? findPhrase(tokens, to + 1) : null) ??
    (getKeyAt(tokens, from - 1) === 'و' ? findPhraseBefore(tokens, from - 1) : null);
  return other !== null && isNamed(command) && isNamed(other.command) ? 'word' : null;
};

/** A verb follows whose subject or object is the mark: «این جمله نقطه ندارد». */
export const isBesideVerb: Guard = (tokens, spoken) => {
  const { to } = spoken;
  const verb = readWordAfter(tokens, to);
  if (closingVerbs.has(verb.key)) {
    return 'word';
  }
  if (askingVerbs.has(verb.key) || isExplained(tokens, spoken)) {
    return 'rather-word';
  }
  const isAboutMark = markVerbs.has(verb.key) && endsClause(tokens, verb.to);
  // «توضیحات دو نقطه ندارد»
  const isEntry = spoken.command.id === 'colon' && endsHeading(tokens, spoken.from);
  return isAboutMark && !isEntry ? 'rather-word' : null;
};

/** The phrase is counted: «سه نقطه در نقشه», «چهار نقطه روی کاغذ». */
export const isCounted: Guard = (tokens, spoken) => {
  const { command, from, to } = spoken;
  if (isStruckPlace(tokens, spoken)) {
    return 'rather-word';
  }
  if (!afterCounted.has(readWordAfter(tokens, to).key) || findPhrase(tokens, to) !== null) {
    return null;
  }
  if (command.id === 'colon') {
    const isIntroduced = introducers.has(readWordBefore(tokens, from).key);
    return isIntroduced || endsHeading(tokens, from) ? null : 'rather-word';
  }
  const isCountedHere =
    command.id === 'ellipsis' || counts(tokens, from - 1) || isHowMany(tokens, spoken);
  return isCountedHere && !isSentenceEnd(tokens, from) ? 'rather-word' : null;
};

// «سه نقطه یعنی ادامه دارد»: a closing mark has no words before it to close.
function isExplained(tokens: readonly Token[], { command, from, to }: SpokenPhrase): boolean {
  return from === 0 && getOutput(command)?.kind === 'closing' && getKeyAt(tokens, to) === meaning;
}

// «زمین‌لرزه دو نقطه کشور را لرزاند»
function isStruckPlace(tokens: readonly Token[], { command, from, to }: SpokenPhrase): boolean {
  const isCountedMark = command.id === 'colon' || command.id === 'ellipsis';
  if (!isCountedMark || !places.has(getKeyAt(tokens, to))) {
    return false;
  }
  const marker = [1, 2, 3].find((away) => objectMarkers.has(getKeyAt(tokens, to + away)));
  return (
    marker !== undefined &&
    from > 0 &&
    !isSentenceEnd(tokens, from) &&
    !introducers.has(readWordBefore(tokens, from).key)
  );
}

// «رفتیم نقطه رو به دریا نشستیم»: «رو به» is "towards".
function isTowards(tokens: readonly Token[], { from, to }: SpokenPhrase): boolean {
  const [marker, next] = tokens.slice(to, to + 2);
  return marker?.key === 'رو' && next?.key === 'به' && isSentenceEnd(tokens, from);
}

// «چند علامت سؤال در ذهن دارم»
function isHowMany(tokens: readonly Token[], { command, from }: SpokenPhrase): boolean {
  return command.id === 'question' && getKeyAt(tokens, from - 1) === howMany;
}

function isNamed(command: Command): boolean {
  return command.group === 'marks' && getOutput(command)?.kind !== 'opening';
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const next = closingVerbs.has(getKeyAt(tokens, at)) ? tokens[at + 1] : tokens[at];
  return next?.kind !== 'word' || clauseJoints.has(next.key) || findPhrase(tokens, at) !== null;
}

function getKeyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? '';
}
