import { type FormEvent, useState } from 'react';
import { normaliseIdentifier } from '../account/contact.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { useAuth } from '../authSession/useAuth.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

const names = ['username_or_phone_or_email', 'password'] as const;

export interface SignIn {
  fields: RequiredFields<(typeof names)[number]>;
  /** The form is on its way; another cannot be sent. */
  busy: boolean;
  /** Another house is being asked. */
  socialBusy: boolean;
  /** The server asked to wait before the next try. */
  waiting: boolean;
  expired: boolean;
  /** What the last try was answered with, a sentence a line. */
  refusal: readonly string[];
  /** Whether signing in with another house is configured. */
  socialOffered: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Signs in as one of the demo accounts, by its name. */
  signInAs: (username: string) => void;
  signInSocially: () => void;
  /** The person has begun: what the sign-in needs can come. */
  begun: () => void;
}

/** The sign-in form: which fields are missing, what the server said, and the ways to try again. */
export function useSignIn(): SignIn {
  const { social, demoAccounts } = useAppServices();
  const { busy, waiting, expired, failure, signIn, signInSocially, prepare } = useAuth();
  const fields = useRequiredFields(names);
  // What another page was told says nothing about this form.
  const [tried, setTried] = useState<'form' | 'social' | null>(null);

  const send = (identifier: string, password: string) => {
    setTried('form');
    // Loads the code of the next page while the server answers.
    import('../../../app/shell/AppShell.tsx').catch(() => undefined);
    signIn({ username_or_phone_or_email: normaliseIdentifier(identifier), password });
  };

  return {
    fields,
    busy: busy && tried !== 'social',
    socialBusy: busy && tried === 'social',
    waiting,
    expired,
    refusal: failure === null || tried === null ? [] : failureLines(failure),
    socialOffered: social !== null,
    submit(event) {
      event.preventDefault();
      const typed = fields.read(event.currentTarget);
      if (typed !== null) {
        send(typed.username_or_phone_or_email, typed.password);
      }
    },
    signInAs(username) {
      const account = demoAccounts.find((each) => each.username === username);
      fields.clear();
      send(username, account?.password ?? '');
    },
    begun: prepare,
    signInSocially() {
      setTried('social');
      signInSocially(null);
    },
  };
}
