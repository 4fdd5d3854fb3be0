import type { FaultTable } from '../rowFault.ts';

const writing = 'packages/writing/src';
const transcript = 'packages/transcript/src';
const numberRule = `${writing}/numbers/numberRule.ts`;
const becomesDigits = `${writing}/numbers/becomesDigits.ts`;
const figures = `${writing}/numbers/figures.ts`;
const vocabularyRule = `${writing}/vocabulary/vocabularyRule.ts`;
const commandChips = 'packages/ui/src/layout/EditorLayout/CommandChips.tsx';
const spokenCommands = `${transcript}/formatting/spokenCommands.ts`;
const useCommandChips = 'apps/web/src/features/dictation/screen/hooks/useCommandChips.ts';
const findConverted = `${transcript}/spoken/findConverted.ts`;
const toRevision = 'apps/web/src/features/dictation/workspace/toRevision.ts';
const transcriptFormatter = `${transcript}/formatting/transcriptFormatter.ts`;

/** Faults of the rows on writing settings. */
export const writingFaults: FaultTable = [
  ['X-40', `${writing}/commands/markCommands.ts`, "'semicolon', '؛',", "'semicolon', ';',"],
  ['X-40', `${writing}/formatter.ts`, '    createCommandRule(settings),\n', ''],
  ['X-41', `${writing}/commands/engineMarks.ts`, ': pauses, after: pauses', ": pauses, after: ''"],
  [
    'X-41',
    'packages/speech/src/worker/nevisaProtocol.ts',
    'return configure({ ...state, configuration: event.configuration });',
    'return [{ ...state, configuration: event.configuration }, []];',
  ],
  [
    'X-42',
    `${writing}/renderText.ts`,
    "(after.kind === 'closing' || before.kind === 'opening')",
    "after.kind === 'closing'",
  ],
  ['X-42', `${transcript}/model/insertionPoint.ts`, '\\s.,،؛;:!?؟…»”', '\\s.,;:!?؟…»”'],
  ['X-43', numberRule, ".convertNumbers && settings.numberMode !== 'never';", '.convertNumbers;'],
  ['X-43', becomesDigits, "    mode === 'always' ||\n    isMeasured", '    isMeasured'],
  ['X-44', numberRule, 'years || isCode', 'isCode'],
  ['X-44', numberRule, 'years || isCode(tokens, at, sequence)', 'years'],
  ['X-44', `${writing}/numbers/digitString.ts`, '4 || isPartOfCard(tokens, at, groups, to)', '4'],
  ['X-44', `${writing}/numbers/context.ts`, 'cards.has(announcer) ? largestGroup : ', ''],
  ['X-44', figures, '(?=(?:\\p{Nd}{3})+$)', '(?=(?:\\p{Nd}{3}){2,}$)'],
  ['X-45', figures, '? latin : toPersianFigure(latin)', '? toPersianFigure(latin) : latin'],
  ['X-45', figures, "showDigitsInEnglish ? '%", "showDigitsInEnglish ? '٪"],
  ['X-46', `${writing}/script/scriptRule.ts`, '    joinVerb,\n    joinPlural,', '    joinPlural,'],
  ['X-46', `${writing}/script/scriptRule.ts`, "!== 'word' || isAddress(token.text)", "!== 'word'"],
  ['X-47', `${writing}/script/letters.ts`, "  [/ك/g, 'ک'],\n", ''],
  ['X-47', `${writing}/fold.ts`, "  [/ك/g, 'ک'],\n", ''],
  ['X-48', `${writing}/script/silentHeh.ts`, '`${stem}${halfSpace}ی`;', '`${stem} ی`;'],
  ['X-48', `${writing}/script/silentHeh.ts`, ':\n      return null;', ':\n      return stem;'],
  [
    'X-49',
    'apps/web/src/features/dictation/screen/dialogs/FormalDialog.tsx',
    'transcript.replace(changes.filter((_, at) => agreed.has(`${at}`)));',
    'void agreed;\n          transcript.replace(changes);',
  ],
  ['X-49', `${writing}/style/formalise.ts`, '=> !isQuoted(change)', '=> !isQuoted(change) || true'],
  ['X-50', `${writing}/script/fillerRule.ts`, "['،', ',', '…', '.']", "['…', '.']"],
  ['X-50', `${writing}/script/fillerRule.ts`, 'اوم+|', ''],
  ['X-51', vocabularyRule, "token?.key ?? '';", "token?.text ?? '';"],
  ['X-51', vocabularyRule, 'undefined ? longest :', 'undefined || longest !== null ? longest :'],
];

/** Faults of the rows on voice commands. */
export const commandFaults: FaultTable = [
  ['X-60', `${writing}/commands/guards.ts`, 'lacksSentence,\n  isCompound,\n', 'lacksSentence,\n'],
  ['X-61', `${writing}/commands/guards.ts`, 'commonGuards,\n  followsNounWord,', 'commonGuards,'],
  ['X-62', `${writing}/commands/literalRule.ts`, "foldWords('کلمه کلمه‌ی')", "foldWords('لغت')"],
  [
    'X-62',
    `${writing}/formatter.ts`,
    '    ...(settings.convertPunctuations ? [createLiteralRule(settings)] : []),\n',
    '',
  ],
  ['X-63', `${writing}/commands/silence.ts`, 'shortestSilence = 200;', 'shortestSilence = 300;'],
  ['X-63', `${writing}/commands/silence.ts`, '(tokens, spoken) ||', '(tokens, spoken) &&'],
  ['X-64', commandChips, 'const chipLasts = 4_000;', 'const chipLasts = 2_000;'],
  ['X-64', spokenCommands, '    this.#literals.add(toKey(command));\n', ''],
  ['X-64', useCommandChips, 'name: command.spoken', 'name: command.id'],
  ['X-64', `${transcript}/spoken/writeSpokenWords.ts`, 'before ?? after', 'after ?? before'],
  ['X-64', findConverted, 'convertNumbers: true', 'convertNumbers: false'],
  [
    'X-64',
    'apps/web/src/features/history/editing/writing/useSpokenWords.ts',
    'const changes = writeSpokenWords(document, settings());',
    'const changes: readonly { spoken: string }[] = [];',
  ],
  ['X-65', toRevision, '...(more.get(segment_id) ?? [])', ''],
  [
    'X-65',
    `${writing}/incrementalFormatter.ts`,
    'matches.length = countSettledMatches(matches, tokens.length);',
    'void countSettledMatches;',
  ],
  ['X-65', transcriptFormatter, '=== 0 || transcript.canContinue(earlier)', '=== 0'],
];
