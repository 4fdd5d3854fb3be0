import type { AdminMessage, Id, Outcome } from '@nevisa/api/types';
import type { QueryClient } from '@tanstack/react-query';
import type { MemberScope } from '../../../../app/userScope.ts';
import type { ListQuery } from '../../../../shared/lists/address/listAddress.ts';
import { type BulkActor, startBulkActor } from '../../../../shared/lists/bulkAction.ts';
import { createListMoments } from '../../../../shared/lists/listMoments.ts';
import { createListNews } from '../../../../shared/lists/listNews.ts';
import { createListQueries } from '../../../../shared/lists/listQueries.ts';
import { createServerClock, type ServerClock } from '../../../../shared/lists/serverClock.ts';
import type { AuthStore } from '../../../auth/authSession/authStore.ts';
import { staffClientOf } from '../../staffClient.ts';
import { carryOutBulk } from './messageBulks.ts';
import { messagesKey, readMessageAgain, readPagesAgain } from './messageCache.ts';
import type { MessageClient } from './messagePorts.ts';

export interface MessagePorts {
  authStore: Pick<AuthStore, 'clientOf'>;
}

/** What an administrator does with messages, until the sign-out. */
export interface MessageMember {
  readonly client: MessageClient;
  readonly queries: QueryClient;
  readonly bulk: BulkActor;
  readonly clock: ServerClock;
  /** Reads these messages again, here and in the other tabs. */
  readonly tell: (ids: readonly Id[]) => void;
  /** Asks for a page; the pages after the first one are those of its moment (G-12). */
  readonly listPage: (
    source: unknown,
    query: ListQuery,
    signal: AbortSignal,
  ) => ReturnType<MessageClient['listAdminMessages']>;
  /** Reads one message, and the clock of the server. */
  readonly read: (id: string, signal: AbortSignal) => Promise<Outcome<AdminMessage>>;
}

/** Creates what belongs to the messages of administration: a member of the user scope. */
export function createMessageMember(
  { authStore }: MessagePorts,
  { get, onDispose }: MemberScope<MessagePorts>,
): MessageMember {
  const client = staffClientOf(authStore);
  const queries = get(createListQueries);
  const news = get(createListNews);
  const clock = createServerClock();
  const moments = createListMoments(clock.set);
  const tell = (ids: readonly Id[]) => {
    readPagesAgain(queries);
    ids.forEach((id) => readMessageAgain(queries, id));
    news.tellEverywhere({ list: messagesKey, ids: ids.map(String) });
  };
  const bulk = startBulkActor((action) => carryOutBulk(client, action));
  bulk.on('bulk.settled', ({ result }) => tell(result.action?.ids ?? []));
  // A message that is open here was changed in another tab.
  const stop = news.subscribe(({ list, ids }) => {
    if (list === messagesKey) {
      ids.forEach((id) => readMessageAgain(queries, id));
    }
  });
  onDispose(() => {
    stop();
    bulk.stop();
  });
  return {
    client,
    queries,
    bulk,
    clock,
    tell,
    listPage: (_, query, signal) =>
      moments(query, (asked) => client.listAdminMessages(asked, { signal })),
    read: async (id, signal) => {
      const outcome = await client.retrieveAdminMessage({ id }, { signal });
      const time = outcome.ok ? Date.parse(outcome.answer.server_time ?? '') : Number.NaN;
      if (!Number.isNaN(time)) {
        clock.set(time);
      }
      return outcome;
    },
  };
}
