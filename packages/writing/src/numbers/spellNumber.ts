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
  return number === 0 ? word(0) : parts(number).join(glue);
}

function parts(number: number): string[] {
  const scale = scales.find((each) => number >= each);
  if (scale === undefined) {
    return underThousand(number);
  }
  const count = Math.floor(number / scale);
  const before = scale === 1_000 && count === 1 ? '' : `${parts(count).join(glue)} `;
  return [before + word(scale), ...parts(number % scale)];
}

function underThousand(number: number): string[] {
  if (number === 0) {
    return [];
  }
  const own = [100, 10].map((step) => number - (number % step)).find((part) => part >= 20);
  return wordsByValue.has(number) || own === undefined
    ? [word(number)]
    : [word(own), ...underThousand(number - own)];
}

function word(value: number): string {
  return wordsByValue.get(value) ?? '';
}
