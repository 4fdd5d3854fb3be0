import { centredCrop } from '@nevisa/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addCameraNotes, photographedPlace } from '../../../testing/addCameraNotes.ts';
import { decodePicture, encodePicture, releasePicture } from './pictures.ts';

/** What the server takes at most, in bytes. */
const largestUpload = 2_000_000;

/** A turned photo of 12 megapixels: as it is stored, red is on its left half and blue on its right one. */
async function takePhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(4_000, 3_000);
  const context = canvas.getContext('2d');
  for (const [left, colour] of [
    [0, 'red'],
    [2_000, 'blue'],
  ] as const) {
    context!.fillStyle = colour;
    context!.fillRect(left, 0, 2_000, 3_000);
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  const turned = addCameraNotes(new Uint8Array(await jpeg.arrayBuffer()), 6);
  return new File([turned], 'IMG_0001.jpg', { type: 'image/jpeg' });
}

async function cut(file: File): Promise<Blob> {
  const decoded = await decodePicture(file);
  if (!decoded.ok) {
    throw new Error('It was not decoded.');
  }
  const encoded = await encodePicture({ picture: decoded.picture, crop: centredCrop });
  releasePicture(decoded.picture);
  if (!encoded.ok || !(encoded.blob instanceof Blob)) {
    throw new Error('It was not cut.');
  }
  return encoded.blob;
}

async function readColour(picture: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a photo of 12 megapixels', () => {
  it('X-233: is neither decoded nor cut by the page, which stays usable', async () => {
    const photo = await takePhoto();
    const decode = vi.spyOn(globalThis, 'createImageBitmap');
    const draw = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'drawImage');
    await cut(photo);
    expect(decode).not.toHaveBeenCalled();
    expect(draw).not.toHaveBeenCalled();
  });

  it('X-233: is cut by the page where no worker can run', async () => {
    const photo = await takePhoto();
    vi.stubGlobal('Worker', undefined);
    const picture = await cut(photo);
    const { width, height } = await createImageBitmap(picture);
    expect([width, height]).toEqual([512, 512]);
  });

  it('X-233: is written with a quality of 0.85', async () => {
    vi.stubGlobal('Worker', undefined);
    const write = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob');
    const photo = await takePhoto();
    write.mockClear();
    await cut(photo);
    expect(write.mock.calls.map(([options]) => options?.quality)).toContain(0.85);
    expect(write.mock.calls.filter(([options]) => options?.quality !== 0.85)).toEqual([]);
  });

  it('X-233: is turned as its camera says, and is made smaller for the cut', async () => {
    const decoded = await decodePicture(await takePhoto());
    const picture = decoded.ok ? (decoded.picture as ImageBitmap) : null;
    expect([picture?.width, picture?.height]).toEqual([1_536, 2_048]);
    picture?.close();
  });

  it('X-233: becomes 512 by 512 pixels of a size that the server takes', async () => {
    const picture = await cut(await takePhoto());
    expect(picture.type).toBe('image/webp');
    expect(picture.size).toBeLessThanOrEqual(largestUpload);
    const { width, height } = await createImageBitmap(picture);
    expect([width, height]).toEqual([512, 512]);
    expect([await readColour(picture, 256, 20), await readColour(picture, 256, 490)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it('X-233: has neither its notes nor its place after the cut', async () => {
    const photo = await takePhoto();
    const readText = async (file: Blob) =>
      new TextDecoder('latin1').decode(await file.arrayBuffer());
    expect(await readText(photo)).toContain(photographedPlace);
    const after = await readText(await cut(photo));
    expect(after).not.toMatch(/exif/iu);
    expect(after).not.toContain(photographedPlace);
  });
});

describe('a file that is no picture for a profile', () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const header = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const png = (width: number, height: number) =>
    Uint8Array.from([
      ...signature,
      ...header,
      ...[width, height].flatMap((side) => [0, 0, side >>> 8, side & 0xff]),
    ]);

  it.each([
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'type'],
    ['a HEIC', new Blob(['\0\0\0\u0018ftypheic']), 'type'],
    ['a GIF', new Blob(['GIF89a']), 'type'],
    ['an empty one', new Blob([]), 'type'],
    ['12,000 by 9,000 pixels', new Blob([png(12_000, 9_000)]), 'size'],
    ['30 MB', new Blob([png(10, 10), new Uint8Array(30_000_000)]), 'size'],
    ['a truncated one', new Blob([png(10, 10)]), 'unreadable'],
  ])('X-233: %s is said to be so', async (_, file, fault) => {
    expect(await decodePicture(file)).toEqual({ ok: false, fault });
  });

  it('X-233: a single pixel is a picture', async () => {
    const pixel = new OffscreenCanvas(1, 1);
    pixel.getContext('2d');
    const { type } = await cut(new File([await pixel.convertToBlob()], 'a.png'));
    expect(type).toBe('image/webp');
  });
});
