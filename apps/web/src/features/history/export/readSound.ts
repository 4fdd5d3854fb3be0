/** The answer of the call for the sound of a text. */
export interface AudioLink {
  readonly url: string;
  readonly mime_type: string | null;
}

const endings: Readonly<Record<string, string>> = {
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/webm': 'webm',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
};

/**
 * Reads a sound as it is stored, and the ending of its file.
 *
 * @throws Error when it does not come; the reason of `signal` when it is aborted
 */
export async function readSound(
  { url, mime_type: type }: AudioLink,
  signal: AbortSignal,
): Promise<{ file: Blob; ending: string }> {
  const answer = await fetch(url, { signal, credentials: 'omit' });
  if (!answer.ok) {
    throw new Error(`The sound did not come: the server answered ${answer.status}.`);
  }
  const [kind = ''] = (type ?? '').split(';');
  return { file: await answer.blob(), ending: endings[kind.trim().toLowerCase()] ?? 'audio' };
}
