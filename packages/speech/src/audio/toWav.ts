const headerLength = 44;

/** Encodes 16-bit samples of one channel as a WAV file (RIFF, PCM). */
export function toWav(samples: Int16Array, sampleRate: number): ArrayBuffer {
  const bytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(headerLength + bytes));
  writeText(view, 0, 'RIFF');
  view.setUint32(4, headerLength - 8 + bytes, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, index) => view.setInt16(headerLength + index * 2, sample, true));
  return view.buffer;
}

function writeText(view: DataView, at: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    view.setUint8(at + index, text.charCodeAt(index));
  }
}
