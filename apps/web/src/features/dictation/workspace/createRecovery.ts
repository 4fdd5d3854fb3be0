import { type FoundDraft, recoveryMachine, type RecoveryOutcome } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { countWords } from '@nevisa/writing';
import type { Drafts, DraftSummary } from '@nevisa/drafts';
import { type DraftContent, readDraft } from '@nevisa/transcript';
import { shortestRecording } from './shortestRecording.ts';
import { joinRawText } from './storedDraft.ts';
import { listLockedDrafts, OpenElsewhereError, runOnClosedDraft } from './draftLock.ts';

export type Recovery = ActorRefFrom<typeof recoveryMachine>;

export interface RecoveryParts {
  drafts: Drafts;
  /** The id of the open transcript. */
  openDocumentId: () => string;
  /** Whether a draft may be offered late: nothing is dictated or written yet. */
  isUnused: () => boolean;
  /** The text of a draft, including typed text; rejects without the code of transcripts. */
  readText: (content: DraftContent) => Promise<string>;
  /** Shows a found draft on the sheet; rejects when the device cannot store what is there. */
  open: (found: FoundDraft, content: DraftContent) => Promise<void>;
  /** Adds a found draft to the save queue. */
  save: (found: FoundDraft, content: DraftContent) => Promise<void>;
  /** Takes the revisions of a draft out of the save queue; rejects when the device cannot delete them. */
  discard: (documentId: string) => Promise<void>;
}

/** Finds unfinished drafts on this device. */
export function createRecovery({
  drafts,
  openDocumentId,
  isUnused,
  readText,
  open,
  save,
  discard,
}: RecoveryParts): Recovery {
  // Drafts that were saved here are not offered again, although their audio may still be unsent.
  const handled = new Set<string>();

  async function find(): Promise<FoundDraft | null> {
    const locked = await listLockedDrafts();
    for (const summary of await drafts.list()) {
      const { documentId } = summary;
      if (documentId === openDocumentId() || locked.has(documentId) || handled.has(documentId)) {
        continue;
      }
      const content = await readContent(drafts, summary);
      const isPutAway = content !== null && (content.queuedAs !== null || content.isFinished);
      if (isPutAway && summary.unsentDuration === 0) {
        continue;
      }
      const found = toFoundDraft(summary, await countDraftWords(content, readText));
      // A browser without a recorder, or a full device, may have only the unsent frames of a recording.
      const sound = Math.max(found.audioDuration, found.unsentDuration);
      if (found.words !== 0 || sound >= shortestRecording) {
        return found;
      }
      await drafts.open(documentId).remove();
    }
    return null;
  }

  return createActor(
    recoveryMachine.provide({
      guards: { mayLookAgain: isUnused },
      actors: {
        findDraft: fromPromise(find),
        continueDraft: onClosedDraft(drafts, async (found) => {
          const content = await requireContent(drafts, found);
          await readText(content);
          await open(found, content);
        }),
        saveDraft: onClosedDraft(drafts, async (found) => {
          await save(found, await requireContent(drafts, found));
          handled.add(found.documentId);
        }),
        removeDraft: onClosedDraft(drafts, async ({ documentId }) => {
          await discard(documentId);
          await drafts.open(documentId).remove();
        }),
      },
    }),
  );
}

/** Null where typed text cannot be read now: such a draft may contain words. */
async function countDraftWords(
  content: DraftContent | null,
  readText: RecoveryParts['readText'],
): Promise<number | null> {
  if (content === null) {
    return null;
  }
  try {
    return countWords(await readText(content));
  } catch {
    return content.text.length > 0 ? null : countWords(joinRawText(content));
  }
}

/** Another page may have opened or deleted the draft while it was offered here. */
function onClosedDraft(drafts: Drafts, work: (found: FoundDraft) => Promise<void>) {
  return fromPromise<RecoveryOutcome, FoundDraft>(async ({ input }) => {
    try {
      return await runOnClosedDraft(input.documentId, async () => {
        if (await isGone(drafts, input)) {
          return 'gone';
        }
        await work(input);
        return 'done';
      });
    } catch (error) {
      if (error instanceof OpenElsewhereError) {
        return 'elsewhere';
      }
      throw error;
    }
  });
}

/** False also where the browser does not give its drafts: then nothing is known of them. */
async function isGone(drafts: Drafts, { documentId }: FoundDraft): Promise<boolean> {
  const before = drafts.countUnread();
  const stored = await drafts.list();
  return drafts.countUnread() === before && !stored.some((each) => each.documentId === documentId);
}

/** Null where the device has text that it cannot read now. */
async function readContent(
  drafts: Drafts,
  { documentId, hasText }: Pick<DraftSummary, 'documentId' | 'hasText'>,
): Promise<DraftContent | null> {
  const entries = await drafts.open(documentId).entries();
  return hasText && entries.length === 0 ? null : readDraft(entries);
}

async function requireContent(
  drafts: Drafts,
  { documentId, words }: FoundDraft,
): Promise<DraftContent> {
  const content = await readContent(drafts, { documentId, hasText: words !== 0 });
  if (content === null) {
    throw new Error('The device cannot read the text of this draft now.');
  }
  return content;
}

function toFoundDraft(summary: DraftSummary, words: number | null): FoundDraft {
  const { documentId, changedAt, audioDuration, unsentDuration } = summary;
  return { documentId, changedAt, audioDuration, unsentDuration, words };
}
