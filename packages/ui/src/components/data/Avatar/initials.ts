const zeroWidthNonJoiner = '\u200C';

/** How many looks there are for avatars without a picture. */
export const avatarLooks = 4;

/** First letters of the first and the last word, kept from joining into a word of their own. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) =>
    word === undefined ? [] : [firstLetter(word)],
  );
  return letters.join(zeroWidthNonJoiner);
}

/** A look, from 0 to `avatarLooks - 1`, that a name keeps for ever. */
export function lookOf(name: string): number {
  let sum = 0;
  for (const letter of name.normalize('NFC').trim()) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  }
  return sum % avatarLooks;
}

function firstLetter(word: string): string {
  const [letter = ''] = word.normalize('NFC');
  return letter.toLocaleUpperCase('en');
}
