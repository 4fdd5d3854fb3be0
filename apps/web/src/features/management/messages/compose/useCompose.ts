import type { AdminMessage, Id, User } from '@nevisa/api/types';
import {
  type ComposeContext,
  type ComposeEmitted,
  type ComposeEvent,
  type ComposeTag,
  messageComposeMachine,
  type MessageProblems,
  type MessageValues,
  findProblems,
  type SavedMessage,
  readServerTime,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { useAppServices } from '../../../../app/appServices.ts';
import { readRecord } from '../data/messageAddress.ts';
import { createMessageDrafts, type MessageDrafts } from '../data/messageDrafts.ts';
import type { MessageMember } from '../data/messageMember.ts';
import {
  cancelSchedule,
  checkCode,
  countAudience,
  saveMessage,
  sendMessage,
  sendTest,
} from '../data/messagePorts.ts';
import { checkMessage } from '../rules/checkMessage.ts';
import { toComposeInput } from './toComposeInput.ts';

export interface ComposeOptions {
  user: User;
  member: MessageMember;
  /** The record in the address with which the form was opened. */
  record: string;
  /** The message of the record, or the one that a new message is like. */
  message: AdminMessage | null;
  /** The message has an id of its own now. */
  onSaved: (id: Id) => void;
  onReport: (event: ComposeEmitted) => void;
}

/** The form of a message. */
export interface Compose {
  readonly context: ComposeContext;
  readonly values: MessageValues;
  /** What keeps the message from being sent at this moment. */
  readonly problems: MessageProblems;
  /** The time of the server, in ms since 1970. */
  readonly now: number;
  readonly is: (tag: ComposeTag) => boolean;
  readonly change: (change: Partial<MessageValues>) => void;
  readonly send: (event: ComposeEvent) => void;
}

/** The form of a message, over its ports and the copy on the device. */
export function useCompose(options: ComposeOptions): Compose {
  const { user, member, record } = options;
  const { userScope } = useAppServices();
  const drafts = userScope(user.id).get(createMessageDrafts);
  const [{ machine, input }] = useState(() => createCompose(options, drafts));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const report = useEffectEvent((event: ComposeEmitted) => {
    const { context } = actor.getSnapshot();
    if (event.type !== 'test.sent' && event.type !== 'access.lost') {
      settleDraft(drafts, record, { ...context, saved: event.saved ?? context.saved });
      member.tell(event.saved === null ? [] : [event.saved.id]);
    }
    if (event.type === 'draft.saved' && event.saved !== null) {
      options.onSaved(event.saved.id);
    }
    options.onReport(event);
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => report(event));
    const keep = () => {
      const { context } = actor.getSnapshot();
      if (context.values !== context.kept) {
        keepMessage(drafts, record, context);
      }
    };
    const returned = () => actor.send({ type: 'network.returned' });
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', returned);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', returned);
      keep();
    };
  }, [actor, drafts, record]);
  const { context } = snapshot;
  return {
    context,
    values: context.values,
    problems: findProblems(context),
    now: readServerTime(context),
    is: (tag) => snapshot.hasTag(tag),
    change: (change) => actor.send({ type: 'field.changed', change }),
    send: (event) => actor.send(event),
  };
}

function createCompose({ member, record, message }: ComposeOptions, drafts: MessageDrafts) {
  const { client, clock } = member;
  const opened = toComposeInput(readRecord(record), {
    message,
    kept: drafts.read(record),
    newId: () => crypto.randomUUID(),
  });
  const machine = messageComposeMachine.provide({
    actors: {
      keepMessage: fromPromise(({ input: kept }) =>
        Promise.resolve(keepMessage(drafts, record, { ...kept, blank: opened.blank })),
      ),
      saveMessage: fromPromise(({ input }) => saveMessage(client, input)),
      countAudience: fromPromise(({ input, signal }) => countAudience(client, input, signal)),
      checkCode: fromPromise(({ input, signal }) => checkCode(client, input, signal)),
      sendTest: fromPromise(({ input }) => sendTest(client, input)),
      sendMessage: fromPromise(({ input }) => sendMessage(client, input)),
      cancelSchedule: fromPromise(({ input }) => cancelSchedule(client, input)),
    },
  });
  const input = { ...opened, check: checkMessage, serverAhead: clock.now() - Date.now() };
  return { machine, input };
}

interface Keeping {
  values: MessageValues;
  clientId: string;
  saved: SavedMessage | null;
  blank?: MessageValues | undefined;
}

/** Keeps the form under the id of its message, or under its record while it has none. */
function keepMessage(
  drafts: MessageDrafts,
  record: string,
  { values, clientId, saved, blank }: Keeping,
): boolean {
  const name = saved === null ? record : String(saved.id);
  return drafts.write(name, { values, clientId, saved }, blank);
}

/** What the server has needs no copy; what was typed since does. */
function settleDraft(drafts: MessageDrafts, record: string, keeping: Keeping): void {
  const { saved } = keeping;
  if (saved !== null && String(saved.id) !== record) {
    drafts.remove(record);
  }
  if (saved?.state === 'SENT') {
    drafts.remove(String(saved.id));
  } else {
    keepMessage(drafts, record, keeping);
  }
}
