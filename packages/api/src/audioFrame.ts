/** Rate at which dictation is recorded, in Hz. */
export const audioSampleRate = 16_000;

/** Length of an audio frame, in ms. */
export const audioFrameDuration = 40;

const headerBytes = 4;

/**
 * Encodes 20–100 ms of 16-bit PCM for the socket: the sequence number as four
 * big-endian bytes, then the samples, little-endian.
 */
export function encodeAudioFrame(seq: number, samples: Int16Array): ArrayBuffer {
  const buffer = new ArrayBuffer(headerBytes + samples.length * 2);
  const view = new DataView(buffer);
  view.setUint32(0, seq);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headerBytes + index * 2, sample, true);
  }
  return buffer;
}

/**
 * Decodes a frame of {@link encodeAudioFrame}.
 *
 * @throws RangeError when the length is not 4 bytes and whole samples
 */
export function decodeAudioFrame(buffer: ArrayBuffer): { seq: number; samples: Int16Array } {
  const length = (buffer.byteLength - headerBytes) / 2;
  if (length < 0 || !Number.isInteger(length)) {
    throw new RangeError(`An audio frame has 4 bytes and whole samples, not ${buffer.byteLength}.`);
  }
  const view = new DataView(buffer);
  const samples = Int16Array.from({ length }, (_, index) =>
    view.getInt16(headerBytes + index * 2, true),
  );
  return { seq: view.getUint32(0), samples };
}
