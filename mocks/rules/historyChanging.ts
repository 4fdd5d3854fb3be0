import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { ConversationSegment, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { applyChanges, checkSegments } from './historyPatches.ts';
import { openForWriting, refuseUnfinished } from './historyRefusals.ts';
import type { HistoryStore } from './historyStore.ts';
import { coverText, joinSegments, splitWords } from './historyText.ts';
import { findVersion, type Versions } from './historyVersions.ts';
import { refuseField } from './refusal.ts';

type Patch = PayloadOf<Contract['patchHistory']>;
type Patched = AnswerOf<Contract['patchHistory']>;
type Update = PayloadOf<Contract['updateHistory']>;

/** Rules of changes. Each needs the revision that the person saw, and keeps the state before it. */
export function createHistoryChangingRules(store: HistoryStore, versions: Versions) {
  /** The answers to patches, by account, conversation and `client_id` of the patch. */
  const answers = new Map<string, Patched>();

  return {
    patchHistory(account: Account, patch: Patch): Patched {
      const conversation = store.find(account, patch.id);
      const key = JSON.stringify([account.id, conversation.id, patch.client_id]);
      const known = answers.get(key);
      if (known !== undefined) {
        return known;
      }
      openForWriting(account, conversation, patch.revision);
      const changed = readPatch(conversation, patch);
      const { is_starred: _, ...shown } = changed;
      if (Object.keys(shown).length > 0) {
        versions.keepBefore(conversation, patch.keep_version);
      }
      Object.assign(conversation, changed);
      store.touch(conversation);
      const { revision, updated_at, word_count } = conversation;
      const answer = { revision, updated_at, word_count };
      answers.set(key, answer);
      return answer;
    },

    updateHistory(account: Account, { id, revision, ...changes }: Update): WholeConversation {
      const conversation = store.find(account, id);
      openForWriting(account, conversation, revision);
      const speakers = changes.speakers ?? conversation.speakers;
      checkSegments(changes.segments ?? conversation.segments, speakers);
      const changed = { ...changes, speakers, ...readWholeText(conversation, changes) };
      const { is_starred: _, ...shown } = changes;
      if (Object.keys(shown).length > 0) {
        versions.keepBefore(conversation);
      }
      Object.assign(conversation, changed);
      store.touch(conversation);
      return conversation;
    },

    restoreHistoryVersion(
      account: Account,
      { id, revision, version_id }: PayloadOf<Contract['restoreHistoryVersion']>,
    ): WholeConversation {
      const conversation = store.find(account, id);
      openForWriting(account, conversation, revision);
      refuseUnfinished(conversation);
      const version = findVersion(versions, conversation, version_id);
      const { title, text, segments, speakers, word_count } = version;
      versions.keepBefore(conversation, 'restore');
      Object.assign(conversation, { title, text, segments, speakers, word_count });
      store.touch(conversation);
      return conversation;
    },
  };
}

function readPatch(
  conversation: WholeConversation,
  { title, speakers, is_starred, changes }: Patch,
): Partial<WholeConversation> {
  if (title?.trim() === '') {
    throw refuseField('title', 'نام نوشته خالی است.');
  }
  if (changes.length > 0) {
    refuseUnfinished(conversation);
  }
  const segments = applyChanges(conversation.segments, changes);
  checkSegments(segments, speakers ?? conversation.speakers);
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(is_starred !== undefined && { is_starred }),
    ...(speakers !== undefined && { speakers }),
    ...(changes.length > 0 && toText(joinSegments(segments), segments)),
  };
}

function readWholeText(
  conversation: WholeConversation,
  { text, segments }: Pick<Update, 'text' | 'segments'>,
) {
  if (text === undefined && segments === undefined) {
    return {};
  }
  refuseUnfinished(conversation);
  const given = segments ?? conversation.segments;
  const whole = text ?? joinSegments(given);
  return toText(whole, coverText(whole, given, `typed-${conversation.revision + 1}`));
}

function toText(text: string, segments: ConversationSegment[]) {
  return { text, segments, word_count: splitWords(text).length };
}
