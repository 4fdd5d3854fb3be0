/** How many bytes of a kind make a second: what its length is assumed from, where the file is not decoded. */
export const bytesPerSecond = {
  wav: 32_000,
  mp3: 16_000,
  aac: 16_000,
  ogg: 8_000,
  flac: 80_000,
  mp4: 125_000,
  webm: 125_000,
} as const;

export type MediaKind = keyof typeof bytesPerSecond;

export const mimeTypes: Readonly<Record<MediaKind, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The bytes that show a kind, from a place on; each kind has one or more of them. */
const signatures: readonly (readonly [MediaKind, place: number, bytes: string])[] = [
  ['wav', 8, 'WAVE'],
  ['mp3', 0, 'ID3'],
  ['mp4', 4, 'ftyp'],
  ['ogg', 0, 'OggS'],
  ['flac', 0, 'fLaC'],
  ['webm', 0, '\u001A\u0045\u00DF\u00A3'],
];

/** How many bytes of a file show its kind. */
export const headSize = 12;

/** The kind of sound or video, by the first bytes and not by the name; null for anything else. */
export function findMediaKind(head: Uint8Array): MediaKind | null {
  const text = Array.from(head, (byte) => String.fromCodePoint(byte)).join('');
  const found = signatures.find(([, place, bytes]) => text.startsWith(bytes, place));
  return found?.[0] ?? findFrames(head);
}

// A stream without a header begins with a frame, whose first 12 bits are set; its layer is 0 for AAC.
function findFrames([first = 0, second = 0]: Uint8Array): MediaKind | null {
  if (first !== 0xff || second < 0xe0) {
    return null;
  }
  return Math.floor(second / 2) % 4 === 0 ? 'aac' : 'mp3';
}
