/** Turns samples from −1…1 into 16-bit ones; what is louder is clipped, what is no number is silent. */
export function toPcm16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * (sample < 0 ? 0x80_00 : 0x7f_ff)),
  );
}

/** The way back from {@link toPcm16}. */
export function fromPcm16(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / (sample < 0 ? 0x80_00 : 0x7f_ff));
}
