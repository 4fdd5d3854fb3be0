import { toLatinDigits } from '@nevisa/ui';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../services.ts';
import { failureLines } from '../../text/failureLines.ts';
import { useAuth } from '../../session/useAuth.ts';

const names = ['username_or_phone_or_email', 'password'] as const;
export type SignInFieldName = (typeof names)[number];

export interface SignIn {
  /** A sign-in is under way; another cannot be sent. */
  busy: boolean;
  expired: boolean;
  /** Fields that the person has left empty. */
  missing: readonly SignInFieldName[];
  /** What the last try was answered with, a sentence a line. */
  refusal: readonly string[];
  /** Whether signing in with another house is configured. */
  socialOffered: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes the complaint from a field as soon as something stands in it. */
  fieldChanged: (name: SignInFieldName) => void;
  /** Signs in as one of the demo accounts, by its name. */
  signInAs: (username: string) => void;
  signInSocially: () => void;
  /** The person has begun: what the sign-in needs can come. */
  begun: () => void;
}

/** The sign-in form: which fields are missing, what the server said, and the ways to try again. */
export function useSignIn(): SignIn {
  const { social, demoAccounts } = useServices();
  const { busy, expired, failure, signIn, signInSocially, prepare } = useAuth();
  const [missing, setMissing] = useState<readonly SignInFieldName[]>([]);

  const send = (identifier: string, password: string) => {
    // While the server answers, the code of the next page can come.
    import('../../shell/Frame.tsx').catch(() => undefined);
    signIn({ username_or_phone_or_email: identifierOf(identifier), password });
  };

  return {
    busy,
    expired,
    missing,
    refusal: failure === null ? [] : failureLines(failure),
    socialOffered: social !== null,
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const data = new FormData(form);
      const empty = names.filter((name) => isEmpty(name, valueOf(data, name)));
      setMissing(empty);
      const [first] = empty;
      if (first === undefined) {
        send(valueOf(data, 'username_or_phone_or_email'), valueOf(data, 'password'));
      } else {
        form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      }
    },
    fieldChanged(name) {
      if (missing.includes(name)) {
        setMissing(missing.filter((other) => other !== name));
      }
    },
    signInAs(username) {
      const account = demoAccounts.find((each) => each.username === username);
      setMissing([]);
      send(username, account?.password ?? '');
    },
    begun: prepare,
    signInSocially() {
      signInSocially(null);
    },
  };
}

/** Digits of a Persian keyboard are sent as Latin ones; marks that only order text are not part of a name. */
function identifierOf(typed: string): string {
  return toLatinDigits(typed.replaceAll(/\p{Bidi_Control}/gu, '')).trim();
}

// Spaces may be a password's own; a name of spaces is none.
function isEmpty(name: SignInFieldName, value: string): boolean {
  return (name === 'password' ? value : identifierOf(value)) === '';
}

function valueOf(data: FormData, name: SignInFieldName): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
