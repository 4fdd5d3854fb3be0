import { type Client, isSameId } from '@nevisa/api';
import { type MessageChange, messagesMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { MemberScope } from '../../app/userScope.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';

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

// Each call is sent at once; it is neither delayed nor cancelled (specification §4).
function sendChanges(client: Client) {
  return fromCallback<MessageChange>(({ receive, sendBack }) => {
    receive((change) => {
      void sendChange(client, change).then(({ ok }) =>
        sendBack({ type: 'change.settled', change, succeeded: ok }),
      );
    });
  });
}

function sendChange(client: Client, change: MessageChange) {
  switch (change.type) {
    case 'all.deleted':
      return client.deleteAllMessages();
    case 'message.restored':
      return client.changeMessageStatus({ id: change.id, status: 'SEEN' });
    case 'status.changed':
      return client.changeMessageStatus({ id: change.id, status: change.status });
  }
}
