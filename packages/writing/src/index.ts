export { toLatinDigits, toPersianDigits } from './digits.ts';
export { foldPersian, matchesPersian } from './fold.ts';
export { countWords } from './words.ts';
