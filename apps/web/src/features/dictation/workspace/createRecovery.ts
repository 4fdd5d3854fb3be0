import { type FoundDraft, recoveryMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { countWords } from '@nevisa/writing';
import type { Drafts, DraftSummary } from '@nevisa/drafts';
import { type DraftContent, readDraft } from '@nevisa/transcript';
import { shortestRecording } from './deviceTexts.ts';
import { joinRawText } from './storedDraft.ts';
import { listLockedDrafts } from './draftLock.ts';

export type Recovery = ActorRefFrom<typeof recoveryMachine>;

export interface RecoveryParts {
  drafts: Drafts;
  /** The id of the open transcript. */
  openDocumentId: () => string;
  /** The text of a draft, including typed text; rejects without the code of transcripts. */
  readText: (content: DraftContent) => Promise<string>;
  open: (found: FoundDraft, content: DraftContent) => void;
  /** Adds a found draft to the save queue. */
  save: (found: FoundDraft, content: DraftContent) => Promise<void>;
}

/** Finds unfinished drafts on this device. */
export function createRecovery({
  drafts,
  openDocumentId,
  readText,
  open,
  save,
}: RecoveryParts): Recovery {
  // Drafts that were saved here are not offered again, although their audio may still be unsent.
  const handled = new Set<string>();

  async function readContent({ documentId }: { documentId: string }): Promise<DraftContent> {
    return readDraft(await drafts.open(documentId).entries());
  }

  /** Null where typed text cannot be read now: such a draft may contain words. */
  async function countDraftWords(content: DraftContent): Promise<number | null> {
    try {
      return countWords(await readText(content));
    } catch {
      return content.text.length > 0 ? null : countWords(joinRawText(content));
    }
  }

  async function find(): Promise<FoundDraft | null> {
    const locked = await listLockedDrafts();
    for (const summary of await drafts.list()) {
      const { documentId } = summary;
      if (documentId === openDocumentId() || locked.has(documentId) || handled.has(documentId)) {
        continue;
      }
      const content = await readContent(summary);
      const isPutAway = content.queuedAs !== null || content.isFinished;
      if (isPutAway && summary.unsentDuration === 0) {
        continue;
      }
      const found = toFoundDraft(summary, await countDraftWords(content));
      if (found.words !== 0 || found.audioDuration >= shortestRecording) {
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
          const content = await readContent(input);
          await readText(content);
          open(input, content);
        }),
        saveDraft: fromPromise(async ({ input }) => {
          await save(input, await readContent(input));
          handled.add(input.documentId);
        }),
        removeDraft: fromPromise(({ input }) => drafts.open(input.documentId).remove()),
      },
    }),
  );
}

function toFoundDraft(summary: DraftSummary, words: number | null): FoundDraft {
  const { documentId, changedAt, audioDuration, unsentDuration } = summary;
  return { documentId, changedAt, audioDuration, unsentDuration, words };
}
