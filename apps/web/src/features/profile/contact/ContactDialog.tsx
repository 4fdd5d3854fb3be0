import {
  Alert,
  Dialog,
  Form,
  LiveRegion,
  OtpField,
  Stack,
  TextField,
  useFocusAfter,
} from '@nevisa/ui';
import { type FormEvent, useId } from 'react';
import { accountText } from '../../../shared/text/accountText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { verifyText } from '../../../shared/text/verifyText.ts';
import { CodeCountdown } from '../../auth/parts/CodeCountdown.tsx';
import { FailureAlert } from '../../auth/parts/FailureAlert.tsx';
import { useRequiredFields } from '../../auth/parts/useRequiredFields.ts';
import { useFocusedInput } from '../../../shared/forms/useFocusedInput.ts';
import { FormDialogButtons } from '../../../shared/forms/FormDialogButtons.tsx';
import { isAboutFields } from '../../../shared/forms/listFieldErrors.ts';
import type { ContactView } from './useContact.ts';

const titles = {
  email: { add: profileText.addEmail, field: accountText.newEmail },
  phone: { add: profileText.addPhone, field: accountText.newPhone },
} as const;

/** A contact, and then its code. */
export function ContactDialog({ contact }: { contact: ContactView }) {
  const form = useId();
  const { open, kind, proving, busy, waiting, code, close } = contact;
  return (
    <Dialog
      open={open}
      size="small"
      title={titles[kind].add}
      onClose={close}
      actions={
        proving ? (
          <FormDialogButtons
            form={form}
            submitLabel={accountText.confirmCode}
            busyLabel={verifyText.submitting}
            busy={code.verifying}
            waiting={code.waiting}
            disabled={!code.canVerify}
            backLabel={accountText.otherContact}
            backDisabled={code.verifying}
            onBack={contact.correct}
          />
        ) : (
          <FormDialogButtons
            form={form}
            submitLabel={accountText.sendCode}
            busyLabel={verifyText.resending}
            busy={busy}
            waiting={waiting}
            backDisabled={busy}
            onBack={close}
          />
        )
      }
    >
      {proving ? (
        <CodeFields id={form} contact={contact} />
      ) : (
        <ContactField id={form} contact={contact} />
      )}
    </Dialog>
  );
}

interface PartProps {
  id: string;
  contact: ContactView;
}

function ContactField({ id, contact: { kind, value, busy, failure, submit } }: PartProps) {
  const input = useFocusedInput();
  const fields = useRequiredFields([kind]);
  const refused = failure?.kind === 'refused' ? failure.fields?.[kind]?.join(' ') : undefined;
  const send = (_: FormData, event: FormEvent<HTMLFormElement>) => {
    const typed = busy ? null : fields.read(event.currentTarget);
    if (typed !== null) {
      submit(typed[kind]);
    }
  };
  return (
    <Form id={id} onSubmit={send}>
      <Stack>
        <TextField
          key={kind}
          ref={input}
          name={kind}
          label={titles[kind].field}
          latin
          defaultValue={value}
          error={fields.findError(kind) ?? refused}
          autoComplete={kind === 'phone' ? 'tel' : 'email'}
          inputMode={kind === 'phone' ? 'tel' : 'email'}
          onInput={() => fields.fieldChanged(kind)}
        />
        <LiveRegion urgent>
          {failure !== null && !isAboutFields(failure, [kind]) && (
            <Alert tone="danger">{listFailureLines(failure).join('\n')}</Alert>
          )}
        </LiveRegion>
      </Stack>
    </Form>
  );
}

function CodeFields({ id, contact: { value, code } }: PartProps) {
  const input = useFocusedInput();
  useFocusAfter(code.resending, input);
  const fields = useRequiredFields(['otp']);
  const send = (_: FormData, event: FormEvent<HTMLFormElement>) => {
    const typed = fields.read(event.currentTarget);
    if (typed !== null) {
      code.submit(typed);
    }
  };
  return (
    <Stack>
      <p>{fill(accountText.codeSentTo, { contact: value })}</p>
      <Form id={id} onSubmit={send}>
        <Stack>
          <OtpField
            ref={input}
            name="otp"
            label={verifyText.code}
            error={fields.findError('otp')}
            onInput={() => fields.fieldChanged('otp')}
          />
          <FailureAlert lines={code.refusal} />
        </Stack>
      </Form>
      <CodeCountdown code={code} />
    </Stack>
  );
}
