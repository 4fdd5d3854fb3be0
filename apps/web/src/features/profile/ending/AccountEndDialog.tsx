import type { User } from '@nevisa/api/types';
import { Alert, AlertDialog, Form, LiveRegion, PasswordField, Stack, TextField } from '@nevisa/ui';
import { type Ref, useRef } from 'react';
import { accountText } from '../../../shared/text/accountText.ts';
import { signinText } from '../../../shared/text/signinText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { type RequiredFields, useRequiredFields } from '../../auth/parts/useRequiredFields.ts';
import { MyDataPart } from '../data/MyDataPart.tsx';
import type { MyDataView } from '../data/useMyData.ts';
import { isAboutFields } from '../../../shared/forms/listFieldErrors.ts';
import type { AccountEnd } from './useAccountEnd.ts';
import { useLosses } from './useLosses.ts';

const names = ['username', 'password'] as const;

export interface AccountEndDialogProps {
  user: User;
  end: AccountEnd;
  /** The data that goes with the account, to take away before. */
  data: MyDataView;
}

/** The last question before an account is deleted: what goes, and who deletes it. */
export function AccountEndDialog({ user, end, data }: AccountEndDialogProps) {
  const fields = useRequiredFields(names);
  const element = useRef<HTMLFormElement>(null);
  const { open, busy, waiting } = end;
  // An account that is deleted meanwhile would leave half an archive.
  const held = waiting || data.making;
  const confirm = () => {
    const typed = element.current && !busy && !held ? fields.read(element.current) : null;
    if (typed !== null) {
      end.confirm(typed);
    }
  };
  return (
    <AlertDialog
      open={open}
      variant="danger"
      title={profileText.deleteAccount}
      confirmLabel={historyText.deleteForever}
      waiting={waiting}
      confirmDisabled={data.making}
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
        <MyDataPart data={data} words={accountText.dataBeforeEnd} />
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
          error={fields.findError('username') ?? refused?.['username']?.join(' ')}
          onInput={() => fields.fieldChanged('username')}
        />
        <PasswordField
          name="password"
          label={signinText.password}
          autoComplete="current-password"
          error={fields.findError('password') ?? refused?.['password']?.join(' ')}
          onInput={() => fields.fieldChanged('password')}
        />
        <LiveRegion urgent>
          {failure !== null && !isAboutFields(failure, names) && (
            <Alert tone="danger">{listFailureLines(failure).join('\n')}</Alert>
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
      {unsent !== false && (
        <Alert tone="warning">
          {unsent === null ? accountText.deleteUnread : accountText.deleteUnsent}
        </Alert>
      )}
    </>
  );
}
