import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** Pixels row by row, four bytes each. */
export interface Bitmap {
  width: number;
  height: number;
  data: Buffer;
}

export function readPng(file: Buffer): Bitmap {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/** Writes a PNG without transparency; these settings give the smallest files for text. */
export function writePng({ width, height, data }: Bitmap): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

/**
 * Writes a digest of the original screenshot into the file (a `tEXt` chunk), so
 * that an unchanged screenshot need not be decoded.
 */
export function writeMark(file: Buffer, mark: string): Buffer {
  const text = Buffer.from(`tEXt${keyword}\0${mark}`, 'latin1');
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  return Buffer.concat([file.subarray(0, endOfHeader), chunk, file.subarray(endOfHeader)]);
}

/** The digest in a file, or null. */
export function readMark(file: Buffer): string | null {
  const start = endOfHeader + 8;
  const words = file.subarray(start, start + file.readUInt32BE(endOfHeader)).toString('latin1');
  return words.startsWith(`${keyword}\0`) ? words.slice(keyword.length + 1) : null;
}

const keyword = 'Nevisa';

/** The PNG signature and the chunk IHDR, in bytes. */
const endOfHeader = 33;

/** Halves width and height; each new pixel is the mean of four, so that a change of one remains visible. */
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
