import { contract } from '@nevisa/api';
import type { HistoryPage, HistoryQuery, Id, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { findOpening, findSnippet, makePersianPattern } from './historySearch.ts';
import { toRow, type HistoryStore } from './historyStore.ts';
import { getPage } from './pages.ts';

export const smallestPage = 20;
const largestPage = 100;
const collator = new Intl.Collator('fa', { numeric: true });

type Compare = (one: WholeConversation, other: WholeConversation) => number;
const comparisons: Record<NonNullable<HistoryQuery['ordering']>, Compare> = {
  '-created_at': (one, other) => compareText(other.created_at, one.created_at),
  created_at: (one, other) => compareText(one.created_at, other.created_at),
  '-duration': (one, other) => other.duration - one.duration,
  title: (one, other) => collator.compare(one.title, other.title),
};

/** Rules of the list: filters, search, order, pages and the watching of jobs. */
export function createHistoryListRules(store: HistoryStore, clock: Clock) {
  return {
    listHistory(account: Account, query: HistoryQuery): HistoryPage {
      const moment = query.as_of === undefined ? store.takeMoment() : Date.parse(query.as_of);
      const all = store.all(account).filter((one) => store.arrivedAt(one) <= moment);
      const found = query.ids === undefined ? filterBy(all, query) : withIds(all, query.ids);
      const compare = comparisons[query.ordering ?? '-created_at'];
      const sorted = found.toSorted((one, other) => compare(one, other) || compareIds(one, other));
      const pattern = makePersianPattern(query.search ?? '');
      // One page answers all ids that a call may ask for.
      const sized = query.ids === undefined ? query : { page_size: largestPage, ...query };
      return {
        ...getPage(
          sorted,
          {
            path: contract.listHistory.path,
            query: { ...sized, as_of: toIsoTime(moment) },
            size: smallestPage,
          },
          (one) => {
            const hit = pattern === null ? null : findSnippet(one.text, pattern);
            const snippet = hit ?? findOpening(one.text);
            return snippet === null ? toRow(one) : { ...toRow(one), snippet };
          },
        ),
        as_of: toIsoTime(moment),
        sound_duration: sorted.reduce((sum, one) => sum + (one.has_audio ? one.duration : 0), 0),
        server_time: toIsoTime(clock.now()),
      };
    },
  };
}

function filterBy(all: readonly WholeConversation[], query: HistoryQuery): WholeConversation[] {
  const { source, status, is_starred, has_audio, from, to, trash = false } = query;
  const pattern = makePersianPattern(query.search ?? '');
  const earliest = from === undefined ? -Infinity : Date.parse(from);
  const latest = to === undefined ? Infinity : Date.parse(to);
  return all.filter((one) => {
    const created = Date.parse(one.created_at ?? '');
    return (
      (one.deleted_at !== null) === trash &&
      (source === undefined || one.source === source) &&
      (status === undefined || one.status === status) &&
      (is_starred === undefined || one.is_starred === is_starred) &&
      (has_audio === undefined || one.has_audio === has_audio) &&
      created >= earliest &&
      created < latest &&
      (pattern === null || pattern.test(one.title) || pattern.test(one.text))
    );
  });
}

function withIds(all: readonly WholeConversation[], ids: readonly Id[]): WholeConversation[] {
  const wanted = new Set(ids.map(String));
  return all.filter(({ id }) => wanted.has(String(id)));
}

function compareIds(one: WholeConversation, other: WholeConversation): number {
  return compareText(String(other.id), String(one.id));
}

function compareText(one: string | null, other: string | null): number {
  const [left, right] = [one ?? '', other ?? ''];
  return left === right ? 0 : left < right ? -1 : 1;
}
