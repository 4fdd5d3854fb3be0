import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** Colours row by row, four bytes each. */
export interface Bitmap {
  width: number;
  height: number;
  data: Buffer;
}

export function readPng(file: Buffer): Bitmap {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/** Without transparency, packed as small as a PNG of drawn letters becomes. */
export function writePng({ width, height, data }: Bitmap): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

/**
 * Writes a mark of the photograph that a picture was made of into its file (a
 * `tEXt` chunk), so that an unchanged photograph need not be unpacked again.
 */
export function markPng(file: Buffer, mark: string): Buffer {
  const text = Buffer.from(`tEXt${keyword}\0${mark}`, 'latin1');
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  return Buffer.concat([file.subarray(0, endOfHeader), chunk, file.subarray(endOfHeader)]);
}

/** The mark in a file, or null when it has none. */
export function markOf(file: Buffer): string | null {
  const start = endOfHeader + 8;
  const words = file.subarray(start, start + file.readUInt32BE(endOfHeader)).toString('latin1');
  return words.startsWith(`${keyword}\0`) ? words.slice(keyword.length + 1) : null;
}

const keyword = 'Nevisa';

/** Eight bytes that say what the file is, and the chunk of width, height and depth. */
const endOfHeader = 33;

/** Half as wide and high; each new point is the mean of four, so that no change of one goes unseen. */
export function halve({ width, height, data }: Bitmap): Bitmap {
  const half = { width: width >> 1, height: height >> 1 };
  const halved = Buffer.alloc(half.width * half.height * 4);
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = (2 * y * width + 2 * x) * 4;
      const below = from + width * 4;
      for (let channel = 0; channel < 4; channel += 1, to += 1) {
        halved[to] =
          (at(from + channel) +
            at(from + 4 + channel) +
            at(below + channel) +
            at(below + 4 + channel) +
            2) >>
          2;
      }
    }
  }
  return { ...half, data: halved };

  function at(place: number): number {
    return data[place] ?? 0;
  }
}
