import { createDrafts, createSaveQueue } from '@nevisa/drafts';
import type { DictationPorts } from './dictationPorts.ts';

/**
 * Whether this device has drafts or queued revisions of a person that are not saved (S10).
 *
 * @param ports replaces the product's storage in stories
 */
export async function hasUnsavedText(
  ownerId: string,
  ports: Pick<DictationPorts, 'drafts' | 'saveQueue'> | null,
): Promise<boolean> {
  const { drafts, saveQueue } = ports ?? {
    drafts: createDrafts(ownerId),
    saveQueue: createSaveQueue(ownerId),
  };
  const [stored, queued] = await Promise.all([drafts.list(), saveQueue.list()]);
  return stored.length > 0 || queued.length > 0;
}
