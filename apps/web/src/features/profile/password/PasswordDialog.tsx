import { Alert, Dialog, Form, LiveRegion, PasswordField, Stack } from '@nevisa/ui';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { changePasswordText } from '../../../shared/text/changePasswordText.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { useRequiredFields } from '../../auth/parts/useRequiredFields.ts';
import { FormDialogButtons } from '../../../shared/forms/FormDialogButtons.tsx';
import { isAboutFields } from '../../../shared/forms/listFieldErrors.ts';
import { describePasswordFailure } from './describePasswordFailure.ts';
import type { PasswordView } from './usePasswordChange.ts';

const names = ['old_password', 'password', 'password_confirmation'] as const;

const labels = {
  old_password: profileText.oldPassword,
  password: profileText.newPassword,
  password_confirmation: profileText.newPasswordConfirmation,
} as const;

/** The old password and the new one, twice. Only the server has rules about them. */
export function PasswordDialog({ password }: { password: PasswordView }) {
  const { open, busy, waiting, close } = password;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      size="small"
      title={profileText.changePassword}
      onClose={close}
      initialFocus={field}
      actions={
        <FormDialogButtons
          form={form}
          submitLabel={profileText.changePassword}
          busyLabel={changePasswordText.submitting}
          busy={busy}
          waiting={waiting}
          backDisabled={busy}
          onBack={close}
        />
      }
    >
      <PasswordFields id={form} firstField={field} password={password} />
    </Dialog>
  );
}

interface PasswordFieldsProps {
  id: string;
  firstField: RefObject<HTMLInputElement | null>;
  password: PasswordView;
}

function PasswordFields({ id, firstField, password }: PasswordFieldsProps) {
  const fields = useRequiredFields(names);
  const { failure, unsure, busy } = password;
  const refused = failure?.kind === 'refused' ? failure.fields : undefined;
  const submit = (_: FormData, event: FormEvent<HTMLFormElement>) => {
    const typed = busy ? null : fields.read(event.currentTarget);
    if (typed !== null) {
      password.submit({
        old: typed.old_password,
        next: typed.password,
        repeated: typed.password_confirmation,
      });
    }
  };
  return (
    <Form id={id} onSubmit={submit}>
      <Stack>
        <Alert tone="information">{profileText.otherSessions}</Alert>
        {names.map((name) => (
          <PasswordField
            key={name}
            {...(name === 'old_password' && { ref: firstField })}
            name={name}
            label={labels[name]}
            autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
            error={fields.findError(name) ?? refused?.[name]?.join(' ')}
            onInput={() => fields.fieldChanged(name)}
          />
        ))}
        <LiveRegion urgent>
          {failure !== null && !isAboutFields(failure, names) && (
            <Alert tone="danger">{describePasswordFailure(failure, unsure)}</Alert>
          )}
        </LiveRegion>
      </Stack>
    </Form>
  );
}
