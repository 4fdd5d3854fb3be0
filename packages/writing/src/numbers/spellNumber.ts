import { largestNumber, wordsByValue } from './numberWords.ts';

const scales = [1_000_000_000_000, 1_000_000_000, 1_000_000, 1_000];
const glue = ' و ';

/**
 * Spells out a whole number from 0 to 10¹⁵: «یک میلیون و دویست و پنجاه هزار».
 *
 * @throws RangeError for any other number (P04)
 */
export function spellNumber(value: number | bigint): string {
  const number = Number(value);
  if (
    !Number.isInteger(number) ||
    number < 0 ||
    number > largestNumber ||
    BigInt(number) !== BigInt(value)
  ) {
    throw new RangeError(
      `${value} has no words here: give a whole number from 0 to ${largestNumber}.`,
    );
  }
  return number === 0 ? getWord(0) : splitNumber(number).join(glue);
}

function splitNumber(number: number): string[] {
  const scale = scales.find((each) => number >= each);
  if (scale === undefined) {
    return spellUnderThousand(number);
  }
  const count = Math.floor(number / scale);
  const before = scale === 1_000 && count === 1 ? '' : `${splitNumber(count).join(glue)} `;
  return [before + getWord(scale), ...splitNumber(number % scale)];
}

function spellUnderThousand(number: number): string[] {
  if (number === 0) {
    return [];
  }
  const own = [100, 10].map((step) => number - (number % step)).find((part) => part >= 20);
  return wordsByValue.has(number) || own === undefined
    ? [getWord(number)]
    : [getWord(own), ...spellUnderThousand(number - own)];
}

function getWord(value: number): string {
  return wordsByValue.get(value) ?? '';
}
