const zeroWidthNonJoiner = '\u200C';

/** The number of colour variants for avatars without a picture. */
export const avatarLooks = 4;

/** The first letters of the first and the last word, with a non-joiner between them. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) =>
    word === undefined ? [] : [firstLetter(word)],
  );
  return letters.join(zeroWidthNonJoiner);
}

/** Maps a name to a colour variant from 0 to `avatarLooks - 1`; equal names get equal variants. */
export function pickLook(name: string): number {
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
