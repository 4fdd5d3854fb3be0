/**
 * The first letter of the first word that begins with a letter; empty without one. Two letters of
 * a Persian name join to a word that the person did not choose.
 */
export function getInitial(name: string): string {
  const word = name.split(/\s+/u).find((each) => /^\p{L}/u.test(each)) ?? '';
  const [letter = ''] = word.normalize('NFC');
  return letter.toLocaleUpperCase('en');
}
