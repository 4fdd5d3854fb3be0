import type { SoundLink } from '@nevisa/machines';

/** The largest sound that is loaded as a whole, in bytes: about 20 hours of speech. */
const largest = 268_435_456;

/** Loads all of a sound as a file of the type that the server names; null where that fails. */
export async function loadWhole(
  { url, mimeType, size }: SoundLink,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (size !== null && size > largest) {
    return null;
  }
  try {
    const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    return answer.ok ? new Blob([await answer.blob()], { type: mimeType }) : null;
  } catch {
    return null;
  }
}
