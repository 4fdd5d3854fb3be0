import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { ConversationSegment, Id, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { createFileRules } from './files/createFileRules.ts';
import { createHistoryChangingRules } from './historyChanging.ts';
import { createHistoryListRules } from './historyList.ts';
import { checkSegments } from './historyPatches.ts';
import { refuseInTrash, refuseUnsaved } from './historyRefusals.ts';
import { createHistorySoundRules } from './historySound.ts';
import { createHistoryStore, toRow, type HistoryStore } from './historyStore.ts';
import { coverText, splitWords } from './historyText.ts';
import { createSoundFaults } from './soundFaults.ts';
import { createSoundUploadRules } from './soundUploads.ts';
import { createHistoryTrashRules } from './historyTrash.ts';
import { createVersions, createHistoryVersionRules } from './historyVersions.ts';
import { refuse } from './refusal.ts';
import { Repeated } from './repeated.ts';
import { createUsageRules } from './usage.ts';

/** Rules of saved conversations (ADR-0056), and of the use that they sum up to. */
export function createHistoryRules(clock: Clock) {
  const store = createHistoryStore(clock);
  const versions = createVersions(clock);
  const soundFaults = createSoundFaults();
  const uploads = createSoundUploadRules(store, clock, soundFaults);
  const files = createFileRules(store, clock);
  return {
    soundFaults,
    ...uploads,
    ...files,
    ...createHistoryListRules(store, clock),
    ...readingRules(store, files),
    ...creatingRules(store, clock),
    ...createHistoryChangingRules(store, versions),
    ...createHistoryVersionRules(store, versions),
    ...createHistoryTrashRules(store, clock),
    ...createHistorySoundRules({
      store,
      clock,
      faults: soundFaults,
      uploads: {
        getUploadedSound: (conversation) =>
          uploads.getUploadedSound(conversation) ?? files.getReceivedFile(conversation),
      },
    }),
    ...createUsageRules(store, clock),
  };
}

function readingRules(
  store: HistoryStore,
  files: Pick<ReturnType<typeof createFileRules>, 'refuseForgottenFile'>,
) {
  return {
    retrieveHistory(
      account: Account,
      { id, words = 1 }: PayloadOf<Contract['retrieveHistory']>,
    ): WholeConversation {
      const conversation = store.find(account, id);
      return words === 1
        ? conversation
        : {
            ...conversation,
            segments: conversation.segments.map(withoutWords),
          };
    },

    retrieveHistoryWords(
      account: Account,
      { id, from, to }: PayloadOf<Contract['retrieveHistoryWords']>,
    ): AnswerOf<Contract['retrieveHistoryWords']> {
      return store
        .find(account, id)
        .segments.filter(({ start }) => start !== null && start >= from && start < to)
        .map(({ segment_id, words }) => ({ segment_id, words }));
    },

    /** Two requests make one job. A file is converted again without its bytes, as long as it is kept. */
    retryHistory(account: Account, { id }: { id: Id }) {
      const conversation = store.find(account, id);
      refuseInTrash(conversation);
      if (conversation.status === 'SUCCESS') {
        throw refuse('not_failed', 'این نوشته آماده است و دوباره تبدیل نمی‌شود.');
      }
      if (conversation.status === 'FAILED') {
        files.refuseForgottenFile(conversation);
        store.startJob(conversation);
      }
      return toRow(conversation);
    },
  };
}

function withoutWords(segment: ConversationSegment): ConversationSegment {
  return { ...segment, words: [] };
}

function creatingRules(store: HistoryStore, clock: Clock) {
  /** The first version of each conversation, by account and `client_id`. */
  const first = new Map<string, WholeConversation>();
  let made = 0;

  return {
    createHistory(
      account: Account,
      payload: PayloadOf<Contract['createHistory']>,
    ): WholeConversation | Repeated {
      const known = first.get(`${account.id} ${payload.client_id}`);
      if (known !== undefined) {
        return new Repeated(known);
      }
      refuseUnsaved(account);
      const speakers = payload.speakers ?? [];
      checkSegments(payload.segments, speakers);
      made += 1;
      const conversation: WholeConversation = {
        ...payload,
        segments: coverText(payload.text, payload.segments, 'typed-1'),
        speakers,
        id: `c0000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
        status: 'SUCCESS',
        progress: null,
        failure_reason: null,
        word_count: splitWords(payload.text).length,
        is_starred: false,
        has_audio: false,
        audio_expires_at: null,
        revision: 1,
        updated_at: toIsoTime(clock.now()),
        deleted_at: null,
      };
      first.set(`${account.id} ${payload.client_id}`, structuredClone(conversation));
      store.add(account, conversation);
      return conversation;
    },
  };
}
