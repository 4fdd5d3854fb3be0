import type { RowFault } from '../rowFault.ts';

const writing = 'packages/writing/src';
const transcript = 'packages/transcript/src';

/** Faults of the rows on writing settings. */
export const writingFaults: RowFault[] = [
  {
    row: 'X-40',
    file: `${writing}/commands/markCommands.ts`,
    from: "mark('semicolon', '؛', 'closing'",
    to: "mark('semicolon', ';', 'closing'",
  },
  { row: 'X-40', file: `${writing}/formatter.ts`, from: '    commandRule(settings),\n', to: '' },
  {
    row: 'X-41',
    file: `${writing}/commands/engineMarks.ts`,
    from: "before: group === 'lines' ? '' : pauses, after: pauses }",
    to: "before: group === 'lines' ? '' : pauses, after: '' }",
  },
  {
    row: 'X-41',
    file: 'packages/speech/src/worker/nevisaProtocol.ts',
    from: 'return configure({ ...state, configuration: event.configuration });',
    to: 'return [{ ...state, configuration: event.configuration }, []];',
  },
  {
    row: 'X-42',
    file: `${writing}/renderText.ts`,
    from: "(after.kind === 'closing' || before.kind === 'opening')",
    to: "after.kind === 'closing'",
  },
  {
    row: 'X-42',
    file: `${transcript}/model/insertionPoint.ts`,
    from: 'const noSpaceBefore = /^[\\s.,،؛:!?؟…»)\\u200c/]/u;',
    to: 'const noSpaceBefore = /^[\\s.,:!?؟…»)\\u200c/]/u;',
  },
  {
    row: 'X-43',
    file: `${writing}/numbers/numberRule.ts`,
    from: "settings.convertNumbers && settings.numberMode !== 'never';",
    to: 'settings.convertNumbers;',
  },
  {
    row: 'X-43',
    file: `${writing}/numbers/becomesDigits.ts`,
    from: "    mode === 'always' ||\n    isMeasured",
    to: '    isMeasured',
  },
  {
    row: 'X-44',
    file: `${writing}/numbers/numberRule.ts`,
    from: 'years ? { ...settings, addNumberSeparator: false } : settings',
    to: 'settings',
  },
  {
    row: 'X-44',
    file: `${writing}/numbers/figures.ts`,
    from: '(?=(?:\\d{3})+$)',
    to: '(?=(?:\\d{3}){2,}$)',
  },
  {
    row: 'X-45',
    file: `${writing}/numbers/figures.ts`,
    from: 'showDigitsInEnglish ? latin : toPersianFigure(latin)',
    to: 'showDigitsInEnglish ? toPersianFigure(latin) : latin',
  },
  {
    row: 'X-45',
    file: `${writing}/numbers/figures.ts`,
    from: "showDigitsInEnglish ? '%' : '٪'",
    to: "showDigitsInEnglish ? '٪' : '٪'",
  },
  {
    row: 'X-46',
    file: `${writing}/script/scriptRule.ts`,
    from: '    joinVerb,\n    joinPlural,',
    to: '    joinPlural,',
  },
  {
    row: 'X-46',
    file: `${writing}/script/scriptRule.ts`,
    from: "token?.kind !== 'word' || isAddress(token.text)",
    to: "token?.kind !== 'word'",
  },
  { row: 'X-47', file: `${writing}/script/letters.ts`, from: "  [/ك/g, 'ک'],\n", to: '' },
  { row: 'X-47', file: `${writing}/fold.ts`, from: "  [/ك/g, 'ک'],\n", to: '' },
  {
    row: 'X-48',
    file: `${writing}/script/silentHeh.ts`,
    from: "case 'ye':\n      return `${stem}${halfSpace}ی`;",
    to: "case 'ye':\n      return `${stem} ی`;",
  },
  {
    row: 'X-48',
    file: `${writing}/script/silentHeh.ts`,
    from: "case 'keep':\n      return null;",
    to: "case 'keep':\n      return stem;",
  },
  {
    row: 'X-49',
    file: 'apps/web/src/features/dictation/screen/dialogs/FormalDialog.tsx',
    from: 'transcript.replace(changes.filter((_, at) => agreed.has(`${at}`)));',
    to: 'void agreed;\n          transcript.replace(changes);',
  },
  {
    row: 'X-49',
    file: `${writing}/style/formalise.ts`,
    from: '.filter((change) => !isQuoted(change))',
    to: '.filter((change) => !isQuoted(change) || true)',
  },
  {
    row: 'X-50',
    file: `${writing}/script/fillerRule.ts`,
    from: "['،', ',', '…', '.']",
    to: "['…', '.']",
  },
  { row: 'X-50', file: `${writing}/script/fillerRule.ts`, from: 'اوم+|', to: '' },
  {
    row: 'X-51',
    file: `${writing}/vocabulary/vocabularyRule.ts`,
    from: "key += token?.key ?? '';",
    to: "key += token?.text ?? '';",
  },
  {
    row: 'X-51',
    file: `${writing}/vocabulary/vocabularyRule.ts`,
    from: 'longest = output === undefined ? longest :',
    to: 'longest = output === undefined || longest !== null ? longest :',
  },
];

