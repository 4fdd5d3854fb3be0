import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { provideVerifySignUp } from '../account/accountMachines.ts';
import type { CodeState } from '../account/codeState.ts';
import { paths } from '../../../shared/paths.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { makeNoticeState } from '../parts/authNotice.ts';
import { type Code, useCode } from '../parts/useCode.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

export interface VerifySignUp {
  code: Code;
  fields: RequiredFields<'otp'>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The verification: the code, its countdown, and the way to sign-in once it was taken. */
export function useVerifySignUp({ id, type, deadline }: CodeState): VerifySignUp {
  const { authStore } = useAppServices();
  const navigate = useNavigate();
  const [machine] = useState(() => provideVerifySignUp(authStore));
  const actor = useActorRef(machine, { input: { recipient: { id, type }, deadline } });
  const code = useCode(actor);
  const fields = useRequiredFields(['otp']);
  const verified = useSelector(actor, (state) => state.hasTag('verified'));
  useEffect(() => {
    if (verified) {
      // In place of this page: Back must not lead to a code that was used.
      void navigate(paths.signIn, { replace: true, state: makeNoticeState('signed-up') });
    }
  }, [verified, navigate]);
  return {
    code,
    fields,
    submit(event) {
      event.preventDefault();
      const typed = fields.read(event.currentTarget);
      if (typed !== null) {
        code.submit({ otp: typed.otp });
      }
    },
  };
}
