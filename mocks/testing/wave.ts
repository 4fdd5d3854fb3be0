const headerSize = 44;

/** A WAV file of samples of 16 bits. @param sampleRate in Hz */
export function makeWave(
  samples: Int16Array<ArrayBuffer>,
  sampleRate = 16_000,
  channels = 1,
): Blob {
  const view = new DataView(new ArrayBuffer(headerSize));
  const frame = 2 * channels;
  writeText(view, 0, 'RIFF');
  view.setUint32(4, headerSize - 8 + samples.byteLength, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frame, true);
  view.setUint16(32, frame, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, 'data');
  view.setUint32(40, samples.byteLength, true);
  return new Blob([view.buffer, samples], { type: 'audio/wav' });
}

function writeText(view: DataView, place: number, text: string): void {
  new Uint8Array(view.buffer).set(new TextEncoder().encode(text), place);
}
