import type { Outbox } from './outbox.ts';

/** Finds an outbox by its name, or makes it. Only those asked for last are kept, so that memory stays bounded; what the others hold is on the device. */
export function createOutboxes(
  make: (ownerId: string, documentId: string) => Outbox,
  kept = 4,
): (ownerId: string, documentId: string) => Outbox {
  const outboxes = new Map<string, Outbox>();
  return (ownerId, documentId) => {
    const name = JSON.stringify([ownerId, documentId]);
    const outbox = outboxes.get(name) ?? make(ownerId, documentId);
    outboxes.delete(name);
    outboxes.set(name, outbox);
    for (const oldest of [...outboxes.keys()].slice(0, -kept)) {
      outboxes.delete(oldest);
    }
    return outbox;
  };
}
