import { applyRules, countSettledMatches } from '../applyRules.ts';
import { getRules } from '../formatter.ts';
import { longestMatch, type Rule } from '../rule.ts';
import {
  createCodeTest,
  type IsWithin,
  type PlacedToken,
  placeTokens,
} from '../script/listPlacedTokens.ts';
import type { WritingSettings } from '../settings.ts';
import { findFormalChanges, type FormalChange } from '../style/formalise.ts';
import { createQuotationTest } from '../style/quotations.ts';
import { LineChanges } from './lineChanges.ts';
import { type PreferredChanges, preferFormal } from './preferFormal.ts';

/** A proposed change of a written text: characters `from` to `to`, in UTF-16 units. */
export type CleanupChange = FormalChange;

/** How many tokens are read at once: about a millisecond. */
const partLength = 200;

/**
 * Finds what the rules of these settings, and the formal style where it is chosen, would change
 * in a written text (X-40…X-51). Line breaks, code and addresses stay as they are. The changes
 * come in parts and in order, so that a long text can be read in slices; a part may be empty.
 */
export function* proposeCleanup(
  text: string,
  settings: WritingSettings,
): Generator<readonly CleanupChange[], void, void> {
  const isCode = createCodeTest(text);
  const rules = getRules(settings);
  let start = 0;
  for (const line of text.split('\n')) {
    yield* cleanLine({ text, line, start, isCode, rules, settings });
    start += line.length + 1;
  }
}

interface Line {
  readonly text: string;
  readonly line: string;
  /** Where the line begins in the text. */
  readonly start: number;
  readonly isCode: IsWithin;
  readonly rules: readonly Rule[];
  readonly settings: Pick<WritingSettings, 'autoSpace' | 'style'>;
}

function* cleanLine(parts: Line): Generator<readonly CleanupChange[], void, void> {
  const { text, line, start, isCode, rules, settings } = parts;
  const end = start + line.length;
  const tokens: PlacedToken[] = [];
  const written = new LineChanges(text, start, settings.autoSpace);
  const formal = createFormalReader(parts, tokens);
  const stream = placeTokens(line, start, isCode);
  let from = 0;
  let isLast = false;
  let left: PreferredChanges = { changes: [], open: [], proposed: [] };
  while (!isLast) {
    isLast = readTokens(stream, tokens, from + partLength + longestMatch);
    const matches = applyRules(tokens, rules, from);
    // The last matches of a part may end otherwise when the next words are read.
    matches.length = isLast ? matches.length : countSettledMatches(matches, tokens.length);
    matches.forEach((match) => written.add(match, tokens));
    from = matches.at(-1)?.to ?? from;
    const own = isLast ? written.finish(end) : written.take();
    const border = isLast ? Infinity : (written.openFrom ?? tokens[from]?.from ?? end);
    left = preferFormal(left.open.concat(own), left.proposed.concat(formal(from, isLast)), border);
    yield left.changes;
  }
}

/** Reads tokens until there are `count`. True at the end of the line. */
function readTokens(
  stream: Generator<PlacedToken, void, void>,
  tokens: PlacedToken[],
  count: number,
): boolean {
  while (tokens.length < count) {
    const { done, value } = stream.next();
    if (done === true) {
      return true;
    }
    tokens.push(value);
  }
  return false;
}

/** Words around a proposal of the formal style that it depends on. */
const formalReach = 4;

type ReadFormal = (to: number, isLast: boolean) => readonly FormalChange[];

/** Returns the function that finds the proposals up to a token; none in the spoken style. */
function createFormalReader(
  { text, line, start, settings }: Line,
  tokens: readonly PlacedToken[],
): ReadFormal {
  if (settings.style !== 'formal') {
    return () => [];
  }
  const isQuoted = createQuotationTest(line);
  let from = 0;
  let done = start;
  return (to, isLast) => {
    const window = tokens.slice(
      Math.max(0, from - formalReach),
      isLast ? tokens.length : to + formalReach,
    );
    const border = isLast ? Infinity : (tokens[to]?.from ?? Infinity);
    const changes = findFormalChanges(window, text).filter(
      (change) =>
        change.from >= done &&
        change.from < border &&
        !isQuoted({ from: change.from - start, to: change.to - start }),
    );
    from = to;
    done = Math.max(done, changes.at(-1)?.to ?? done, isLast ? done : border);
    return changes;
  };
}
