import type { User } from '@nevisa/api/types';
import { Alert, AlertDialog, Form, LiveRegion, PasswordField, Stack, TextField } from '@nevisa/ui';
import { type Ref, useRef } from 'react';
import { accountText } from '../../../shared/text/accountText.ts';
import { signinText } from '../../../shared/text/signinText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { type RequiredFields, useRequiredFields } from '../../auth/parts/useRequiredFields.ts';
import { isAboutFields } from '../../../shared/forms/fieldErrors.ts';
import type { AccountEnd } from './useAccountEnd.ts';
import { useLosses } from './useLosses.ts';

const names = ['username', 'password'] as const;

/** The last question before an account is deleted: what goes, and who deletes it. */
export function AccountEndDialog({ user, end }: { user: User; end: AccountEnd }) {
  const fields = useRequiredFields(names);
  const element = useRef<HTMLFormElement>(null);
  const { open, busy, waiting } = end;
  const confirm = () => {
    const typed = element.current && !busy && !waiting ? fields.read(element.current) : null;
    if (typed !== null) {
      end.confirm(typed);
    }
  };
  return (
    <AlertDialog
      open={open}
      variant="danger"
      title={profileText.deleteAccount}
      confirmLabel={accountText.deleteForever}
      confirmDisabled={waiting}
      busy={busy}
      busyLabel={accountText.deleting}
      onClose={() => {
        fields.clear();
        end.close();
      }}
      onConfirm={confirm}
    >
      <Stack>
        <Losses user={user} />
        <ProofFields ref={element} end={end} fields={fields} onSubmit={confirm} />
      </Stack>
    </AlertDialog>
  );
}

interface ProofFieldsProps {
  ref: Ref<HTMLFormElement>;
  end: AccountEnd;
  fields: RequiredFields<(typeof names)[number]>;
  onSubmit: () => void;
}

function ProofFields({ ref, end: { failure }, fields, onSubmit }: ProofFieldsProps) {
  const refused = failure?.kind === 'refused' ? failure.fields : undefined;
  return (
    <Form ref={ref} onSubmit={onSubmit}>
      <Stack>
        <TextField
          name="username"
          label={profileText.username}
          hint={profileText.deleteAccountConfirm}
          latin
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fields.errorOf('username') ?? refused?.['username']?.join(' ')}
          onInput={() => {
            fields.fieldChanged('username');
          }}
        />
        <PasswordField
          name="password"
          label={signinText.password}
          autoComplete="current-password"
          error={fields.errorOf('password') ?? refused?.['password']?.join(' ')}
          onInput={() => {
            fields.fieldChanged('password');
          }}
        />
        <LiveRegion urgent>
          {failure !== null && !isAboutFields(failure, names) && (
            <Alert tone="danger">{failureLines(failure).join('\n')}</Alert>
          )}
        </LiveRegion>
        {/* Enter submits a form of two fields only with a button. */}
        <input type="submit" hidden />
      </Stack>
    </Form>
  );
}

function Losses({ user }: { user: User }) {
  const { sentence, unsent } = useLosses(user);
  return (
    <>
      <Alert tone="danger">
        {profileText.deleteAccountText} {sentence}
      </Alert>
      {unsent && <Alert tone="warning">{accountText.deleteUnsent}</Alert>}
    </>
  );
}
