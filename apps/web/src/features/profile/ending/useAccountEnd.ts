import type { Failure, Outcome, User } from '@nevisa/api/types';
import { accountEndMachine, type AccountEndTag, type AccountProof } from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type AppServices, useAppServices } from '../../../app/appServices.ts';
import { deleteDeviceTexts } from '../../../app/deleteDeviceTexts.ts';
import { useLeaveHold } from '../../../shared/leaving/useLeaveHold.ts';
import { log } from '../../../shared/log.ts';
import { normaliseIdentifier } from '../../auth/account/contact.ts';
import { type EndNotice, useEndNotice } from '../useEndNotice.ts';

export interface AccountEnd {
  readonly open: boolean;
  readonly busy: boolean;
  readonly waiting: boolean;
  readonly failure: Failure | null;
  readonly begin: () => void;
  readonly close: () => void;
  readonly confirm: (proof: AccountProof) => void;
}

/** The deletion of the account. */
export function useAccountEnd(user: User): AccountEnd {
  const services = useAppServices();
  const notice = useEndNotice();
  const [machine] = useState(() => provideEnd(services, user, notice));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const is = (tag: AccountEndTag) => snapshot.hasTag(tag);
  useLeaveHold(is('busy'));
  return {
    open: is('open'),
    busy: is('busy'),
    waiting: is('waiting'),
    failure: snapshot.context.failure,
    begin: () => actor.send({ type: 'end.opened' }),
    close: () => actor.send({ type: 'end.closed' }),
    confirm: (proof) => actor.send({ type: 'end.confirmed', proof }),
  };
}

function provideEnd(services: AppServices, user: User, notice: EndNotice) {
  return accountEndMachine.provide({
    actors: {
      deleteAccount: fromPromise<Outcome<void>, AccountProof>(({ input }) =>
        services.authStore.client().deleteAccount({
          username: normaliseIdentifier(input.username),
          password: input.password,
        }),
      ),
      deleteDeviceTexts: fromPromise<undefined>(async () => {
        try {
          await deleteDeviceTexts(services, user.id);
        } catch {
          // The key could not be deleted; no sign-in opens the texts any more.
          log('device texts not deleted', { kind: 'aborted' });
        }
        return undefined;
      }),
    },
    actions: {
      signOut: () => {
        void notice
          .give('account-deleted')
          .then(() => services.authStore.send({ type: 'signOut.requested' }));
      },
    },
  });
}
