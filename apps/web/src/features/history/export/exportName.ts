/** The longest name of an exported file without its ending, in characters. */
const longestName = 120;

/** The longest one in bytes: systems refuse names over 255 bytes, and the ending and a number follow. */
const longestBytes = 230;

/**
 * The name of the file of a text, without its ending (X-165, T-47): the title without
 * what a system forbids in names and without marks that turn the direction.
 *
 * @param otherwise the name of a text whose title leaves nothing
 */
export function nameExport(title: string, otherwise: string): string {
  return cleanName(title) || cleanName(otherwise) || 'text';
}

/** Names that do not repeat: the second of the same letters gets « (۲)». */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(foldName(unique)); number += 1) {
      unique = `${name} (${number.toLocaleString('fa-IR', { useGrouping: false })})`;
    }
    taken.add(foldName(unique));
    return unique;
  };
}

function cleanName(title: string): string {
  const line = title.normalize('NFC').replaceAll(forbidden, ' ').replaceAll(/\s+/gu, ' ');
  const name = trimEnds(cut(trimEnds(line)));
  return reserved.test(name) ? `${name}_` : name;
}

function cut(name: string): string {
  const characters = Array.from(name).slice(0, longestName);
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = characters.findIndex((character) => {
    bytes += encoder.encode(character).length;
    return bytes > longestBytes;
  });
  return characters.slice(0, end === -1 ? undefined : end).join('');
}

// Windows drops dots and spaces at the end; a dot at the beginning hides a file.
function trimEnds(name: string): string {
  return name.replaceAll(/^[. ]+|[. \u200C\u200D]+$/gu, '');
}

// One file system ignores the case of letters, another their composition.
function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

// What Windows forbids, control characters, halves of characters, and marks of direction.
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/** The devices of Windows, also before a dot. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\s*\..*)?$/iu;
