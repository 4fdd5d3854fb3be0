const prefix = 'nevisa-draft:';

/** Marks a document as open on this page, as long as the page lives. Returns how to end it. */
export function lockDraft(documentId: string): () => void {
  const { locks } = navigator as { locks?: LockManager };
  let giveBack: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  locks?.request(prefix + documentId, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => {
    giveBack();
  };
}

/** The documents that any page of this browser has open. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const held = (await locks?.query())?.held ?? [];
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
