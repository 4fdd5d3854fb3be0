import type { Archive, StoredRecording } from '@nevisa/drafts';

/** The archives of this visit, by document: they have the sound that the device could not store. */
export class Archives {
  readonly #archives = new Map<string, Archive[]>();

  readonly add = (documentId: string, archive: Archive): void => {
    this.#archives.set(documentId, [...this.#list(documentId), archive]);
  };

  /** Whether the device has all of the recordings of a document that were made in this visit. */
  readonly isKept = (documentId: string): boolean =>
    !this.#list(documentId).some(({ isBehind }) => isBehind);

  /** The recordings of a document, with what the device does not have; null where none was made in this visit. */
  readonly readRecordings = async (
    documentId: string,
  ): Promise<readonly StoredRecording[] | null> => {
    const all = this.#list(documentId);
    const newest = (await all.at(-1)?.recordings()) ?? null;
    return newest && all.slice(0, -1).reduce((stored, archive) => archive.complete(stored), newest);
  };

  /** The text of a document was deleted: what is in memory of its sound goes, too. */
  readonly forget = (documentId: string): void => {
    this.#list(documentId).forEach((archive) => archive.discard());
    this.#archives.delete(documentId);
  };

  #list(documentId: string): readonly Archive[] {
    return this.#archives.get(documentId) ?? [];
  }
}
