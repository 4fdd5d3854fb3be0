import type { BulkActionOutcome, BulkCommand } from '@nevisa/machines';
import type { Id } from '@nevisa/api/types';
import type { QueryClient } from '@tanstack/react-query';
import type { MemberScope } from '../../app/userScope.ts';
import { type BulkActor, startBulkActor } from './bulkAction.ts';
import { createListMoments } from './listMoments.ts';
import { createListNews } from './listNews.ts';
import { createListQueries } from './listQueries.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';

export interface ManagedListParts {
  /** The name of the list, as in the keys of its pages. */
  list: string;
  carryOut: (action: BulkCommand) => Promise<BulkActionOutcome>;
  /** Reads the shown page again, and the others when they are shown. */
  readPagesAgain: (queries: QueryClient) => void;
  /** Reads an opened row again. */
  readRowAgain: (queries: QueryClient, id: Id) => void;
}

/** The parts that the members of all managed lists have. */
export interface ManagedList {
  readonly queries: QueryClient;
  readonly bulk: BulkActor;
  readonly clock: ServerClock;
  /** Reads these rows again, here and in the other tabs. */
  readonly tell: (ids: readonly Id[]) => void;
  /** Asks for a page of the moment of the first one; sets the clock. */
  readonly atMoment: ReturnType<typeof createListMoments>;
}

/** Creates the parts of a managed list, until the sign-out. */
export function createManagedList(
  { list, carryOut, readPagesAgain, readRowAgain }: ManagedListParts,
  { get, onDispose }: MemberScope,
): ManagedList {
  const queries = get(createListQueries);
  const news = get(createListNews);
  const clock = get(createServerClock);
  const tell = (ids: readonly Id[]) => {
    readPagesAgain(queries);
    ids.forEach((id) => readRowAgain(queries, id));
    news.tellEverywhere({ list, ids: ids.map(String) });
  };
  const bulk = startBulkActor(carryOut);
  bulk.on('bulk.settled', ({ result }) => tell(result.request?.ids ?? []));
  // A row that is open here was changed in another tab.
  const stop = news.subscribe((change) => {
    if (change.list === list) {
      change.ids.forEach((id) => readRowAgain(queries, id));
    }
  });
  onDispose(() => {
    stop();
    bulk.stop();
  });
  return { queries, bulk, clock, tell, atMoment: createListMoments(clock.set) };
}
