import type { StaffUser } from '@nevisa/api/types';
import {
  Alert,
  AlertDialog,
  Button,
  Cluster,
  Form,
  LiveRegion,
  Stack,
  TextField,
} from '@nevisa/ui';
import { toLatinDigits } from '@nevisa/writing';
import type { Ref } from 'react';
import { formatCode } from '../../../../shared/formatCode.ts';
import { useFocusedInput } from '../../../../shared/forms/useFocusedInput.ts';
import { useRestingButton } from '../../../../shared/forms/useRestingButton.ts';
import { useTypedText } from '../../../../shared/forms/useTypedText.ts';
import { isAboutFields } from '../../../../shared/forms/listFieldErrors.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { profileText } from '../../../../shared/text/profileText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { RecordConflictDialog } from '../../record/RecordConflictDialog.tsx';
import type { UserDrawerProps } from './LateUserDrawer.tsx';
import { useUserEdit, type UserEditForm } from './useUserEdit.ts';
import { type UserField, userFields } from './userRecord.ts';

export interface UserEditProps extends Pick<UserDrawerProps, 'users' | 'toasts'> {
  user: StaffUser;
  onEnd: () => void;
}

/** The form of a user in the drawer. */
export function UserEdit({ users, toasts, user, onEnd }: UserEditProps) {
  const form = useUserEdit(users, user, {
    onEnd,
    onSaved: () => {
      toasts.add({ text: usersText.updated, tone: 'success' });
    },
  });
  const resting = useRestingButton(!form.dirty);
  const first = useFocusedInput();
  return (
    <>
      <Form errors={form.errors} onSubmit={form.save}>
        <Stack>
          {form.changedElsewhere && (
            <Alert tone="information">{managementText.changedElsewhere}</Alert>
          )}
          {userFields.map((field) => (
            <Field
              key={field}
              form={form}
              field={field}
              input={field === userFields[0] ? first : null}
            />
          ))}
          <LiveRegion urgent>
            {form.gone && <Alert tone="danger">{managementText.drawerGone}</Alert>}
            {form.failure !== null && !form.gone && !isAboutFields(form.failure, userFields) && (
              <Alert tone="danger">{listFailureLines(form.failure).join('\n')}</Alert>
            )}
          </LiveRegion>
          <Cluster>
            <Button
              type="submit"
              busy={form.busy}
              busyLabel={commonText.saving}
              waiting={form.waiting}
              {...resting}
            >
              {commonText.saveChanges}
            </Button>
            <Button variant="secondary" onClick={form.leave}>
              {commonText.cancel}
            </Button>
          </Cluster>
        </Stack>
      </Form>
      <Questions form={form} />
    </>
  );
}

function Field({
  form,
  field,
  input,
}: {
  form: UserEditForm;
  field: UserField;
  input: Ref<HTMLInputElement>;
}) {
  const isLatin = field === 'phone' || field === 'email';
  const typed = useTypedText(form.typed[field], {
    format: field === 'phone' ? formatCode : String,
    parse: isLatin ? toLatinDigits : String,
    onChange: (value) => form.change(field, value),
  });
  return (
    <TextField
      ref={input}
      name={field}
      label={labels[field]}
      error={form.errors[field]}
      {...(field === 'email' && { hint: managementText.emailPhoneHint })}
      autoComplete="off"
      {...(isLatin && { latin: true, inputMode: field === 'phone' ? 'tel' : 'email' })}
      {...typed}
    />
  );
}

const labels: Readonly<Record<UserField, string>> = {
  first_name: profileText.firstName,
  last_name: profileText.lastName,
  phone: profileText.phone,
  email: profileText.email,
};

/** Before typed values are lost, and where two administrators have changed one field. */
function Questions({ form }: { form: UserEditForm }) {
  return (
    <>
      <AlertDialog
        open={form.leaving}
        title={commonText.unsavedTitle}
        cancelLabel={commonText.stay}
        confirmLabel={commonText.leave}
        onClose={() => form.answerLeave(false)}
        onConfirm={() => form.answerLeave(true)}
      >
        {commonText.unsavedText}
      </AlertDialog>
      <RecordConflictDialog
        title={managementText.conflictTitle}
        labels={labels}
        conflicts={form.conflicts}
        choices={form.choices}
        onChoose={form.choose}
        onResolve={form.resolve}
        onClose={form.putOff}
      />
    </>
  );
}
