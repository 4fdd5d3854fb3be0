import type { AdminMessage, Outcome } from '@nevisa/api/types';
import type { MemberScope } from '../../../../app/userScope.ts';
import type { ListQuery } from '../../../../shared/lists/address/listAddress.ts';
import { createManagedList, type ManagedList } from '../../../../shared/lists/managedList.ts';
import type { AuthStore } from '../../../auth/authSession/authStore.ts';
import { getStaffClient } from '../../staffClient.ts';
import { carryOutBulk } from './messageBulks.ts';
import { messagesKey, readMessageAgain, readPagesAgain } from './messageCache.ts';
import type { MessageClient } from './messagePorts.ts';

export interface MessagePorts {
  authStore: Pick<AuthStore, 'createPartClient'>;
}

/** What an administrator does with messages, until the sign-out. */
export interface MessageMember extends Omit<ManagedList, 'atMoment'> {
  readonly client: MessageClient;
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
  scope: MemberScope<MessagePorts>,
): MessageMember {
  const client = getStaffClient(authStore);
  const { atMoment, ...list } = createManagedList(
    {
      list: messagesKey,
      carryOut: (action) => carryOutBulk(client, action),
      readPagesAgain,
      readRowAgain: readMessageAgain,
    },
    scope,
  );
  return {
    ...list,
    client,
    listPage: (_, query, signal) =>
      atMoment(query, (asked) => client.listAdminMessages(asked, { signal })),
    read: async (id, signal) => {
      const outcome = await client.retrieveAdminMessage({ id }, { signal });
      const time = outcome.ok ? Date.parse(outcome.answer.server_time ?? '') : Number.NaN;
      if (!Number.isNaN(time)) {
        list.clock.set(time);
      }
      return outcome;
    },
  };
}
