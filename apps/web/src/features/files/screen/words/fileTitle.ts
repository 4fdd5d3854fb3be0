import { cleanFileName } from '@nevisa/ui';

/** In code points, as the server allows. */
const longestTitle = 200;

/** The title of the text of a file: its name without the extension, decoded, in one spelling. */
export function toFileTitle(name: string): string {
  const clean = cleanFileName(decode(name)).normalize('NFC').trim();
  const [stem = clean] = /^.+(?=\.[^.\s]{1,8}$)/u.exec(clean) ?? [];
  return Array.from(stem.trim()).slice(0, longestTitle).join('');
}

/** Some devices name a file as it is written in an address; a lone percent sign is itself. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A name within a sentence, whose direction changes nothing around it. */
export function isolateName(name: string): string {
  return `\u2068${cleanFileName(name)}\u2069`;
}
