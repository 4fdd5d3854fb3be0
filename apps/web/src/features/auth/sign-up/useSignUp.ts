import type { RegisterEvent } from '@nevisa/machines';
import { useActor } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { provideRegister } from '../account/accountMachines.ts';
import { createCodeState } from '../account/codeState.ts';
import { makeNewAccount } from '../account/makeNewAccount.ts';
import { parseReferrer } from '../account/referrer.ts';
import { paths } from '../../../shared/paths.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { useAuth } from '../authSession/useAuth.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

const names = ['username', 'contact', 'password', 'password_confirmation'] as const;

export interface SignUp {
  fields: RequiredFields<(typeof names)[number]>;
  /** The invitation code of the address; null without one. */
  referrer: string | null;
  agreed: boolean;
  agreementMissing: boolean;
  readingTerms: boolean;
  /** A call is pending. */
  busy: boolean;
  /** The server asked to wait before the next try. */
  waiting: boolean;
  socialBusy: boolean;
  socialOffered: boolean;
  /** A provider has just signed the user in: the screen redirects. */
  signedIn: boolean;
  refusal: readonly string[];
  submit: (event: FormEvent<HTMLFormElement>) => void;
  signUpSocially: () => void;
  cancelSocially: () => void;
  changeAgreement: (agreed: boolean) => void;
  openTerms: () => void;
  acceptTerms: () => void;
  closeTerms: () => void;
}

/** The registration form: missing fields, failures and commands. */
export function useSignUp(): SignUp {
  const { authStore, config, social } = useAppServices();
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
  // The form shows the failure of the latest attempt, by form or by provider.
  const socialFailure = config.areSocialFailuresShown ? auth.failure : null;
  const shownFailure = askedSocially ? socialFailure : failure;

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
    waiting: auth.waiting || snapshot.hasTag('waiting'),
    socialBusy: auth.busy,
    socialOffered: social !== null,
    signedIn: askedSocially && auth.user !== null,
    refusal: shownFailure === null ? [] : listFailureLines(shownFailure),
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = fields.read(form);
      setAskedSocially(false);
      if (auth.busy && typed !== null && agreed) {
        auth.cancelSocialSignIn();
      }
      send({ type: 'signUp.submitted', account: typed === null ? null : makeNewAccount(typed) });
      if (typed !== null && !agreed) {
        form.querySelector<HTMLInputElement>('[name="agreement"]')?.focus();
      }
    },
    signUpSocially() {
      send({ type: 'socialSignUp.requested' });
    },
    cancelSocially: auth.cancelSocialSignIn,
    ...createAgreementCommands(send),
  };
}

function createAgreementCommands(send: (event: RegisterEvent) => void) {
  return {
    changeAgreement: (agreed: boolean) => send({ type: 'agreement.changed', agreed }),
    openTerms: () => send({ type: 'terms.opened' }),
    acceptTerms: () => send({ type: 'terms.accepted' }),
    closeTerms: () => send({ type: 'terms.closed' }),
  };
}
