import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { provideResetPassword } from '../account/accountMachines.ts';
import type { CodeState } from '../account/codeState.ts';
import { useCode } from '../parts/useCode.ts';
import { type CodeForm, useCodeForm } from '../parts/useCodeForm.ts';

const names = ['otp', 'password', 'password_confirmation'] as const;

/** The new password with its code. */
export function useChangePassword({
  id,
  type,
  deadline,
}: CodeState): CodeForm<(typeof names)[number]> {
  const { authStore } = useAppServices();
  const [machine] = useState(() => provideResetPassword(authStore));
  const actor = useActorRef(machine, { input: { recipient: { id, type }, deadline } });
  return useCodeForm({
    code: useCode(useSelector(actor, (state) => state.children.otp)),
    names,
    isTaken: useSelector(actor, (state) => state.hasTag('changed')),
    notice: 'password-changed',
    toProof: ({ otp, password, password_confirmation: confirmation }) => ({
      otp,
      newPassword: { password, confirmation },
    }),
  });
}
