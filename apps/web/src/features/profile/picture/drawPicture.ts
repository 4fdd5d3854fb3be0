import type { Decoded, Encoded } from '@nevisa/machines';
import type { PictureHeader } from './pictureHeader.ts';

/** A square of a picture, in its pixels. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The longest side of the picture that is kept for the cut, in pixels. */
const longestSide = 2_048;

/** The side of the picture that is uploaded, in pixels. */
const avatarSide = 512;

const quality = 0.85;

/** Decodes a file, turned as its camera says, and makes a large picture smaller, so that its memory is free. */
export async function decodeFile(file: Blob, type: PictureHeader['type']): Promise<Decoded> {
  try {
    // The right type: some systems name a PNG .jpg.
    const typed = file.slice(0, file.size, type);
    const whole = await createImageBitmap(typed, { imageOrientation: 'from-image' });
    return { ok: true, picture: await makeSmaller(whole) };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

/** Cuts the square out: without the notes of the camera, as WebP, or JPEG where a browser writes none. */
export async function cutSquare(
  picture: ImageBitmap,
  { left, top, side }: PictureArea,
): Promise<Encoded> {
  const canvas = new OffscreenCanvas(avatarSide, avatarSide);
  const context = canvas.getContext('2d');
  if (context === null) {
    return { ok: false, fault: 'unreadable' };
  }
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
