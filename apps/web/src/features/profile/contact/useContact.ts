import type { Failure, User } from '@nevisa/api/types';
import type { Contact, ContactTag } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { type Code, useRunningCode } from '../../auth/parts/useCode.ts';
import { createContactActor } from './createContactActor.ts';

export interface ContactView {
  readonly kind: Contact['type'];
  /** What was sent last. */
  readonly value: string;
  readonly open: boolean;
  readonly busy: boolean;
  readonly waiting: boolean;
  /** The code was sent, and is waited for. */
  readonly proving: boolean;
  readonly verified: boolean;
  readonly failure: Failure | null;
  readonly code: Code;
  readonly begin: (kind: Contact['type']) => void;
  readonly close: () => void;
  readonly submit: (value: string) => void;
  readonly correct: () => void;
}

/** Adding an e-mail address or a phone number. */
export function useContact(user: User): ContactView {
  const actor = useAppServices().userScope(user.id).get(createContactActor);
  const snapshot = useSelector(actor, (state) => state);
  const code = useRunningCode(snapshot.children.otp);
  const { kind, value, failure } = snapshot.context;
  const is = (tag: ContactTag) => snapshot.hasTag(tag);
  useEffect(() => () => actor.send({ type: 'contact.left' }), [actor]);
  return {
    kind,
    value,
    open: is('open'),
    busy: is('busy'),
    waiting: is('waiting'),
    proving: is('proving'),
    verified: is('verified'),
    failure,
    code,
    begin: (chosen) => actor.send({ type: 'contact.opened', kind: chosen }),
    close: () => actor.send({ type: 'contact.closed' }),
    submit: (typed) => actor.send({ type: 'contact.submitted', value: typed }),
    correct: () => actor.send({ type: 'contact.changed' }),
  };
}
