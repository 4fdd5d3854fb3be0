import type { NewAccount } from '@nevisa/machines';
import { useActor } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { provideRegister } from '../account/accountMachines.ts';
import { createCodeState } from '../account/codeState.ts';
import { parseContact, normaliseIdentifier } from '../account/contact.ts';
import { parseReferrer } from '../account/referrer.ts';
import { paths } from '../../../shared/paths.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { useAuth } from '../authSession/useAuth.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

const names = ['username', 'contact', 'password', 'password_confirmation'] as const;

export interface SignUp {
  fields: RequiredFields<(typeof names)[number]>;
  /** Who invited the person; null when nobody did. */
  referrer: string | null;
  agreed: boolean;
  agreementMissing: boolean;
  readingTerms: boolean;
  /** A call is under way. */
  busy: boolean;
  /** Nothing can be sent: a call is under way or the server asked to wait. */
  blocked: boolean;
  socialBusy: boolean;
  socialOffered: boolean;
  /** Another house has just signed this person in: there is nothing left to do here. */
  signedIn: boolean;
  refusal: readonly string[];
  submit: (event: FormEvent<HTMLFormElement>) => void;
  signUpSocially: () => void;
  changeAgreement: (agreed: boolean) => void;
  openTerms: () => void;
  acceptTerms: () => void;
  closeTerms: () => void;
}

/** The registration: what is missing, what the server said, and the ways on. */
export function useSignUp(): SignUp {
  const { authStore, social } = useAppServices();
  const auth = useAuth();
  const navigate = useNavigate();
  const referrer = parseReferrer(useLocation().search);
  const [askedSocially, setAskedSocially] = useState(false);
  const [machine] = useState(() =>
    provideRegister(authStore, {
      referrer,
      signUpSocially: () => {
        setAskedSocially(true);
        auth.signInSocially(referrer);
      },
    }),
  );
  const [snapshot, send] = useActor(machine);
  const fields = useRequiredFields(names);
  const { agreed, agreementMissing, failure, recipient } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  // Of two ways in, the last one tried is the one that speaks.
  const shownFailure = askedSocially ? auth.failure : failure;

  useEffect(() => {
    if (recipient !== null) {
      void navigate(paths.verifySignUp, { state: createCodeState(recipient) });
    }
  }, [recipient, navigate]);

  return {
    fields,
    referrer,
    agreed,
    agreementMissing,
    readingTerms: snapshot.hasTag('reading-terms'),
    busy,
    blocked: busy || auth.busy || auth.waiting || snapshot.hasTag('waiting'),
    socialBusy: auth.busy,
    socialOffered: social !== null,
    signedIn: askedSocially && auth.user !== null,
    refusal: shownFailure === null ? [] : failureLines(shownFailure),
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = fields.read(form);
      setAskedSocially(false);
      send({ type: 'signUp.submitted', account: typed === null ? null : toNewAccount(typed) });
      if (typed !== null && !agreed) {
        form.querySelector<HTMLInputElement>('[name="agreement"]')?.focus();
      }
    },
    signUpSocially() {
      send({ type: 'socialSignUp.requested' });
    },
    changeAgreement(next) {
      send({ type: 'agreement.changed', agreed: next });
    },
    openTerms() {
      send({ type: 'terms.opened' });
    },
    acceptTerms() {
      send({ type: 'terms.accepted' });
    },
    closeTerms() {
      send({ type: 'terms.closed' });
    },
  };
}

function toNewAccount(typed: Record<(typeof names)[number], string>): NewAccount {
  return {
    username: normaliseIdentifier(typed.username),
    password: typed.password,
    confirmation: typed.password_confirmation,
    contact: parseContact(typed.contact),
  };
}
