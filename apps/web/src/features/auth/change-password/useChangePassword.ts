import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { provideResetPassword } from '../account/accountMachines.ts';
import type { CodeState } from '../account/codeState.ts';
import { paths } from '../../../shared/paths.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { makeNoticeState } from '../parts/authNotice.ts';
import { type Code, useCode } from '../parts/useCode.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

const names = ['otp', 'password', 'password_confirmation'] as const;

export interface ChangePassword {
  code: Code;
  fields: RequiredFields<(typeof names)[number]>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The new password: the code, its countdown, and the way to sign-in once it was taken. */
export function useChangePassword({ id, type, deadline }: CodeState): ChangePassword {
  const { authStore } = useAppServices();
  const navigate = useNavigate();
  const [machine] = useState(() => provideResetPassword(authStore));
  const actor = useActorRef(machine, { input: { recipient: { id, type }, deadline } });
  const code = useCode(useSelector(actor, (state) => state.children.otp));
  const fields = useRequiredFields(names);
  const changed = useSelector(actor, (state) => state.hasTag('changed'));
  useEffect(() => {
    if (changed) {
      // In place of this page: Back must not lead to a code that was used.
      void navigate(paths.signIn, { replace: true, state: makeNoticeState('password-changed') });
    }
  }, [changed, navigate]);
  return {
    code,
    fields,
    submit(event) {
      event.preventDefault();
      const typed = fields.read(event.currentTarget);
      if (typed !== null) {
        const { otp, password, password_confirmation: confirmation } = typed;
        code.submit({ otp, newPassword: { password, confirmation } });
      }
    },
  };
}
