/** What a file is, as far as its first bytes tell. */
export type MediaKind = 'audio' | 'video';

type Mark = readonly [kind: MediaKind, at: number, bytes: string];

/** The first bytes of kinds that have a mark of their own, as latin1. */
const marks: readonly Mark[] = [
  ['audio', 0, 'ID3'],
  ['audio', 0, 'fLaC'],
  ['audio', 0, 'OggS'],
  ['audio', 0, 'caff'],
  ['audio', 0, '#!AMR'],
  ['audio', 0, 'wvpk'],
  ['audio', 0, 'MAC '],
  ['audio', 0, '.snd'],
  ['audio', 0, '\u000B\u0077'],
  ['audio', 8, 'WAVE'],
  ['audio', 8, 'AIFF'],
  ['audio', 8, 'AIFC'],
  ['video', 8, 'AVI '],
  // WebM and Matroska, also without pictures.
  ['video', 0, '\u001A\u0045\u00DF\u00A3'],
  // Windows Media, also without pictures.
  ['video', 0, '\u0030\u0026\u00B2\u0075\u008E\u0066\u00CF\u0011'],
  ['video', 0, 'FLV\u0001'],
  ['video', 0, '\u0000\u0000\u0001\u00BA'],
  ['video', 0, '\u0000\u0000\u0001\u00B3'],
  // QuickTime before it had a mark of its own.
  ['video', 4, 'moov'],
  ['video', 4, 'mdat'],
  ['video', 4, 'wide'],
];

/** Brands of the ISO container that are pictures. */
const pictureBrands = /^(?:avif|avis|hei[cfsvx]|hev[cx]|mif1|msf1|crx )/u;
const soundBrands = /^(?:M4A |M4B |M4P |F4A )/u;

/**
 * The kind of a file by its first bytes; its name says nothing. Null for what is neither
 * sound nor video.
 */
export function readMediaKind(head: Uint8Array): MediaKind | null {
  const text = toLatin1(head.subarray(0, 12));
  if (text.startsWith('ftyp', 4)) {
    const brand = text.slice(8, 12);
    return pictureBrands.test(brand) ? null : soundBrands.test(brand) ? 'audio' : 'video';
  }
  const mark = marks.find(([, at, bytes]) => text.startsWith(bytes, at));
  if (mark !== undefined) {
    return mark[0];
  }
  return isMpegAudio(head) ? 'audio' : isTransportStream(head) ? 'video' : null;
}

function toLatin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/**
 * A frame of MP3 or AAC: eleven set bits, and no value that the standards forbid. Layer I is not
 * in use, and its frames begin as a text in UTF-16.
 */
function isMpegAudio([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSynchronous = first === 0xff && (second & 0xe0) === 0xe0;
  const isAac = (second & 0xf6) === 0xf0;
  const hasVersion = (second & 0x18) !== 0x08;
  const hasLayer = [0x02, 0x04].includes(second & 0x06);
  const hasRate = (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return isSynchronous && (isAac || (hasVersion && hasLayer && hasRate));
}

/** Packets of 188 bytes that begin with the same byte. */
function isTransportStream(head: Uint8Array): boolean {
  return head.length > 376 && [0, 188, 376].every((at) => head[at] === 0x47);
}

/** Extensions of kinds that `readMediaKind` knows: without its mark such a file is something else. */
const knownExtensions = /\.(?:mp3|wav|m4a|aac|ogg|oga|opus|webm|flac|mp4|m4v|mov|mkv)$/iu;

/**
 * Whether a file without a known mark may be sent all the same, because its name tells of a kind
 * that has none, and its content is no text.
 */
export function mayBeMedia({ name, type }: { name: string; type: string }, head: Uint8Array) {
  const isDeclared = /^(?:audio|video)\//u.test(type) && !knownExtensions.test(name);
  return isDeclared && head.includes(0);
}
