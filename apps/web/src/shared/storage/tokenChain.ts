import type { BrowserStorage } from './browserStorage.ts';
import { tokenChainKey } from './tokenStore.ts';

/** The most fingerprints that are stored: a tab that slept over more changes signs in again. */
const longest = 8;

/** Tells a changed token of one person from the token of another one (X-234, A04). */
export interface TokenChain {
  /** Notes that a person's token was replaced; before the new one is stored. */
  extend: (before: string, after: string) => void;
  /** Whether `after` is the newest token of the person who had `before`. */
  connects: (before: string, after: string) => boolean;
}

/** Stores fingerprints of 32 bits, from which no token can be computed. */
export function createTokenChain(storage: BrowserStorage): TokenChain {
  const read = () => parse(storage.read(tokenChainKey));
  return {
    extend(before, after) {
      const known = read();
      const first = computeFingerprint(before);
      const links = known.at(-1) === first ? known : [first];
      storage.write(
        tokenChainKey,
        JSON.stringify([...links, computeFingerprint(after)].slice(-longest)),
      );
    },
    connects(before, after) {
      const links = read();
      return (
        before !== after &&
        links.at(-1) === computeFingerprint(after) &&
        links.includes(computeFingerprint(before))
      );
    },
  };
}

/** FNV-1a: a short sum of a text, from which no token can be computed. */
export function computeFingerprint(token: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const character of token) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return sum;
}

function parse(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((link) => typeof link === 'number') : [];
  } catch {
    return [];
  }
}
