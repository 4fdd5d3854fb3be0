export { toLatinDigits, toPersianDigits } from './digits.ts';
export { foldPersian, matchesPersian } from './fold.ts';
export {
  defaultWriting,
  type EzafeForm,
  type NumberMode,
  type Snippet,
  type VocabularyWord,
  type WritingSettings,
  type WritingStyle,
} from './settings.ts';
export { countWords } from './words.ts';
export { writtenBy } from './written.ts';
