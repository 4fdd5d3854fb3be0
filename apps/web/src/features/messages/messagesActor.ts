import type { Client } from '@nevisa/api';
import { type MessageChange, messagesMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import { actorPerOwner } from '../../shared/perOwner.ts';

export type MessagesActor = ActorRefFrom<typeof messagesMachine>;

/** The messages of a person, from their first look at them until they sign out; who looks starts them. */
export const messagesOf = actorPerOwner<MessagesActor>(createMessages);

function createMessages({ session }: Services, ownerId: string): MessagesActor {
  const client = session.client();
  // What the badge says, whether the list or the account said it last.
  let counted = session.facts().user?.new_messages_count;
  const messages = createActor(
    messagesMachine.provide({
      actors: {
        listMessages: fromPromise(({ signal }) => client.listMessages(undefined, { signal })),
        carryOut: carryOutWith(client),
      },
      actions: {
        reportCount: (_, { count }) => {
          counted = count;
          session.send({ type: 'messages.counted', count });
        },
      },
    }),
  );
  const forget = session.subscribe(() => {
    const { user } = session.facts();
    if (user?.id !== ownerId) {
      forget();
      messages.stop();
      return;
    }
    // The account knows of another number: something has come, or was read elsewhere.
    if (user.new_messages_count !== counted) {
      counted = user.new_messages_count;
      messages.send({ type: 'list.requested' });
    }
  });
  return messages;
}

// Each call goes out when it is asked for; it is neither held back nor taken back (specification §4).
function carryOutWith(client: Client) {
  return fromCallback<MessageChange>(({ receive, sendBack }) => {
    receive((change) => {
      void callFor(client, change).then(({ ok }) => {
        sendBack({ type: 'change.settled', change, succeeded: ok });
      });
    });
  });
}

function callFor(client: Client, change: MessageChange) {
  return change.type === 'all.deleted'
    ? client.deleteAllMessages()
    : client.changeMessageStatus({ id: change.id, status: change.status });
}
