import { isSameId } from '@nevisa/api';
import type { Id, StaffUser } from '@nevisa/api/types';
import { listChosenIds, type DangerousActionEmitted, dropRows } from '@nevisa/machines';
import { formatNumber, type ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import type { PartsAnswer } from '../../../../shared/lists/callInParts.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { type ActionView, useDangerousAction } from '../../actions/useDangerousAction.ts';
import { readAfterFailure, showChanged, readUsersAgain, usersKey } from '../data/userCache.ts';
import { formatUserName } from '../data/userNames.ts';
import type { UndoneBulk, Users } from '../data/useUsers.ts';
import {
  makeUserAction,
  makeManyUsersAction,
  carryOutUserAction,
  type UserActionKind,
} from './userActions.ts';

/** The action that is asked about, with its user or users. */
export interface UserActions {
  readonly view: ActionView;
  /** The user of the action; null for several. */
  readonly subject: StaffUser | null;
  /** Differs for each question, so that none begins with the fields of another one. */
  readonly turn: number;
  /** The users of an action on several, without oneself. */
  readonly ids: readonly Id[];
  /** The own account was among the chosen ones. */
  readonly skippedSelf: boolean;
  readonly ask: (kind: UserActionKind, user: StaffUser) => void;
  /** The user whose form is opened with the drawer; null for none. */
  readonly edited: string | null;
  readonly edit: (user: StaffUser) => void;
  readonly endEdit: () => void;
  /** Asks about the chosen users, or again about those that were left undone, with the same reason. */
  readonly askMany: (
    kind: 'blockMany' | 'unblockMany',
    again?: { ids: readonly Id[]; reason: string },
  ) => void;
}

/** What is done to users: asked, carried out, shown, and reported to the other tabs. */
export function useUserActions(users: Users, toasts: ToastQueue): UserActions {
  const { client, queries, user: self } = users;
  const [asked, setAsked] = useState<Asked>({ turn: 0, ...noUsers });
  const begin = (subjects: Partial<Asked>) =>
    setAsked(({ turn }) => ({ turn: turn + 1, ...noUsers, ...subjects }));
  const view = useDangerousAction(self, {
    carryOut: async (attempt) => {
      const outcome = await carryOutUserAction(client, attempt);
      readAfterFailure(queries, outcome);
      return outcome;
    },
    onDone: (done) => showDone(users, toasts, { ...done, subject: asked.subject }),
  });
  const [edited, setEdited] = useState<string | null>(null);
  return {
    view,
    ...asked,
    edited,
    edit: ({ id }) => {
      setEdited(String(id));
      users.list.open(String(id));
    },
    endEdit: () => setEdited(null),
    ask: (kind, user) => {
      begin({ subject: user });
      view.request(makeUserAction(kind, user));
    },
    askMany: (kind, again) => {
      const ids = again?.ids ?? listChosenIds(users.chosen);
      const others = ids.filter((id) => !isSameId(id, self.id));
      begin({ ids: others, skippedSelf: others.length < ids.length });
      view.request(makeManyUsersAction(kind), again?.reason);
    },
  };
}

type Asked = Pick<UserActions, 'subject' | 'turn' | 'ids' | 'skippedSelf'>;

const noUsers = { subject: null, ids: [], skippedSelf: false } as const;

type Done = DangerousActionEmitted & { subject: StaffUser | null };

function showDone(users: Users, toasts: ToastQueue, { attempt, answer, subject }: Done): void {
  const { queries, news, list } = users;
  const kind = attempt.action.kind as UserActionKind;
  if (kind === 'blockMany' || kind === 'unblockMany') {
    const { done, failed, failure = null } = answer as PartsAnswer;
    const isActive = kind === 'unblockMany';
    showBulk(users, toasts, { done, failed, failure, isActive, reason: attempt.reason });
    return;
  }
  const { id } = attempt.action.target;
  if (kind === 'delete') {
    users.choose((chosen) => dropRows(chosen, [id]));
    if (list.address.record === String(id)) {
      list.close();
    }
  }
  const changed = kind === 'delete' || kind === 'reset' ? null : (answer as StaffUser | null);
  showChanged(queries, changed);
  news.tell({ list: usersKey, ids: [String(id)] });
  toasts.add({ text: describe(kind, attempt.details, subject), tone: 'success' });
}

function showBulk(
  { choose, news, queries, setUndone }: Users,
  toasts: ToastQueue,
  bulk: UndoneBulk,
): void {
  const { done, failed } = bulk;
  choose((chosen) => dropRows(chosen, done));
  setUndone(failed.length === 0 ? null : bulk);
  readUsersAgain(queries);
  news.tell({ list: usersKey, ids: done.map(String) });
  if (done.length > 0 && failed.length === 0) {
    toasts.add({
      text: fill(managementText.manyDone, { n: formatNumber(done.length) }),
      tone: 'success',
    });
  }
}

function describe(
  kind: Exclude<UserActionKind, 'blockMany' | 'unblockMany'>,
  details: Readonly<Record<string, unknown>>,
  subject: StaffUser | null,
): string {
  const name = subject === null ? '' : formatUserName(subject);
  switch (kind) {
    case 'block':
      return fill(managementText.blocked, { name });
    case 'unblock':
      return fill(managementText.unblocked, { name });
    case 'makeAdmin':
      return fill(managementText.madeAdmin, { name });
    case 'removeAdmin':
      return fill(managementText.removedAdmin, { name });
    case 'grant':
      return fill(usersText.granted, { n: formatNumber(details['minutes'] as number) });
    case 'assign':
      return fill(managementText.assigned, { name, service: String(details['serviceName']) });
    case 'reset':
      return usersText.resetSent;
    case 'delete':
      return fill(managementText.deleted, { name });
  }
}
