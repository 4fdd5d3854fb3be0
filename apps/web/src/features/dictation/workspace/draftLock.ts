const prefix = 'nevisa-draft:';

/** Identifies this page, whose own locks end a moment after their release. */
const thisPage = crypto.randomUUID();

/** Marks a transcript as open on this page, until the page ends. Returns the release function. */
export function lockDraft(documentId: string, page: string = thisPage): () => void {
  const { locks } = navigator as { locks?: LockManager };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const name = `${prefix}${page}:${documentId}`;
  locks?.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => release();
}

/** Another page of this browser has the transcript open. */
export class OpenElsewhereError extends Error {
  override readonly name = 'OpenElsewhereError';

  constructor() {
    super('The transcript is open on another page: close it there first.');
  }
}

/**
 * Runs work on a transcript that no other page has open: two pages write over each other's words. Until
 * the work ends, this page has it open for the others.
 *
 * @throws OpenElsewhereError
 */
export async function runOnClosedDraft<Answer>(
  documentId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Before the question, so that two pages that ask at once never both go on.
  const unlock = lockDraft(documentId);
  try {
    if ((await listLockedDrafts()).has(documentId)) {
      throw new OpenElsewhereError();
    }
    return await work();
  } finally {
    unlock();
  }
}

/** The ids of transcripts that are open on another page of this browser. */
export async function listLockedDrafts(page: string = thisPage): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const held = (await locks?.query())?.held ?? [];
  return new Set(
    held.flatMap(({ name = '' }) => {
      const [owner, documentId] = name.slice(prefix.length).split(':');
      const isElsewhere = name.startsWith(prefix) && owner !== page;
      return isElsewhere && documentId !== undefined ? [documentId] : [];
    }),
  );
}
