/** A span of a made sound, in seconds. */
export type WaveSpan = { readonly speech: number } | { readonly silence: number };

const sampleRate = 16_000;
const headerSize = 44;

/** Makes a WAV file of 16 kHz and 16 bits: a loud tone where there is speech, otherwise silence. */
export function makeWave(spans: readonly WaveSpan[]): Blob {
  const parts = spans.map((span) => {
    const loud = 'speech' in span;
    const seconds = 'speech' in span ? span.speech : span.silence;
    return Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, place) =>
      loud ? Math.round(8_000 * Math.sin((2 * Math.PI * 220 * place) / sampleRate)) : 0,
    );
  });
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return new Blob([header(size), ...parts], { type: 'audio/wav' });
}

function header(size: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(headerSize));
  const write = (place: number, word: string) => {
    for (const [index, letter] of [...word].entries()) {
      view.setUint8(place + index, letter.charCodeAt(0));
    }
  };
  write(0, 'RIFF');
  view.setUint32(4, headerSize - 8 + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, size, true);
  return view.buffer;
}
