import type { Crop, Decoded, DecodedPicture, Encoded, PictureFile } from '@nevisa/machines';
import { areaOf } from '@nevisa/ui';
import { headerLength, readPictureHeader } from './pictureHeader.ts';

/** The largest file, in bytes. The picture that is uploaded is far smaller. */
const largestFile = 20_000_000;

/** The most pixels: a decoded pixel takes four bytes of memory. */
const mostPixels = 60_000_000;

/** The longest side of the picture that is kept for the cut, in pixels. */
const longestSide = 2_048;

/** The side of the picture that is uploaded, in pixels. */
export const avatarSide = 512;

const quality = 0.85;

/**
 * Decodes a file, turned as its camera says. A large picture is made smaller at once, so
 * that its memory is free. The browser decodes outside of the thread of the page.
 */
export async function decodePicture(file: PictureFile): Promise<Decoded> {
  if (!(file instanceof Blob)) {
    return { ok: false, fault: 'unreadable' };
  }
  const bytes = new Uint8Array(await file.slice(0, headerLength).arrayBuffer());
  const header = readPictureHeader(bytes);
  if (header === null) {
    return { ok: false, fault: 'type' };
  }
  const { width = 1, height = 1 } = header.size ?? {};
  if (file.size > largestFile || width * height > mostPixels) {
    return { ok: false, fault: 'size' };
  }
  try {
    // The right type: some systems name a PNG .jpg.
    const typed = file.slice(0, file.size, header.type);
    const whole = await createImageBitmap(typed, { imageOrientation: 'from-image' });
    return { ok: true, picture: await makeSmaller(whole) };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

/** Cuts the square out: 512 by 512 pixels without the notes of the camera, as WebP, or JPEG where a browser writes none. */
export async function encodePicture({
  picture,
  crop,
}: {
  picture: DecodedPicture;
  crop: Crop;
}): Promise<Encoded> {
  const canvas = new OffscreenCanvas(avatarSide, avatarSide);
  const context = canvas.getContext('2d');
  if (context === null || !(picture instanceof ImageBitmap)) {
    return { ok: false, fault: 'unreadable' };
  }
  const { left, top, side } = areaOf(picture, crop);
  // A JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, avatarSide, avatarSide);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, avatarSide, avatarSide);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return {
    ok: true,
    blob:
      blob.type === 'image/webp'
        ? blob
        : await canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}

/** Gives the memory of a decoded picture back. */
export function releasePicture(picture: DecodedPicture | null): void {
  if (picture instanceof ImageBitmap) {
    picture.close();
  }
}

async function makeSmaller(whole: ImageBitmap): Promise<ImageBitmap> {
  const scale = longestSide / Math.max(whole.width, whole.height);
  if (scale >= 1) {
    return whole;
  }
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    });
  } finally {
    whole.close();
  }
}
