/** What the first bytes of an image file say. */
export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** In pixels, before a rotation; null where the bytes do not say. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** How many bytes of a file the header may need: a camera writes up to 64 KiB of notes first, several times. */
export const headerLength = 524_288;

/**
 * Reads the kind and the size of an image from its bytes. The name of a file and the type that
 * the system gives are often wrong.
 *
 * @returns null for another kind of file
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return { type: 'image/png', size: readPngSize(view) };
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) {
    return { type: 'image/jpeg', size: readJpegSize(view) };
  }
  if (readName(bytes, 0) === 'RIFF' && readName(bytes, 8) === 'WEBP') {
    return { type: 'image/webp', size: readWebpSize(view, bytes) };
  }
  return null;
}

function readPngSize(view: DataView): PictureHeader['size'] {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Follows the segments to the first one that begins a frame. */
function readJpegSize(view: DataView): PictureHeader['size'] {
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) {
      return null;
    }
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (beginsFrame) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebpSize(view: DataView, bytes: Uint8Array): PictureHeader['size'] {
  if (view.byteLength < 30) {
    return null;
  }
  switch (readName(bytes, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: readThreeBytes(view, 24) + 1, height: readThreeBytes(view, 27) + 1 };
    default:
      return null;
  }
}

function readThreeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function readName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
