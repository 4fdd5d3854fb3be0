import { useActor } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { provideResetPassword } from '../account/accountMachines.ts';
import { createCodeState } from '../account/codeState.ts';
import { parseContact } from '../account/contact.ts';
import { paths } from '../../../shared/paths.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { describeFixedFailure } from '../../../shared/text/listFailureLines.ts';
import { forgotText } from '../../../shared/text/forgotText.ts';
import { type RequiredFields, useRequiredFields } from '../parts/useRequiredFields.ts';

export interface ForgotPassword {
  fields: RequiredFields<'contact'>;
  busy: boolean;
  /** The server asked to wait before the next try. */
  waiting: boolean;
  refusal: readonly string[];
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Asks for a code, and leads to the page that takes it. */
export function useForgotPassword(): ForgotPassword {
  const { authStore } = useAppServices();
  const navigate = useNavigate();
  const [machine] = useState(() => provideResetPassword(authStore));
  const [snapshot, send] = useActor(machine, { input: { recipient: null } });
  const fields = useRequiredFields(['contact']);
  const { recipient, failure } = snapshot.context;
  useEffect(() => {
    if (recipient !== null) {
      void navigate(paths.changePassword, { state: createCodeState(recipient) });
    }
  }, [recipient, navigate]);
  return {
    fields,
    busy: snapshot.hasTag('busy'),
    waiting: snapshot.hasTag('waiting'),
    refusal: failure === null ? [] : describeFixedFailure(failure, forgotText.failed),
    submit(event) {
      event.preventDefault();
      const typed = fields.read(event.currentTarget);
      if (typed !== null) {
        send({ type: 'reset.requested', contact: parseContact(typed.contact) });
      }
    },
  };
}
