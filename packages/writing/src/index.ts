export { toLatinDigits, toPersianDigits } from './digits.ts';
export { foldPersian, matchesPersian } from './fold.ts';
export { countWords } from './words.ts';
export type { AppliedCommand, RunWriter, WrittenSegment } from './runWriter.ts';
export { defaultWriting, type WritingSettings } from './settings.ts';
export { createWriter, writeText } from './writer.ts';
