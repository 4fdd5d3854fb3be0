import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { provideVerifySignUp } from '../account/accountMachines.ts';
import type { CodeState } from '../account/codeState.ts';
import { useCode } from '../parts/useCode.ts';
import { type CodeForm, useCodeForm } from '../parts/useCodeForm.ts';

/** The verification of an account with its code. */
export function useVerifySignUp({ id, type, deadline }: CodeState): CodeForm<'otp'> {
  const { authStore } = useAppServices();
  const [machine] = useState(() => provideVerifySignUp(authStore));
  const actor = useActorRef(machine, { input: { recipient: { id, type }, deadline } });
  return useCodeForm({
    code: useCode(actor),
    names: ['otp'],
    isTaken: useSelector(actor, (state) => state.hasTag('verified')),
    notice: 'signed-up',
    toProof: ({ otp }) => ({ otp }),
  });
}
