export { toLatinDigits, toPersianDigits } from './digits.ts';
export { foldPersian, matchesPersian } from './fold.ts';
export { isolateCode, isolateText } from './isolateText.ts';
export { replacePlaces } from './replacePlaces.ts';
export { longestQuery, type PatternOptions, makePersianPattern } from './makePersianPattern.ts';
export {
  defaultWriting,
  type EzafeForm,
  type NumberMode,
  type Snippet,
  type VocabularyWord,
  type WritingSettings,
  type WritingStyle,
} from './settings.ts';
export { countWords } from './countWords.ts';
export type { AppliedCommand, Formatter, FormattedSegment } from './incrementalFormatter.ts';
export { createFormatter, formatText } from './formatter.ts';
export type { CommandGroup } from './commands/command.ts';
export { type CommandId, commandTable } from './commands/commandTable.ts';
export { endsWithEscape } from './commands/literalRule.ts';
export { findUtteranceCommand } from './commands/findUtteranceCommand.ts';
export {
  type Conversion,
  readConversions,
  type WrittenSpeech,
} from './conversions/readConversions.ts';
export { spellNumber } from './numbers/spellNumber.ts';
export { type CleanupChange, proposeCleanup } from './cleanup/proposeCleanup.ts';
export { type FormalChange, formalise } from './style/formalise.ts';
