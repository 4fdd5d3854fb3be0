import { createDraftAudio } from './draftAudio.ts';
import type { Draft, Drafts } from './drafts.ts';
import { createDraftTexts } from './draftTexts.ts';
import { listDrafts } from './listDrafts.ts';
import { ownRange } from './ownRange.ts';
import { draftRows, forgetEnd } from './rowEnd.ts';
import { askToPersist } from './storageRoom.ts';
import { writeAtOnce } from './transactions.ts';
import { createUnsentLog } from './unsentLog.ts';
import { createVault, type Vault } from './vault.ts';

/** The drafts of one person, for a page or for a Worker: both may have the same ones open. */
export function createDrafts(ownerId: string): Drafts {
  const vault = askingToPersist(createVault(ownerId));
  return {
    open: (documentId) => openDraft(vault, documentId),
    list: () => listDrafts(vault),
    shred: () => vault.shred(),
  };
}

function openDraft(vault: Vault, documentId: string): Draft {
  return {
    documentId,
    ...createDraftTexts(vault, documentId),
    ...createDraftAudio(vault, documentId),
    unsent: createUnsentLog(vault, documentId),
    remove: () =>
      vault.write(async ({ database }) => {
        const range = ownRange(vault.ownerId, documentId);
        await writeAtOnce(database, draftRows, 'relaxed', (transaction) =>
          Promise.all(draftRows.map((row) => transaction.objectStore(row).delete(range))),
        );
        for (const row of draftRows) {
          forgetEnd(vault, row, documentId);
        }
      }),
  };
}

/** The browser is asked not to throw the storage away once there is something to lose (S09). */
function askingToPersist(vault: Vault): Vault {
  let asked = false;
  return {
    ...vault,
    async write(work) {
      await vault.write(work);
      if (!asked) {
        asked = true;
        void askToPersist();
      }
    },
  };
}
