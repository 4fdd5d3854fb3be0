import type { Failure, Outcome, User } from '@nevisa/api/types';
import {
  type ProfileField,
  profileMachine,
  type ProfileTag,
  type ProfileValues,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import { useLeaveHold } from '../../../shared/leaving/useLeaveHold.ts';
import { useOnline } from '../../../shared/shell/useOnline.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { createKeptTexts } from '../../../shared/forms/keptTexts.ts';
import { listFieldErrors } from '../../../shared/forms/listFieldErrors.ts';
import { toChange, toValues } from './profileValues.ts';

/** The name of the form among the kept ones. */
const form = 'profile';

export interface ProfileForm {
  readonly stored: ProfileValues;
  readonly typed: ProfileValues;
  readonly differs: boolean;
  readonly busy: boolean;
  /** The server asked to wait before the next save. */
  readonly waiting: boolean;
  readonly saved: boolean;
  /** The device has no network, and the save is sent when it returns. */
  readonly waitsForNetwork: boolean;
  readonly failure: Failure | null;
  /** The sentences of the server by field, until the field is typed into. */
  readonly errors: Partial<Record<ProfileField, string>>;
  readonly change: (change: Partial<ProfileValues>) => void;
  readonly save: () => void;
}

/** The form of the profile: what is typed, what the server has, and what it refused. */
export function useProfileForm(user: User): ProfileForm {
  const { authStore } = useAppServices();
  const [machine] = useState(() => provideProfile(authStore));
  const actor = useActorRef(machine, { input: { stored: toValues(user) } });
  const snapshot = useSelector(actor, (state) => state);
  const { stored, typed, sent, failure } = snapshot.context;
  const is = (tag: ProfileTag) => snapshot.hasTag(tag);
  useEffect(() => {
    actor.send({ type: 'profile.received', profile: toValues(user) });
  }, [actor, user]);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) {
      actor.send({ type: 'network.returned' });
    }
  }, [actor, isOnline]);
  useLeaveHold(is('differs'));
  useKept(user, actor, { stored, typed });
  return {
    stored,
    typed,
    differs: is('differs'),
    busy: is('busy'),
    waiting: is('waiting'),
    saved: is('saved'),
    waitsForNetwork: is('unsent') && !isOnline,
    failure,
    errors: listFieldErrors(failure, typed, sent),
    change: (change) => actor.send({ type: 'field.changed', change }),
    save: () => actor.send({ type: 'save.requested' }),
  };
}

/** The form of a person whose session ended has what was typed, after their next sign-in (A03). */
function useKept(
  user: User,
  actor: ActorRefFrom<typeof profileMachine>,
  { stored, typed }: Pick<ProfileForm, 'stored' | 'typed'>,
): void {
  const { authStore, userScope } = useAppServices();
  const kept = userScope(user.id).keep(createKeptTexts);
  const fill = useEffectEvent(() => {
    const change = kept.read(form);
    if (change !== undefined) {
      actor.send({ type: 'field.changed', change });
    }
  });
  useEffect(() => fill(), []);
  useEffect(() => {
    const changed = Object.entries(typed).filter(
      ([field, value]) => value !== stored[field as ProfileField],
    );
    kept.write(form, Object.fromEntries(changed));
  }, [kept, stored, typed]);
  useEffect(
    () => () => {
      if (!authStore.facts().expired) {
        kept.forget(form);
      }
    },
    [authStore, kept],
  );
}

function provideProfile(authStore: AuthStore) {
  return profileMachine.provide({
    actors: {
      saveProfile: fromPromise<Outcome<ProfileValues>, ProfileValues>(async ({ input, signal }) => {
        const outcome = await authStore.client().updateProfile(toChange(input), { signal });
        if (!outcome.ok) {
          return outcome;
        }
        // The menu has the name at once, and the account is read again.
        authStore.send({ type: 'account.changed', user: outcome.answer });
        authStore.send({ type: 'profile.changed' });
        return { ok: true, answer: toValues(outcome.answer) };
      }),
    },
  });
}
