import type { FaultTable } from '../rowFault.ts';

const writing = 'packages/writing/src';
const transcript = 'packages/transcript/src';

/** Faults of single clauses of the rows on the words around a spoken command. */
export const commandClauseFaults: FaultTable = [
  ['X-60', `${writing}/commands/compoundGuard.ts`, 'const mostWords = 3;', 'const mostWords = 1;'],
  ['X-60', `${writing}/commands/compoundGuard.ts`, "key.replace(plural, ''), ", ''],
  ['X-60', `${writing}/commands/compoundGuard.ts`, 'compoundsOfPlace.get(key)];', 'undefined];'],
  [
    'X-60',
    `${writing}/commands/compoundGuard.ts`,
    "isCountedCompound(tokens, spoken) ? 'rather-word' : null",
    'null',
  ],
  ['X-60', `${writing}/commands/compounds.ts`, "'ضعف ضعفی", "'ضعفی"],
  [
    'X-61',
    `${writing}/commands/guardsBefore.ts`,
    'beforeNouns.has(key) && !endsNumber(tokens, from - 1)',
    'beforeNouns.has(key)',
  ],
  ['X-61', `${writing}/commands/guardsBefore.ts`, '    /.{2}ترین$/u.test(key) ||\n', ''],
  [
    'X-61',
    `${writing}/commands/guardsBefore.ts`,
    'bindsTo && !endsSentence(tokens, spoken) ?',
    'bindsTo ?',
  ],
  ['X-61', `${writing}/commands/guards.ts`, '  quoteOpen: openingGuards,\n', ''],
  ['X-61', `${writing}/commands/guards.ts`, '  zwnj: halfSpaceGuards,\n', ''],
  ['X-61', `${writing}/commands/nounWords.ts`, "'از به در با تا بر", "'از به در با بر"],
  [
    'X-61',
    `${writing}/commands/guardsBefore.ts`,
    "beforeFrom.has(tokens[before.from - 1]?.key ?? '')",
    'false',
  ],
  [
    'X-62',
    `${writing}/commands/literalRule.ts`,
    'isCountedWord && !carriesEzafe(token.text) ?',
    'isCountedWord ?',
  ],
  [
    'X-62',
    `${writing}/commands/literalRule.ts`,
    'isCountedWord && !carriesEzafe(token.text) ? null : at + 1',
    'at + 1',
  ],
  ['X-62', `${writing}/commands/literalRule.ts`, "ye?.kind === 'word' && ye.key === 'ی'", 'false'],
  [
    'X-62',
    `${writing}/commands/literalRule.ts`,
    'spoken === null || isCompound(tokens, spoken) !== null',
    'spoken === null',
  ],
  [
    'X-62',
    `${writing}/commands/literalRule.ts`,
    'findPhrase(tokens, from, everyPhrase)',
    'findPhrase(tokens, from)',
  ],
  [
    'X-62',
    `${writing}/commands/literalRule.ts`,
    'tokens.slice(spoken.from, spoken.to)',
    'tokens.slice(at, spoken.to)',
  ],
  ['X-62', `${writing}/commands/literalRule.ts`, '  return [1, 2].some(', '  return [1].some('],
  [
    'X-62',
    `${transcript}/formatting/spokenCommands.ts`,
    'command === null || followsEscape(id, said) ? null',
    'command === null ? null',
  ],
  [
    'X-62',
    `${transcript}/formatting/spokenCommands.ts`,
    'findLastIndex((one) => one.id === id) - 1]',
    'findLastIndex((one) => one.id === id)]',
  ],
  [
    'X-63',
    `${writing}/commands/commandRule.ts`,
    'return timed && isSetOff(near, spoken);',
    'return isSetOff(near, spoken);',
  ],
  [
    'X-63',
    `${writing}/commands/compoundGuard.ts`,
    "return begins ? null : isLoose ? 'rather-word' : 'word';",
    "return begins ? null : 'word';",
  ],
  ['X-63', `${writing}/commands/silence.ts`, '>= shortestSilence', '> shortestSilence'],
  [
    'X-63',
    `${writing}/commands/silence.ts`,
    'return end === null || start === null ||',
    'return end !== null && start !== null &&',
  ],
  [
    'X-63',
    `${writing}/commands/silence.ts`,
    'Math.round((start - end) * 1000)',
    '(start - end) * 1000',
  ],
  [
    'X-63',
    `${writing}/commands/silence.ts`,
    "return getOutput(command)?.kind !== 'closing';",
    'return true;',
  ],
  ['X-63', `${writing}/commands/commandRule.ts`, '!timed || isInfix(spoken) ||', '!timed ||'],
  ['X-65', `${writing}/applyRules.ts`, '> tokenCount - longestMatch', '> tokenCount - 2'],
  [
    'X-65',
    `${transcript}/formatting/transcriptFormatter.ts`,
    '    this.#rememberJoins(changed);\n    this.#parts',
    '    this.#parts',
  ],
  [
    'X-65',
    `${transcript}/merge/segmentRuns.ts`,
    '(!hasBreak || isJoined(one.segment.id))',
    '!hasBreak',
  ],
  [
    'X-65',
    `${transcript}/merge/segmentRuns.ts`,
    "const isUnedited = from > 0 && to < doc.content.size && doc.textBetween(from, to, '\\n') === text;",
    'const isUnedited = true;',
  ],
  [
    'X-65',
    `${writing}/incrementalFormatter.ts`,
    'const same = next.findIndex((one, at) => one.text !== written[first + at]?.text);',
    'const same = 0;',
  ],
  [
    'X-65',
    `${writing}/applyRules.ts`,
    '> tokenCount - longestMatch',
    '>= tokenCount - longestMatch',
  ],
  [
    'X-60',
    `${writing}/commands/commandRule.ts`,
    '  } while (end < farthest);',
    '  } while (false);',
  ],
  [
    'X-63',
    `${writing}/tokenize.ts`,
    'words.length === splitWords(text).length ? words : []',
    'words',
  ],
];
