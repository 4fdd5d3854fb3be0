import type { FaultTable } from '../rowFault.ts';

const writing = 'packages/writing/src';
const transcript = 'packages/transcript/src';

/** Faults of the rows on writing settings. */
export const writingFaults: FaultTable = [
  [
    'X-40',
    `${writing}/commands/markCommands.ts`,
    "mark('semicolon', '؛', 'closing'",
    "mark('semicolon', ';', 'closing'",
  ],
  ['X-40', `${writing}/formatter.ts`, '    createCommandRule(settings),\n', ''],
  [
    'X-41',
    `${writing}/commands/engineMarks.ts`,
    "before: group === 'lines' ? '' : pauses, after: pauses }",
    "before: group === 'lines' ? '' : pauses, after: '' }",
  ],
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
  [
    'X-42',
    `${transcript}/model/insertionPoint.ts`,
    'const noSpaceBefore = /^[\\s.,،؛;:!?؟…»”)\\u200c/]/u;',
    'const noSpaceBefore = /^[\\s.,;:!?؟…»”)\\u200c/]/u;',
  ],
  [
    'X-43',
    `${writing}/numbers/numberRule.ts`,
    "settings.convertNumbers && settings.numberMode !== 'never';",
    'settings.convertNumbers;',
  ],
  [
    'X-43',
    `${writing}/numbers/becomesDigits.ts`,
    "    mode === 'always' ||\n    isMeasured",
    '    isMeasured',
  ],
  [
    'X-44',
    `${writing}/numbers/numberRule.ts`,
    'years || isCode(tokens, at, sequence)',
    'isCode(tokens, at, sequence)',
  ],
  ['X-44', `${writing}/numbers/numberRule.ts`, 'years || isCode(tokens, at, sequence)', 'years'],
  [
    'X-44',
    `${writing}/numbers/digitString.ts`,
    'groups.length === 4 || isPartOfCard(tokens, at, groups, to)',
    'groups.length === 4',
  ],
  ['X-44', `${writing}/numbers/context.ts`, 'cards.has(announcer) ? largestGroup : ', ''],
  ['X-44', `${writing}/numbers/figures.ts`, '(?=(?:\\p{Nd}{3})+$)', '(?=(?:\\p{Nd}{3}){2,}$)'],
  [
    'X-45',
    `${writing}/numbers/figures.ts`,
    'showDigitsInEnglish ? latin : toPersianFigure(latin)',
    'showDigitsInEnglish ? toPersianFigure(latin) : latin',
  ],
  [
    'X-45',
    `${writing}/numbers/figures.ts`,
    "showDigitsInEnglish ? '%' : '٪'",
    "showDigitsInEnglish ? '٪' : '٪'",
  ],
  ['X-46', `${writing}/script/scriptRule.ts`, '    joinVerb,\n    joinPlural,', '    joinPlural,'],
  [
    'X-46',
    `${writing}/script/scriptRule.ts`,
    "token?.kind !== 'word' || isAddress(token.text)",
    "token?.kind !== 'word'",
  ],
  ['X-47', `${writing}/script/letters.ts`, "  [/ك/g, 'ک'],\n", ''],
  ['X-47', `${writing}/fold.ts`, "  [/ك/g, 'ک'],\n", ''],
  [
    'X-48',
    `${writing}/script/silentHeh.ts`,
    "case 'ye':\n      return `${stem}${halfSpace}ی`;",
    "case 'ye':\n      return `${stem} ی`;",
  ],
  [
    'X-48',
    `${writing}/script/silentHeh.ts`,
    "case 'keep':\n      return null;",
    "case 'keep':\n      return stem;",
  ],
  [
    'X-49',
    'apps/web/src/features/dictation/screen/dialogs/FormalDialog.tsx',
    'transcript.replace(changes.filter((_, at) => agreed.has(`${at}`)));',
    'void agreed;\n          transcript.replace(changes);',
  ],
  [
    'X-49',
    `${writing}/style/formalise.ts`,
    '.filter((change) => !isQuoted(change))',
    '.filter((change) => !isQuoted(change) || true)',
  ],
  ['X-50', `${writing}/script/fillerRule.ts`, "['،', ',', '…', '.']", "['…', '.']"],
  ['X-50', `${writing}/script/fillerRule.ts`, 'اوم+|', ''],
  [
    'X-51',
    `${writing}/vocabulary/vocabularyRule.ts`,
    "key += token?.key ?? '';",
    "key += token?.text ?? '';",
  ],
  [
    'X-51',
    `${writing}/vocabulary/vocabularyRule.ts`,
    'longest = output === undefined ? longest :',
    'longest = output === undefined || longest !== null ? longest :',
  ],
];

/** Faults of the rows on voice commands. */
export const commandFaults: FaultTable = [
  [
    'X-60',
    `${writing}/commands/guards.ts`,
    '  lacksSentence,\n  isCompound,\n',
    '  lacksSentence,\n',
  ],
  [
    'X-61',
    `${writing}/commands/guards.ts`,
    'const markGuards: readonly Guard[] = [\n  ...commonGuards,\n  followsNounWord,',
    'const markGuards: readonly Guard[] = [\n  ...commonGuards,',
  ],
  ['X-62', `${writing}/commands/literalRule.ts`, "foldWords('کلمه کلمه‌ی')", "foldWords('لغت')"],
  [
    'X-62',
    `${writing}/formatter.ts`,
    '    ...(settings.convertPunctuations ? [createLiteralRule(settings)] : []),\n',
    '',
  ],
  [
    'X-63',
    `${writing}/commands/silence.ts`,
    'const shortestSilence = 200;',
    'const shortestSilence = 300;',
  ],
  [
    'X-63',
    `${writing}/commands/silence.ts`,
    'return isSetOffBefore(tokens, spoken) || isSetOffAfter(tokens, spoken);',
    'return isSetOffBefore(tokens, spoken) && isSetOffAfter(tokens, spoken);',
  ],
  [
    'X-64',
    'packages/ui/src/layout/EditorLayout/CommandChips.tsx',
    'const chipLasts = 4_000;',
    'const chipLasts = 2_000;',
  ],
  [
    'X-64',
    `${transcript}/formatting/spokenCommands.ts`,
    '    this.#literals.add(toKey(command));\n',
    '',
  ],
  [
    'X-64',
    'apps/web/src/features/dictation/screen/hooks/useCommandChips.ts',
    'name: command.spoken }',
    'name: command.id }',
  ],
  [
    'X-64',
    `${transcript}/spoken/writeSpokenWords.ts`,
    'return [before ?? after ?? []].flat();',
    'return [after ?? before ?? []].flat();',
  ],
  [
    'X-64',
    `${transcript}/spoken/findConverted.ts`,
    'convertNumbers: true };',
    'convertNumbers: false };',
  ],
  [
    'X-64',
    'apps/web/src/features/history/editing/writing/useSpokenWords.ts',
    'const changes = writeSpokenWords(document, settings());',
    'const changes: readonly { spoken: string }[] = [];',
  ],
  [
    'X-65',
    'apps/web/src/features/dictation/workspace/toRevision.ts',
    '...(more.get(segment_id) ?? [])',
    '',
  ],
  [
    'X-65',
    `${writing}/incrementalFormatter.ts`,
    'matches.length = countSettledMatches(matches, tokens.length);',
    'void countSettledMatches;',
  ],
  [
    'X-65',
    `${transcript}/formatting/transcriptFormatter.ts`,
    'if (earlier.length === 0 || transcript.canContinue(earlier)) {',
    'if (earlier.length === 0) {',
  ],
];
