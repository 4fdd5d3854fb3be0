import { unzipSync } from 'fflate';

/** The files of an archive with their texts, byte order marks included. */
export function readArchive(archive: ArrayBuffer | Uint8Array): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const files = Object.entries(unzipSync(new Uint8Array(archive)));
  return Object.fromEntries(files.map(([name, body]) => [name, decoder.decode(body)]));
}
