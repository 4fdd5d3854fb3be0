import type { Sent } from './recordingProxy.ts';

/** Where any of the words was sent: plain, as a part of an address, escaped or as base64. */
export function findWords(sent: readonly Sent[], words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const forms = listForms(word);
    return sent
      .filter(({ bytes }) => forms.some((form) => bytes.includes(form)))
      .map(({ what }) => `${word} in ${what}`);
  });
}

function listForms(word: string): Buffer[] {
  const escaped = Array.from(
    word,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ).join('');
  const address = encodeURIComponent(word);
  return [
    Buffer.from(word),
    Buffer.from(word, 'utf16le'),
    ...[address, address.toLowerCase(), escaped, escaped.toUpperCase()].map((form) =>
      Buffer.from(form),
    ),
    ...[0, 1, 2].map((shift) => Buffer.from(inBase64(word, shift))),
  ];
}

/** The letters of base64 that depend on the word alone, where it begins `shift` bytes after a group of three. */
function inBase64(word: string, shift: number): string {
  const bytes = Buffer.from(word);
  const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
  const last = Math.floor(((shift + bytes.length) * 8) / 6);
  return whole.slice(Math.ceil((shift * 8) / 6), last);
}
