import type { FaultTable } from '../rowFault.ts';

const writing = 'packages/writing/src';
const transcript = 'packages/transcript/src';
const compoundGuard = `${writing}/commands/compoundGuard.ts`;
const guardsBefore = `${writing}/commands/guardsBefore.ts`;
const literalRule = `${writing}/commands/literalRule.ts`;
const spokenCommands = `${transcript}/formatting/spokenCommands.ts`;
const silence = `${writing}/commands/silence.ts`;
const transcriptFormatter = `${transcript}/formatting/transcriptFormatter.ts`;
const segmentRuns = `${transcript}/merge/segmentRuns.ts`;

/** Faults of single clauses of the rows on the words around a spoken command. */
export const commandClauseFaults: FaultTable = [
  ['X-60', compoundGuard, 'const mostWords = 3;', 'const mostWords = 1;'],
  ['X-60', compoundGuard, "key.replace(plural, ''), ", ''],
  ['X-60', compoundGuard, 'compoundsOfPlace.get(key)];', 'undefined];'],
  ['X-60', compoundGuard, "isCountedCompound(tokens, spoken) ? 'rather-word' : null", 'null'],
  ['X-60', `${writing}/commands/compounds.ts`, "'ضعف ضعفی", "'ضعفی"],
  ['X-61', guardsBefore, 'key) && !endsNumber(tokens, from - 1)', 'key)'],
  ['X-61', guardsBefore, '    /.{2}ترین$/u.test(key) ||\n', ''],
  ['X-61', guardsBefore, '&& !endsSentence(tokens, spoken) ?', '?'],
  ['X-61', `${writing}/commands/guards.ts`, '  quoteOpen: openingGuards,\n', ''],
  ['X-61', `${writing}/commands/guards.ts`, '  zwnj: halfSpaceGuards,\n', ''],
  ['X-61', `${writing}/commands/nounWords.ts`, "'از به در با تا بر", "'از به در با بر"],
  ['X-61', guardsBefore, "beforeFrom.has(tokens[before.from - 1]?.key ?? '')", 'false'],
  ['X-62', literalRule, '&& !carriesEzafe(token.text) ?', '?'],
  ['X-62', literalRule, 'isCountedWord && !carriesEzafe(token.text) ? null : at + 1', 'at + 1'],
  ['X-62', literalRule, "ye?.kind === 'word' && ye.key === 'ی'", 'false'],
  ['X-62', literalRule, '=== null || isCompound(tokens, spoken) !== null', '=== null'],
  ['X-62', literalRule, 'tokens, from, everyPhrase', 'tokens, from'],
  ['X-62', literalRule, 'spoken.from, spoken.to', 'at, spoken.to'],
  ['X-62', literalRule, '  return [1, 2].some(', '  return [1].some('],
  ['X-62', spokenCommands, '=== null || followsEscape(id, said) ? null', '=== null ? null'],
  ['X-62', spokenCommands, 'one.id === id) - 1]', 'one.id === id)]'],
  ['X-63', `${writing}/commands/commandRule.ts`, 'return timed && isSetOff', 'return isSetOff'],
  ['X-63', compoundGuard, "isLoose ? 'rather-word' : 'word';", "'word';"],
  ['X-63', silence, '>= shortestSilence', '> shortestSilence'],
  ['X-63', silence, 'end === null || start === null ||', 'end !== null && start !== null &&'],
  ['X-63', silence, 'Math.round((start - end) * 1000)', '(start - end) * 1000'],
  ['X-63', silence, "getOutput(command)?.kind !== 'closing';", 'true;'],
  ['X-63', `${writing}/commands/commandRule.ts`, '!timed || isInfix(spoken) ||', '!timed ||'],
  ['X-65', `${writing}/applyRules.ts`, '> tokenCount - longestMatch', '> tokenCount - 2'],
  ['X-65', transcriptFormatter, 'this.#rememberJoins(changed);\n    this.#parts', 'this.#parts'],
  ['X-65', segmentRuns, '(!hasBreak || isJoined(one.segment.id))', '!hasBreak'],
  [
    'X-65',
    segmentRuns,
    "const isUnedited = from > 0 && to < doc.content.size && doc.textBetween(from, to, '\\n') === text;",
    'const isUnedited = true;',
  ],
  [
    'X-65',
    `${writing}/incrementalFormatter.ts`,
    'const same = next.findIndex((one, at) => one.text !== written[first + at]?.text);',
    'const same = 0;',
  ],
  ['X-65', `${writing}/applyRules.ts`, '> tokenCount -', '>= tokenCount -'],
  ['X-60', `${writing}/commands/commandRule.ts`, 'while (end < farthest);', 'while (false);'],
  ['X-63', `${writing}/tokenize.ts`, '.length === splitWords(text).length ? words : []', ''],
];
