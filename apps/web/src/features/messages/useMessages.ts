import type { Failure, Message, User } from '@nevisa/api/types';
import {
  isBeingDeleted,
  type MessageFilter,
  type MessageId,
  countNew,
  filterMessages,
} from '@nevisa/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { createMessages, type MessagesActor } from './messagesActor.ts';
import { useAppServices } from '../../app/appServices.ts';
import { watchVisibility } from '../../shared/watchVisibility.ts';

/** The commands of the messages; stable for a user. */
export interface MessageCommands {
  chooseFilter: (filter: MessageFilter) => void;
  view: (id: MessageId) => void;
  delete: (id: MessageId) => void;
  askForAll: () => void;
  cancelAll: () => void;
  deleteAll: () => void;
  retry: () => void;
}

export interface Messages extends MessageCommands {
  phase: 'loading' | 'failed' | 'listed';
  /** Every message, newest first. */
  all: readonly Message[];
  /** The messages of the chosen filter. */
  shown: readonly Message[];
  newCount: number;
  /** Why the list could not be loaded, also while it is loaded again. */
  failure: Failure | null;
  /** Every message is being deleted. */
  deletingAll: boolean;
  filter: MessageFilter;
  /** The user is asked to confirm the deletion of every message. */
  asking: boolean;
  isBeingDeleted: (id: MessageId) => boolean;
}

/** The messages of a user; opening a screen that shows them, or returning to its tab, reloads them. */
export function useMessages(user: User): Messages {
  const actor = useAppServices().userScope(user.id).get(createMessages);
  const view = useSelector(actor, selectView, shallowEqual);
  const { messages, filter, changes } = view;
  const commands = useMemo(() => createCommands(actor), [actor]);
  const shown = useMemo(() => filterMessages(messages, filter), [messages, filter]);
  const newCount = useMemo(() => countNew(messages), [messages]);
  useEffect(() => {
    actor.start();
    const ask = (isVisible: boolean) => isVisible && actor.send({ type: 'list.requested' });
    ask(document.visibilityState === 'visible');
    return watchVisibility(ask);
  }, [actor]);
  return {
    ...view,
    all: messages,
    shown,
    newCount,
    deletingAll: changes.some(({ type }) => type === 'all.deleted'),
    isBeingDeleted: (id) => isBeingDeleted(changes, id),
    ...commands,
  };
}

function selectView(state: SnapshotFrom<MessagesActor>) {
  const { messages, filter, changes, failure } = state.context;
  const phase: Messages['phase'] = phases.find((tag) => state.hasTag(tag)) ?? 'loading';
  return {
    phase,
    asking: state.hasTag('asking'),
    messages,
    filter,
    changes,
    failure,
  };
}

const phases = ['listed', 'failed'] as const;

function createCommands(actor: MessagesActor): MessageCommands {
  return {
    chooseFilter: (chosen) => actor.send({ type: 'filter.chosen', filter: chosen }),
    view: (id) => actor.send({ type: 'message.viewed', id }),
    delete: (id) => actor.send({ type: 'message.deleted', id }),
    askForAll: () => actor.send({ type: 'deletionOfAll.requested' }),
    cancelAll: () => actor.send({ type: 'deletionOfAll.cancelled' }),
    deleteAll: () => actor.send({ type: 'deletionOfAll.confirmed' }),
    retry: () => actor.send({ type: 'list.requested' }),
  };
}