/** Faults of the rows on voice commands. */
export const commandFaults: RowFault[] = [
  {
    row: 'X-60',
    file: `${writing}/commands/guards.ts`,
    from: '  lacksSentence,\n  isCompound,\n',
    to: '  lacksSentence,\n',
  },
  {
    row: 'X-61',
    file: `${writing}/commands/guards.ts`,
    from: 'const markGuards: readonly Guard[] = [\n  ...commonGuards,\n  followsNounWord,',
    to: 'const markGuards: readonly Guard[] = [\n  ...commonGuards,',
  },
  {
    row: 'X-62',
    file: `${writing}/commands/literalRule.ts`,
    from: "foldWords('کلمه کلمه‌ی')",
    to: "foldWords('لغت')",
  },
  {
    row: 'X-62',
    file: `${writing}/formatter.ts`,
    from: '    ...(settings.convertPunctuations ? [literalRule(settings)] : []),\n',
    to: '',
  },
  {
    row: 'X-63',
    file: `${writing}/commands/silence.ts`,
    from: 'const shortestSilence = 200;',
    to: 'const shortestSilence = 300;',
  },
  {
    row: 'X-63',
    file: `${writing}/commands/silence.ts`,
    from: 'return isSetOffBefore(tokens, spoken) || isSetOffAfter(tokens, spoken);',
    to: 'return isSetOffBefore(tokens, spoken) && isSetOffAfter(tokens, spoken);',
  },
  {
    row: 'X-64',
    file: 'packages/ui/src/layout/EditorLayout/CommandChips.tsx',
    from: 'const chipLasts = 4_000;',
    to: 'const chipLasts = 2_000;',
  },
  {
    row: 'X-64',
    file: `${transcript}/formatting/transcriptFormatter.ts`,
    from: '    this.#literals.add(toKey(command));\n',
    to: '',
  },
  {
    row: 'X-64',
    file: 'apps/web/src/features/dictation/screen/hooks/useCommandChips.ts',
    from: 'name: command.spoken }',
    to: 'name: command.id }',
  },
  {
    row: 'X-64',
    file: `${transcript}/spoken/writeSpokenWords.ts`,
    from: 'return [before ?? after ?? []].flat();',
    to: 'return [after ?? before ?? []].flat();',
  },
  {
    row: 'X-64',
    file: `${transcript}/spoken/findConverted.ts`,
    from: 'convertNumbers: true };',
    to: 'convertNumbers: false };',
  },
  {
    row: 'X-64',
    file: 'apps/web/src/features/history/editing/writing/useSpokenWords.ts',
    from: 'const changes = writeSpokenWords(document, settings());',
    to: 'const changes: readonly { spoken: string }[] = [];',
  },
  {
    row: 'X-65',
    file: 'apps/web/src/features/dictation/workspace/toRevision.ts',
    from: '...(more.get(segment_id) ?? [])',
    to: '',
  },
  {
    row: 'X-65',
    file: `${writing}/incrementalFormatter.ts`,
    from: 'matches.length = countSettledMatches(matches, tokens.length);',
    to: 'void countSettledMatches;',
  },
  {
    row: 'X-65',
    file: `${transcript}/formatting/transcriptFormatter.ts`,
    from: 'if (earlier.length === 0 || transcript.canContinue(earlier)) {',
    to: 'if (earlier.length === 0) {',
  },
];
