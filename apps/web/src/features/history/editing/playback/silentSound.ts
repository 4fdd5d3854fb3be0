const rate = 8_000;

/** Silence of so many seconds as 8-bit mono WAV. */
export function createSilentSound(seconds: number): Blob {
  const samples = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, letters: string) => {
    Array.from(letters).forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  new Uint8Array(view.buffer).fill(128, 44);
  return new Blob([view.buffer], { type: 'audio/wav' });
}
