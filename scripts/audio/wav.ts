import { makeWavHeader, wavHeaderLength } from '@nevisa/api/wavHeader';

/** Sound of one channel: samples from -1 to 1, and how many of them make a second. */
export interface Sound {
  rate: number;
  samples: Float32Array;
}

/** Reads a mono 16-bit PCM file. @throws Error when it is anything else. */
export function readWav(file: Buffer): Sound {
  const [channels, bits] = [file.readUInt16LE(22), file.readUInt16LE(34)];
  if (file.toString('latin1', 0, 4) !== 'RIFF' || channels !== 1 || bits !== 16) {
    throw new Error(
      `A mono 16-bit WAV file is needed, this has ${channels} channels of ${bits} bits.`,
    );
  }
  // A program that writes to a pipe cannot know the length, so what follows the header counts.
  const data = file.subarray(file.indexOf('data', 36, 'latin1') + 8);
  const samples = Float32Array.from(
    { length: Math.floor(data.length / 2) },
    (_, index) => data.readInt16LE(index * 2) / 32_768,
  );
  return { rate: file.readUInt32LE(24), samples };
}

/** Writes a mono 16-bit PCM file. */
export function writeWav({ rate, samples }: Sound): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(wavHeaderLength + bytes);
  file.set(makeWavHeader({ sampleRate: rate, bits: 16, bytes }));
  for (const [index, sample] of samples.entries()) {
    const whole = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
    file.writeInt16LE(whole, wavHeaderLength + index * 2);
  }
  return file;
}
