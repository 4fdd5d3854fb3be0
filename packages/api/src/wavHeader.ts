/** How many bytes are before the samples of a WAV file. */
export const wavHeaderLength = 44;

/** What the head of a WAV file says of its samples. */
export interface WavFormat {
  /** In Hz. */
  readonly sampleRate: number;
  /** Of one sample of one channel. */
  readonly bits: 8 | 16;
  /** @default 1 */
  readonly channels?: number;
  /** Of all samples. */
  readonly bytes: number;
}

/** Makes the head of a WAV file (RIFF, PCM): audio of the legacy protocol, and sounds of the mock server and of tests. */
export function makeWavHeader({
  sampleRate,
  bits,
  channels = 1,
  bytes,
}: WavFormat): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(wavHeaderLength));
  const frame = (channels * bits) / 8;
  const header = new Uint8Array(view.buffer);
  const write = (text: string, at: number) => header.set(new TextEncoder().encode(text), at);
  write('RIFF', 0);
  view.setUint32(4, wavHeaderLength - 8 + bytes, true);
  write('WAVEfmt ', 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frame, true);
  view.setUint16(32, frame, true);
  view.setUint16(34, bits, true);
  write('data', 36);
  view.setUint32(40, bytes, true);
  return header;
}
