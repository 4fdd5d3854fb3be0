import { isRevisionConflict } from '@nevisa/api/failures';
import type { Failure, Outcome, StaffUser } from '@nevisa/api/types';
import {
  adminRecordMachine,
  getChangedFields,
  type AdminRecordContext,
  type AdminRecordTag,
  type ConflictChoice,
  type ConflictField,
  listConflicts,
  type LoadOutcome,
  type RecordSave,
  type RecordSaveOutcome,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useAppServices } from '../../../../app/appServices.ts';
import { createKeptTexts } from '../../../../shared/forms/keptTexts.ts';
import { listFieldErrors } from '../../../../shared/forms/listFieldErrors.ts';
import { useLeaveHold } from '../../../../shared/leaving/useLeaveHold.ts';
import type { StaffClient } from '../../staffClient.ts';
import { showChanged, usersKey } from '../data/userCache.ts';
import type { Users } from '../data/useUsers.ts';
import {
  nameEditForm,
  saveUser,
  toRecord,
  toSavedRecord,
  type UserField,
  userFields,
} from './userRecord.ts';

export interface UserEditForm {
  readonly typed: Readonly<Record<UserField, string>>;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly waiting: boolean;
  readonly leaving: boolean;
  readonly gone: boolean;
  readonly failure: Failure | null;
  readonly errors: Partial<Record<UserField, string>>;
  /** Another administrator has changed the user while the form is open. */
  readonly changedElsewhere: boolean;
  /** The fields that both have changed; none without a conflict. */
  readonly conflicts: readonly ConflictField[];
  readonly choices: AdminRecordContext['choices'];
  readonly change: (field: UserField, value: string) => void;
  readonly save: () => void;
  readonly leave: () => void;
  readonly answerLeave: (leaves: boolean) => void;
  readonly choose: (field: string, choice: ConflictChoice) => void;
  readonly resolve: () => void;
  readonly putOff: () => void;
}

/** The form of a user: what is typed, what the server refuses, and what another administrator has changed. */
export function useUserEdit(
  users: Users,
  user: StaffUser,
  { onEnd, onSaved }: { onEnd: () => void; onSaved: () => void },
): UserEditForm {
  const { authStore, userScope } = useAppServices();
  const kept = userScope(users.user.id).keep(createKeptTexts);
  const form = nameEditForm(user.id);
  const [machine] = useState(() => provideEdit(users));
  const [input] = useState(() => {
    const before = kept.read(form);
    return { id: user.id, record: toRecord(user), ...(before && { values: before }) };
  });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const is = (tag: AdminRecordTag) => snapshot.hasTag(tag);
  const isSaved = is('saved');
  useWholeEdit(actor, { isBegun: is('editing'), isEnded: is('viewing') }, () => {
    kept.forget(form);
    onEnd();
    if (isSaved) {
      onSaved();
    }
  });
  useEffect(
    () => () => {
      // A form that ends because the right was taken away keeps its texts (T-95).
      if (authStore.facts().user?.is_staff === true) {
        kept.forget(form);
      }
    },
    [authStore, kept, form],
  );
  useElsewhere(users, user, () => actor.send({ type: 'record.changedElsewhere' }));
  useLeaveHold(is('dirty'), 'user');
  const { context } = snapshot;
  return {
    ...describeForm(context, is),
    ...createCommands(actor),
    change: (field, value) => {
      actor.send({ type: 'field.changed', change: { [field]: value } });
      kept.write(form, getChangedFields({ ...context.typed, [field]: value }, context.base));
    },
  };
}

/** Begins the form with its component, and reports its end: saved, or left. */
function useWholeEdit(
  actor: EditActor,
  { isBegun, isEnded }: { isBegun: boolean; isEnded: boolean },
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  const [wasBegun, setBegun] = useState(false);
  if (isBegun && !wasBegun) {
    setBegun(true);
  }
  useEffect(() => {
    if (!wasBegun) {
      actor.send({ type: 'edit.started' });
    } else if (isEnded) {
      end();
    }
  }, [actor, wasBegun, isEnded]);
}

/** What the form shows. */
function describeForm(context: AdminRecordContext, is: (tag: AdminRecordTag) => boolean) {
  const typed = toTexts(context.typed);
  const isConflict = context.failure !== null && isRevisionConflict(context.failure);
  return {
    typed,
    dirty: is('dirty'),
    busy: is('busy'),
    waiting: is('waiting'),
    leaving: is('leaving'),
    gone: is('gone'),
    // The question says it; the sentences of the refusal are the values of the other revision.
    failure: isConflict ? null : context.failure,
    errors: listFieldErrors(context.failure, typed, toTexts(context.sent, typed)),
    changedElsewhere: context.isChangedElsewhere || isConflict,
    conflicts: is('conflict') ? listConflicts(context) : [],
    choices: context.choices,
  };
}

function createCommands(
  actor: EditActor,
): Pick<UserEditForm, 'save' | 'leave' | 'answerLeave' | 'choose' | 'resolve' | 'putOff'> {
  return {
    save: () => actor.send({ type: 'save.requested' }),
    leave: () => actor.send({ type: 'leave.requested' }),
    answerLeave: (leaves) => actor.send({ type: leaves ? 'leave.confirmed' : 'leave.canceled' }),
    choose: (field, choice) => actor.send({ type: 'conflict.chosen', field, choice }),
    resolve: () => actor.send({ type: 'conflict.resolved' }),
    putOff: () => actor.send({ type: 'conflict.canceled' }),
  };
}

type EditActor = ActorRefFrom<typeof adminRecordMachine>;

/** A newer revision of the user, from another tab or from the list that was read again. */
function useElsewhere({ news }: Users, user: StaffUser, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(
    () =>
      news.subscribe(({ list, ids }) => {
        if (list === usersKey && (ids.length === 0 || ids.includes(String(user.id)))) {
          tell();
        }
      }),
    [news, user.id],
  );
}

function provideEdit({ client, queries, news }: Users) {
  return adminRecordMachine.provide({
    actors: {
      loadRecord: fromPromise<LoadOutcome, { id: StaffUser['id'] }>(async ({ input, signal }) => {
        const outcome = await client.retrieveUser(input, { signal });
        return outcome.ok ? { ok: true, answer: toRecord(outcome.answer) } : outcome;
      }),
      saveRecord: fromPromise<RecordSaveOutcome, RecordSave>(async ({ input }) => {
        const outcome = await saveUser(client, input);
        if (!outcome.ok) {
          return withCurrent(client, input, outcome);
        }
        showChanged(queries, outcome.answer);
        news.tell({ list: usersKey, ids: [String(input.id)] });
        return { ok: true, answer: toSavedRecord(input, outcome.answer) };
      }),
    },
  });
}

/** Reads the user again after 409, in the form that the client has checked. */
async function withCurrent(
  client: StaffClient,
  { id }: RecordSave,
  outcome: Extract<Outcome<never>, { ok: false }>,
): Promise<RecordSaveOutcome> {
  if (!isRevisionConflict(outcome.failure) || id === null) {
    return outcome;
  }
  const present = await client.retrieveUser({ id });
  return present.ok ? { ...outcome, current: toRecord(present.answer) } : present;
}

function toTexts(
  values: Readonly<Record<string, unknown>>,
  others: Readonly<Partial<Record<UserField, string>>> = {},
): Record<UserField, string> {
  return Object.fromEntries(
    userFields.map((field) => {
      const value = values[field];
      return [field, typeof value === 'string' ? value : (others[field] ?? '')];
    }),
  ) as Record<UserField, string>;
}
