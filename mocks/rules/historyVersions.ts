import { contract, isSameId, type PayloadOf, type Contract } from '@nevisa/api';
import type { ConversationVersion, WholeConversation, WholeVersion } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { smallestPage } from './historyList.ts';
import type { HistoryStore } from './historyStore.ts';
import { countChangedWords, joinSegments, splitWords } from './historyText.ts';
import { getPage } from './pages.ts';
import { refuse } from './refusal.ts';

const minute = 60_000;

/** After this long without a change, the next one begins a new sitting, in ms. */
const sittingEnds = 30 * minute;
/** Changes of one sitting are kept once in this time, in ms. */
const spacing = 10 * minute;

type Kind = NonNullable<ConversationVersion['kind']>;

interface Kept {
  raw: WholeVersion;
  /** Oldest first. */
  versions: WholeVersion[];
  changedAt: number;
}

/** The older states of conversations. */
export interface Versions {
  /** Keeps the state before a change, if it is time for one or `kind` asks for it. */
  keepBefore(conversation: WholeConversation, kind?: Kind): void;
  /** Newest first, the text of the engine last. */
  list(conversation: WholeConversation): WholeVersion[];
}

export function createVersions(clock: Clock): Versions {
  const kept = new WeakMap<WholeConversation, Kept>();

  const getKept = (conversation: WholeConversation): Kept => {
    const known = kept.get(conversation);
    if (known !== undefined) {
      return known;
    }
    const first = { raw: toRaw(conversation), versions: [], changedAt: -Infinity };
    kept.set(conversation, first);
    return first;
  };

  return {
    keepBefore: (conversation, asked) => {
      const state = getKept(conversation);
      const { versions, changedAt } = state;
      const now = clock.now();
      const last = Date.parse(versions.at(-1)?.created_at ?? '');
      const isDue = Number.isNaN(last) || now - last >= spacing;
      const kind = asked ?? (now - changedAt >= sittingEnds ? 'opened' : isDue ? 'editing' : null);
      state.changedAt = now;
      if (kind !== null) {
        const before = versions.at(-1) ?? state.raw;
        const number = Number(versions.at(-1)?.id ?? 0) + 1;
        versions.push(toVersion(conversation, String(number), kind, toIsoTime(now), before.text));
      }
    },
    list: (conversation) => {
      const { raw, versions } = getKept(conversation);
      return [...versions.toReversed(), raw];
    },
  };
}

/** Rules of the versions that read only. */
export function createHistoryVersionRules(store: HistoryStore, versions: Versions) {
  return {
    listHistoryVersions(account: Account, query: PayloadOf<Contract['listHistoryVersions']>) {
      const all = versions.list(store.find(account, query.id));
      const { path } = contract.listHistoryVersions;
      return getPage(all, { path, query, size: smallestPage }, toSummary);
    },

    retrieveHistoryVersion(
      account: Account,
      { id, version_id }: PayloadOf<Contract['retrieveHistoryVersion']>,
    ): WholeVersion {
      return findVersion(versions, store.find(account, id), version_id);
    },
  };
}

function toSummary(version: WholeVersion): ConversationVersion {
  const { id, revision, created_at, kind, title, word_count, words_changed } = version;
  return { id, revision, created_at, kind, title, word_count, words_changed };
}

/** @throws Refusal 404 */
export function findVersion(
  versions: Versions,
  conversation: WholeConversation,
  id: WholeVersion['id'],
): WholeVersion {
  const found = versions.list(conversation).find((one) => isSameId(one.id, id));
  if (found === undefined) {
    throw refuse('not_found', 'این نسخه پیدا نشد.');
  }
  return found;
}

// The engine's words, as it gave them; typed text and a segment without words stay as they are.
function toRaw(conversation: WholeConversation): WholeVersion {
  const segments = conversation.segments.map((segment) => {
    const end = segment.text.endsWith('\n') ? '\n' : '';
    const words = segment.words.map(({ word }) => word).join(' ');
    return { ...segment, text: words === '' ? segment.text : words + end, is_edited: false };
  });
  const text = segments.length === 0 ? conversation.text : joinSegments(segments);
  const { created_at } = conversation;
  return {
    ...toVersion({ ...conversation, text, segments }, 'raw', 'raw', created_at, text),
    revision: 1,
  };
}

function toVersion(
  { title, text, segments, speakers, revision }: WholeConversation,
  id: string,
  kind: Kind,
  created_at: string | null,
  textBefore: string,
): WholeVersion {
  return {
    id,
    revision,
    created_at,
    kind,
    title,
    text,
    // A change replaces these lists and never writes into them.
    segments,
    speakers,
    word_count: splitWords(text).length,
    words_changed: countChangedWords(textBefore, text),
  };
}
