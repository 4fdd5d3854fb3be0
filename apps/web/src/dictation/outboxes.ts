import { createOutbox, type Outbox } from './outbox.ts';

/** Finds the outbox of a document, or makes one. Only the documents spoken to last are kept, so that memory stays bounded. */
export function createOutboxes(kept = 4): (documentId: string) => Outbox {
  const outboxes = new Map<string, Outbox>();
  return (documentId) => {
    const outbox = outboxes.get(documentId) ?? createOutbox();
    outboxes.delete(documentId);
    outboxes.set(documentId, outbox);
    for (const oldest of [...outboxes.keys()].slice(0, -kept)) {
      outboxes.delete(oldest);
    }
    return outbox;
  };
}
