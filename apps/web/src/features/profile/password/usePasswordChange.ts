import type { Failure, Outcome } from '@nevisa/api/types';
import { type PasswordChange, passwordMachine, type PasswordTag } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import { createObservable } from '../../../shared/observable.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { noticeState } from '../../auth/parts/authNotice.ts';

export interface PasswordView {
  readonly open: boolean;
  readonly busy: boolean;
  readonly waiting: boolean;
  readonly changed: boolean;
  readonly failure: Failure | null;
  readonly begin: () => void;
  readonly close: () => void;
  readonly submit: (change: PasswordChange) => void;
}

/** The change of the password. */
export function usePasswordChange(): PasswordView {
  const { authStore } = useAppServices();
  const reason = useReason();
  const [machine] = useState(() => providePassword(authStore, reason));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const is = (tag: PasswordTag) => snapshot.hasTag(tag);
  return {
    open: is('open'),
    busy: is('busy'),
    waiting: is('waiting'),
    changed: is('changed'),
    // A lost answer proves nothing before the token has been asked about.
    failure: is('busy') ? null : snapshot.context.failure,
    begin: () => {
      actor.send({ type: 'change.opened' });
    },
    close: () => {
      actor.send({ type: 'change.closed' });
    },
    submit: (change) => {
      actor.send({ type: 'change.submitted', change });
    },
  };
}

/** Why a session ends, in the navigation state of the page: a refused token leads to the sign-in at once. */
interface Reason {
  /** Resolves once the page has it. */
  readonly give: () => Promise<void>;
  readonly takeBack: () => void;
}

function useReason(): Reason {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [shown] = useState(() => createObservable<unknown>(state));
  useEffect(() => {
    shown.write(state);
  }, [shown, state]);
  return {
    give: () =>
      new Promise((resolve) => {
        const stop = shown.subscribe(() => {
          stop();
          resolve();
        });
        void navigate('.', { replace: true, state: noticeState('password-unsure') });
      }),
    takeBack: () => {
      void navigate('.', { replace: true, state: null });
    },
  };
}

function providePassword(authStore: AuthStore, reason: Reason) {
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
        await reason.give();
        const outcome = await authStore.client().retrieveAccount(undefined, { signal });
        const refused =
          !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.status === 401;
        // The sign-in has taken the place of this page, and its words are not taken back.
        if (!refused && !signal.aborted) {
          reason.takeBack();
        }
        return outcome;
      }),
    },
  });
}
