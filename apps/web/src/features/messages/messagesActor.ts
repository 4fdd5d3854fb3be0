import { isSameId } from '@nevisa/api';
import { messagesMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MemberScope } from '../../app/userScope.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';
import { sendChanges } from './sendChanges.ts';

export type MessagesActor = ActorRefFrom<typeof messagesMachine>;

export interface MessagesPorts {
  authStore: Pick<AuthStore, 'client' | 'facts' | 'subscribe' | 'send'>;
}

/** Creates the messages of a user. The actor is started by the first screen that shows them. */
export function createMessages(
  { authStore }: MessagesPorts,
  { userId, onDispose }: MemberScope,
): MessagesActor {
  const client = authStore.client();
  // The count of the badge: the latest of the list's and the account's.
  let counted = authStore.facts().user?.new_messages_count;
  const messages = createActor(
    messagesMachine.provide({
      actors: {
        listMessages: fromPromise(({ signal }) => client.listMessages(undefined, { signal })),
        carryOut: sendChanges(client),
      },
      actions: {
        reportCount: (_, { count }) => {
          counted = count;
          authStore.send({ type: 'messages.counted', count });
        },
      },
    }),
  );
  const stopFollowing = authStore.subscribe(() => {
    const { user } = authStore.facts();
    // Another count means that a message has come, or was read on another device.
    if (user !== null && isSameId(user.id, userId) && user.new_messages_count !== counted) {
      counted = user.new_messages_count;
      messages.send({ type: 'list.requested' });
    }
  });
  onDispose(() => {
    stopFollowing();
    messages.stop();
  });
  return messages;
}
