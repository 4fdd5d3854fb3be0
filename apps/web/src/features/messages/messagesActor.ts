import { type Client, isSameId } from '@nevisa/api';
import { isAboutSameMessage, type MessageChange, messagesMachine } from '@nevisa/machines';
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

/**
 * Each call is sent at once, or after the answers of the earlier calls about the same message:
 * the server keeps what arrives last, and that must be what the person did last (A10).
 */
function sendChanges(client: Client) {
  return fromCallback<MessageChange>(({ receive, sendBack }) => {
    const underWay = new Map<MessageChange, Promise<void>>();
    let isStopped = false;
    const send = async (change: MessageChange, earlier: readonly Promise<void>[]) => {
      if (earlier.length > 0) {
        await Promise.all(earlier);
      }
      if (isStopped) {
        return;
      }
      const { ok } = await sendChange(client, change);
      underWay.delete(change);
      sendBack({ type: 'change.settled', change, succeeded: ok });
    };
    receive((change) => {
      const earlier = [...underWay].filter(([other]) => isAboutSameMessage(other, change));
      underWay.set(
        change,
        send(
          change,
          earlier.map(([, answered]) => answered),
        ),
      );
    });
    return () => {
      isStopped = true;
    };
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
