import { createDrafts, createSaveQueue } from '@nevisa/drafts';
import type { DictationPorts } from './dictationPorts.ts';

/**
 * Whether something that this person dictated is on this device alone: a
 * document that was begun, or a piece on its way to the history (S10).
 *
 * @param ports what stands in place of the product's own storage
 */
export async function hasUnsavedText(
  ownerId: string,
  ports: Pick<DictationPorts, 'drafts' | 'saveQueue'> | null,
): Promise<boolean> {
  const { drafts, saveQueue } = ports ?? {
    drafts: createDrafts(ownerId),
    saveQueue: createSaveQueue(ownerId),
  };
  const [begun, waiting] = await Promise.all([drafts.list(), saveQueue.list()]);
  return begun.length > 0 || waiting.length > 0;
}
