import { isUnauthorized } from '@nevisa/api';
import type { Failure, Outcome } from '@nevisa/api/types';
import { type PasswordChange, passwordMachine, type PasswordTag } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { type EndNotice, useEndNotice } from '../useEndNotice.ts';

export interface PasswordView {
  readonly open: boolean;
  readonly busy: boolean;
  readonly waiting: boolean;
  readonly changed: boolean;
  readonly failure: Failure | null;
  /** Nothing is known of the change that was sent. */
  readonly unsure: boolean;
  readonly begin: () => void;
  readonly close: () => void;
  readonly submit: (change: PasswordChange) => void;
}

/** The change of the password. */
export function usePasswordChange(): PasswordView {
  const { authStore } = useAppServices();
  const notice = useEndNotice();
  const [machine] = useState(() => providePassword(authStore, notice));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const is = (tag: PasswordTag) => snapshot.hasTag(tag);
  return {
    open: is('open'),
    busy: is('busy'),
    waiting: is('waiting'),
    changed: is('changed'),
    failure: snapshot.context.failure,
    unsure: snapshot.context.isUnsure,
    begin: () => actor.send({ type: 'change.opened' }),
    close: () => actor.send({ type: 'change.closed' }),
    submit: (change) => actor.send({ type: 'change.submitted', change }),
  };
}

function providePassword(authStore: AuthStore, notice: EndNotice) {
  return passwordMachine.provide({
    actors: {
      changePassword: fromPromise<Outcome<void>, PasswordChange>(({ input }) =>
        authStore.changePassword({
          old_password: input.old,
          password: input.next,
          password_confirmation: input.repeated,
        }),
      ),
      checkToken: fromPromise<Outcome<unknown>>(async ({ signal }) => {
        await notice.give('password-unsure');
        const outcome = await authStore.client().retrieveAccount(undefined, { signal });
        const refused = !outcome.ok && isUnauthorized(outcome.failure);
        // The sign-in has taken the place of this page, and its words are not taken back.
        if (!refused && !signal.aborted) {
          notice.takeBack();
        }
        return outcome;
      }),
    },
  });
}
