/** The place that `addCameraNotes` writes, as a published picture would give it away. */
export const photographedPlace = '35.6892 N 51.3890 E';

/**
 * Writes the notes of a camera (EXIF) into a JPEG: how the camera was held, and where it was.
 *
 * @param orientation 1 for upright; 6 for a picture that is shown a quarter turn clockwise
 */
export function addCameraNotes(
  jpeg: Uint8Array<ArrayBuffer>,
  orientation: number,
): Uint8Array<ArrayBuffer> {
  const place = [...new TextEncoder().encode(`${photographedPlace}\0`)];
  const notes = [
    ...new TextEncoder().encode('Exif\0\0MM\0*'),
    ...long(8),
    ...short(2),
    ...textEntry(place),
    ...orientationEntry(orientation),
    ...long(0),
    ...place,
  ];
  const segment = [0xff, 0xe1, ...short(notes.length + 2), ...notes];
  const whole = new Uint8Array(jpeg.length + segment.length);
  whole.set(jpeg.subarray(0, 2));
  whole.set(segment, 2);
  whole.set(jpeg.subarray(2), 2 + segment.length);
  return whole;
}

/** Where the text begins, behind the head, two entries and the end of the directory. */
const textStart = 8 + 2 + 2 * 12 + 4;

/** The description of the image. */
function textEntry(text: readonly number[]): number[] {
  return [...short(0x01_0e), ...short(2), ...long(text.length), ...long(textStart)];
}

function orientationEntry(orientation: number): number[] {
  return [...short(0x01_12), ...short(3), ...long(1), ...short(orientation), ...short(0)];
}

function short(value: number): number[] {
  return [value >>> 8, value & 0xff];
}

function long(value: number): number[] {
  return [...short(value >>> 16), ...short(value & 0xff_ff)];
}
