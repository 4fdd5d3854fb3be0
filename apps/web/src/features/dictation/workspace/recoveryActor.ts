import { type FoundDraft, recoveryMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { countWords } from '@nevisa/writing';
import type { Drafts, DraftSummary, SaveQueue } from '@nevisa/drafts';
import { type DraftContent, readDraft } from '@nevisa/transcript';
import { lockedDrafts } from './draftLock.ts';

export type Recovery = ActorRefFrom<typeof recoveryMachine>;

/** Less sound than this without a word is a press by mistake, in ms. */
const tooShort = 1_000;

export interface RecoveryParts {
  drafts: Drafts;
  saveQueue: Pick<SaveQueue, 'list'>;
  /** The document that is on the desk. */
  openDocumentId: () => string;
  /** All that stands in a found document, also what was written by hand; rejects when it cannot be read. */
  textOf: (content: DraftContent) => Promise<string>;
  /** Puts a found document onto the desk. */
  open: (found: FoundDraft, content: DraftContent) => void;
  /** Hands a found document to the queue for the history. */
  save: (found: FoundDraft, content: DraftContent) => Promise<void>;
}

/** Looks for what was left unfinished on this device. */
export function createRecovery({
  drafts,
  saveQueue,
  openDocumentId,
  textOf,
  open,
  save,
}: RecoveryParts): Recovery {
  // What was dealt with here is not offered again, though its sound may still wait for the service.
  const handled = new Set<string>();

  async function contentOf({ documentId }: { documentId: string }): Promise<DraftContent> {
    return readDraft(await drafts.open(documentId).entries());
  }

  /** What was handed to the history is not unfinished, and once it is there, it need not be here. */
  async function forgetUnlessQueued(documentId: string, pieceId: string): Promise<void> {
    const waiting = await saveQueue.list();
    if (!waiting.some(({ id }) => id === pieceId)) {
      await drafts.open(documentId).remove();
    }
  }

  async function find(): Promise<FoundDraft | null> {
    const locked = await lockedDrafts();
    for (const summary of await drafts.list()) {
      const { documentId } = summary;
      if (documentId === openDocumentId() || locked.has(documentId) || handled.has(documentId)) {
        continue;
      }
      const content = await contentOf(summary);
      if (content.queuedAs !== null && summary.unsentDuration === 0) {
        await forgetUnlessQueued(documentId, content.queuedAs);
        continue;
      }
      const text = await textOf(content).catch(() => null);
      const found = foundIn(summary, text ?? heardIn(content));
      if (text === null || found.words > 0 || found.audioDuration >= tooShort) {
        return found;
      }
      await drafts.open(documentId).remove();
    }
    return null;
  }

  return createActor(
    recoveryMachine.provide({
      actors: {
        findDraft: fromPromise(find),
        continueDraft: fromPromise(async ({ input }) => {
          const content = await contentOf(input);
          await textOf(content);
          open(input, content);
        }),
        saveDraft: fromPromise(async ({ input }) => {
          await save(input, await contentOf(input));
          handled.add(input.documentId);
        }),
        removeDraft: fromPromise(({ input }) => drafts.open(input.documentId).remove()),
      },
    }),
  );
}

function foundIn(summary: DraftSummary, text: string): FoundDraft {
  const { documentId, changedAt, audioDuration, unsentDuration } = summary;
  return { documentId, changedAt, audioDuration, unsentDuration, words: countWords(text) };
}

function heardIn({ segments }: DraftContent): string {
  return segments.map(({ text }) => text).join(' ');
}
