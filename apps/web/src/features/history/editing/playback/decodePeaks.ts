import type { AnswerOf, Contract } from '@nevisa/api';

/** The peaks of an answer, from 0 to 1; null for letters that are no base64. */
export function decodePeaks({ data }: AnswerOf<Contract['getHistoryPeaks']>): Float32Array | null {
  try {
    const letters = atob(data);
    const peaks = new Float32Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) {
      peaks[at] = letters.charCodeAt(at) / 255;
    }
    return peaks.length === 0 ? null : peaks;
  } catch {
    return null;
  }
}
