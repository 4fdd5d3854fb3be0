import type { Id, Outcome } from '@nevisa/api/types';
import {
  type CodeProof,
  type CodeRecipient,
  type Contact,
  contactMachine,
  otpMachine,
} from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MemberScope } from '../../../app/userScope.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { normaliseIdentifier, parseContact } from '../../auth/account/contact.ts';

export type ContactActor = ActorRefFrom<typeof contactMachine>;

export interface ContactPorts {
  authStore: Pick<AuthStore, 'client' | 'send'>;
}

/** Starts the machine that adds a contact. It outlives the page, so that a code that was sent can still be entered. */
export function createContactActor(
  { authStore }: ContactPorts,
  { onDispose }: Pick<MemberScope, 'onDispose'>,
): ContactActor {
  let asked: Contact | null = null;
  const ask = async (contact: Contact, signal: AbortSignal): Promise<Outcome<CodeRecipient>> => {
    asked = contact;
    const outcome = await authStore.client().addContact(toPayload(contact), { signal });
    return outcome.ok
      ? { ok: true, answer: { id: outcome.answer.id, type: contact.type } }
      : outcome;
  };
  const otp = otpMachine.provide({
    actors: {
      verifyCode: fromPromise<Outcome<void>, CodeProof & { id: Id }>(
        async ({ input: { id, otp: code } }) => {
          // Not ended with its actor: a code that the server has taken changes the account in any case.
          const outcome = await authStore.client().verifyContact({ id, otp: code });
          if (!outcome.ok) {
            return outcome;
          }
          authStore.send({ type: 'account.changed', user: outcome.answer });
          return { ok: true, answer: undefined };
        },
      ),
      // The contact is not one of the account yet, so that the code is asked for as before (ADR-0066).
      resendCode: fromPromise<Outcome<void>, CodeRecipient>(async ({ signal }) => {
        const outcome = asked === null ? null : await ask(asked, signal);
        return outcome === null || outcome.ok ? { ok: true, answer: undefined } : outcome;
      }),
    },
  });
  const machine = contactMachine.provide({
    actors: {
      otp,
      sendCode: fromPromise<Outcome<CodeRecipient>, Contact>(({ input, signal }) =>
        ask(input, signal),
      ),
    },
  });
  const actor = createActor(machine, { input: { clocks: {} } });
  actor.start();
  onDispose(() => {
    actor.stop();
  });
  return actor;
}

/** Either a phone or an e-mail address, never both (T-12). */
function toPayload({ type, value }: Contact): { phone: string } | { email: string } {
  if (type === 'email') {
    return { email: normaliseIdentifier(value) };
  }
  const parsed = parseContact(value);
  return { phone: parsed.type === 'phone' ? parsed.value : normaliseIdentifier(value) };
}
