import type { Failure, User } from '@nevisa/api/types';
import {
  type ActionAttempt,
  type ActionOutcome,
  type ActionDenial,
  type DangerousAction,
  type DangerousActionEmitted,
  type DangerousActionTag,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { createKeptTexts } from '../../../shared/forms/keptTexts.ts';
import { createOpenAttempts } from './openAttempts.ts';
import { provideAction } from './provideAction.ts';

/** An action that is asked about, and what the dialog says to it. */
export interface ActionView {
  /** Null while nothing is asked. */
  readonly action: DangerousAction | null;
  readonly open: boolean;
  /** The last press carries it out. */
  readonly ready: boolean;
  readonly busy: boolean;
  /** The server asked to wait. */
  readonly waiting: boolean;
  readonly denial: ActionDenial | null;
  readonly reason: string;
  readonly typedName: string;
  /** A press has asked for what is missing. */
  readonly isAsked: boolean;
  readonly failure: Failure | null;
  /** Asks; a `reason` is in the form at once: that of an action which is done again. */
  readonly request: (action: DangerousAction, reason?: string) => void;
  readonly typeReason: (reason: string) => void;
  readonly typeName: (name: string) => void;
  /** `details` are the further fields of the action, which the dialog has checked. */
  readonly confirm: (details?: Readonly<Record<string, unknown>>) => void;
  readonly cancel: () => void;
}

export interface ActionPorts {
  /** Calls the server; the function of the first rendering is used. */
  carryOut: (attempt: ActionAttempt) => Promise<ActionOutcome>;
  /** Shows what has changed. */
  onDone: (done: DangerousActionEmitted) => void;
}

/** Asks before an action, and carries it out. */
export function useDangerousAction(user: User, { carryOut, onDone }: ActionPorts): ActionView {
  const scope = useAppServices().userScope(user.id);
  const kept = scope.keep(createKeptTexts);
  const attempts = scope.keep(createOpenAttempts);
  const [machine] = useState(() => provideAction(carryOut, attempts));
  const actor = useActorRef(machine, {
    input: { self: user.id, newId: () => crypto.randomUUID() },
  });
  const report = useEffectEvent((done: DangerousActionEmitted) => {
    kept.forget(nameForm(done.attempt.action));
    onDone(done);
  });
  useEffect(() => {
    const subscription = actor.on('action.done', (done) => report(done));
    return () => subscription.unsubscribe();
  }, [actor]);
  const snapshot = useSelector(actor, (state) => state);
  const { action, denial, reason, typedName, isAsked, failure } = snapshot.context;
  const is = (tag: DangerousActionTag) => snapshot.hasTag(tag);
  return {
    action,
    open: is('open'),
    ready: is('ready'),
    busy: is('busy'),
    waiting: is('waiting'),
    denial,
    reason,
    typedName,
    isAsked,
    failure,
    request: (asked, givenReason) => {
      if (givenReason !== undefined) {
        kept.write(nameForm(asked), { reason: givenReason });
      }
      actor.send({ type: 'action.requested', action: asked });
      const before = kept.read(nameForm(asked))?.['reason'];
      if (typeof before === 'string') {
        actor.send({ type: 'reason.typed', reason: before });
      }
    },
    typeReason: (typed) => {
      actor.send({ type: 'reason.typed', reason: typed });
      if (action !== null) {
        kept.write(nameForm(action), { reason: typed });
      }
    },
    typeName: (name) => actor.send({ type: 'name.typed', name }),
    confirm: (details) =>
      actor.send({ type: 'confirmed', ...(details !== undefined && { details }) }),
    cancel: () => {
      actor.send({ type: 'canceled' });
      if (action !== null) {
        kept.forget(nameForm(action));
      }
    },
  };
}

function nameForm({ kind, target }: DangerousAction): string {
  return `${kind} ${String(target.id)}`;
}
