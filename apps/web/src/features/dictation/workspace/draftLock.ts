const prefix = 'nevisa-draft:';

/** Marks a transcript as open on this page, until the page ends. Returns the release function. */
export function lockDraft(documentId: string): () => void {
  const { locks } = navigator as { locks?: LockManager };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks?.request(prefix + documentId, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => {
    release();
  };
}

/** The ids of transcripts that are open on any page of this browser. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const held = (await locks?.query())?.held ?? [];
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
