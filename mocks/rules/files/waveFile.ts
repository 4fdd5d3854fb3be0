/** What the header of a WAV file says. */
export interface WaveFile {
  /** In Hz. */
  readonly sampleRate: number;
  readonly channels: number;
  readonly bits: number;
  /** Whether the samples are stored as they are. */
  readonly isPcm: boolean;
  readonly bytesPerSecond: number;
  /** The first byte of the samples, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

/** How many bytes are searched for the header. */
const longestHeader = 65_536;

/** The formats of samples that are stored as they are: plain, and the extensible one. */
const pcm = new Set([1, 0xff_fe]);

/** Reads the header; null for a file without one, or without samples. */
export async function readWave(file: Blob): Promise<WaveFile | null> {
  const view = new DataView(await file.slice(0, longestHeader).arrayBuffer());
  const format = findChunk(view, 'fmt ');
  const data = findChunk(view, 'data');
  if (format === null || data === null || format.start + 16 > view.byteLength) {
    return null;
  }
  const wave = {
    isPcm: pcm.has(view.getUint16(format.start, true)),
    channels: view.getUint16(format.start + 2, true),
    sampleRate: view.getUint32(format.start + 4, true),
    bytesPerSecond: view.getUint32(format.start + 8, true),
    bits: view.getUint16(format.start + 14, true),
    start: data.start,
    // A stream declares more bytes than it has.
    end: Math.min(data.start + data.size, file.size),
  };
  return wave.channels * wave.sampleRate * wave.bytesPerSecond > 0 && wave.end > wave.start
    ? wave
    : null;
}

function findChunk(view: DataView, name: string): { start: number; size: number } | null {
  let place = 12;
  while (place + 8 <= view.byteLength) {
    const size = view.getUint32(place + 4, true);
    if (nameAt(view, place) === name) {
      return { start: place + 8, size };
    }
    // A chunk of an odd size has one more byte.
    place += 8 + size + (size % 2);
  }
  return null;
}

function nameAt(view: DataView, place: number): string {
  return String.fromCodePoint(...new Uint8Array(view.buffer, place, 4));
}
