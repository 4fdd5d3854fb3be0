import { type FormEvent, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { RedirectState } from '../../../app/access.ts';
import { normaliseSignInName } from '../account/contact.ts';
import { parseReferrer } from '../account/referrer.ts';
import { type DemoAccount, useAppServices } from '../../../app/appServices.ts';
import { preloadPage } from '../../../app/latePages.ts';
import { useAuth } from '../authSession/useAuth.ts';
import { paths } from '../../../shared/paths.ts';
import { readReturnPath } from '../../../shared/returnPath.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

const names = ['username_or_phone_or_email', 'password'] as const;

export interface SignIn {
  fields: RequiredFields<(typeof names)[number]>;
  /** The form is being sent; it cannot be sent again. */
  busy: boolean;
  /** Social sign-in is in progress. */
  socialBusy: boolean;
  /** The server asked to wait before the next try. */
  waiting: boolean;
  expired: boolean;
  /** The failure of the last attempt, one sentence per line. */
  refusal: readonly string[];
  /** Social sign-in is configured. */
  socialOffered: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Signs in with a demo account. */
  signInAs: (account: DemoAccount) => void;
  signInSocially: () => void;
  cancelSocially: () => void;
  /** Loads the code of the sign-in and of the next page when the user enters the form. */
  begun: () => void;
}

/** The sign-in form: missing fields, failures and commands. */
export function useSignIn(): SignIn {
  const { config, social } = useAppServices();
  const auth = useAuth();
  const { busy, waiting, expired, failure, signIn, prepare } = auth;
  const fields = useRequiredFields(names);
  const { state, search } = useLocation() as Location<RedirectState | null>;
  // A failure from another page does not belong to this form.
  const [tried, setTried] = useState<'form' | 'social' | null>(null);

  const preloadNext = () => preloadPage(toPathname(readReturnPath(state?.from) ?? paths.home));
  const send = (identifier: string, password: string) => {
    setTried('form');
    preloadNext();
    signIn({ username_or_phone_or_email: normaliseSignInName(identifier), password });
  };

  return {
    fields,
    busy: busy && tried !== 'social',
    socialBusy: busy && tried === 'social',
    waiting,
    expired,
    refusal:
      failure === null || tried === null || (tried === 'social' && !config.areSocialFailuresShown)
        ? []
        : listFailureLines(failure),
    socialOffered: social !== null,
    submit(event) {
      event.preventDefault();
      const typed = fields.read(event.currentTarget);
      if (typed !== null) {
        send(typed.username_or_phone_or_email, typed.password);
      }
    },
    signInAs({ username, password }) {
      fields.clear();
      send(username, password);
    },
    begun() {
      prepare();
      preloadNext();
    },
    signInSocially() {
      setTried('social');
      // A provider makes an account for a person who has none.
      auth.signInSocially(parseReferrer(search));
    },
    cancelSocially: auth.cancelSocialSignIn,
  };
}

function toPathname(path: string): string {
  return new URL(path, window.location.origin).pathname;
}
