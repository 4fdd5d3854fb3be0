import { createDraftAudio } from './draftAudio.ts';
import type { Draft, Drafts } from './drafts.ts';
import { createDraftTexts } from './draftTexts.ts';
import { getConversationId, isEditedDraft } from './editedTexts.ts';
import { createEncryptedStore, type EncryptedStore } from './encryptedStore.ts';
import { isKeptUploads } from './keptUploads.ts';
import { listDrafts } from './listDrafts.ts';
import { draftLogs, forgetTail } from './logTail.ts';
import { moveAudio } from './moveAudio.ts';
import { makePrefixRange } from './makePrefixRange.ts';
import { getReviewedConversation, isReviewedDraft } from './reviewedWords.ts';
import { getMarkedDocument, isSoundMark } from './soundMarks.ts';
import { requestPersistence } from './storageQuota.ts';
import { writeTransaction } from './transactions.ts';
import { createUnsentAudioStore } from './unsentAudioStore.ts';

/** The drafts of one person, for a page or a Worker. Several of them may open the same draft. */
export function createDrafts(ownerId: string): Drafts {
  const records = withPersistence(createEncryptedStore(ownerId));
  return {
    open: (documentId) => openDraft(records, documentId),
    list: async () =>
      (await listDrafts(records)).filter(
        (each) =>
          !isEditedDraft(each) &&
          !isReviewedDraft(each) &&
          !isSoundMark(each) &&
          !isKeptUploads(each),
      ),
    listEdited: async () =>
      (await listDrafts(records, 'throw')).filter(isEditedDraft).map(getConversationId),
    listMarked: async () => (await listDrafts(records)).filter(isSoundMark).map(getMarkedDocument),
    listReviewed: async () =>
      (await listDrafts(records)).filter(isReviewedDraft).map(getReviewedConversation),
    countUnread: records.countUnread,
    destroyKey: ({ isFinal = false } = {}) => records.destroyKey(isFinal),
  };
}

function openDraft(records: EncryptedStore, documentId: string): Draft {
  return {
    documentId,
    ...createDraftTexts(records, documentId),
    ...createDraftAudio(records, documentId),
    unsent: createUnsentAudioStore(records, documentId),
    moveAudio: (to) => moveAudio(records, documentId, to),
    remove: () =>
      records.write(async ({ database }) => {
        const range = makePrefixRange(records.ownerId, documentId);
        await writeTransaction(database, draftLogs, 'relaxed', (transaction) =>
          Promise.all(draftLogs.map((log) => transaction.objectStore(log).delete(range))),
        );
        draftLogs.forEach((log) => forgetTail(records, log, documentId));
      }),
  };
}

/** Requests persistent storage after the first write (S09). */
function withPersistence(records: EncryptedStore): EncryptedStore {
  let requested = false;
  return {
    ...records,
    async write(work) {
      await records.write(work);
      if (!requested) {
        requested = true;
        void requestPersistence();
      }
    },
  };
}
