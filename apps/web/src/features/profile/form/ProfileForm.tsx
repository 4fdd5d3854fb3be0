import type { User } from '@nevisa/api/types';
import type { ProfileField } from '@nevisa/machines';
import { Form, Grid, SegmentedControl, Skeleton, Stack, TextField } from '@nevisa/ui';
import { Suspense } from 'react';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { SaveLine } from './SaveLine.tsx';
import { type ProfileForm as FormView, useProfileForm } from './useProfileForm.ts';

/** The calendar and the lists of places are larger than the page. */
const LateChoices = createLate(
  () => import('./ProfileChoices.tsx'),
  (chunk) => chunk.default,
);

/** Names, gender, birthday and place, saved together. */
export function ProfileForm({ user }: { user: User }) {
  const form = useProfileForm(user);
  return (
    <Form errors={form.errors} onSubmit={form.save}>
      <Stack gap="large">
        <Grid>
          <NameField form={form} name="first_name" label={profileText.firstName} />
          <NameField form={form} name="last_name" label={profileText.lastName} />
          <SegmentedControl
            key={form.stored.gender}
            name="gender"
            label={profileText.gender}
            error={form.errors.gender}
            wide
            options={genders}
            defaultValue={form.typed.gender}
            onValueChange={(gender) => form.change({ gender })}
          />
          <DialogBoundary>
            <Suspense
              fallback={lateFields.map((field) => (
                <Skeleton key={field} shape="control" />
              ))}
            >
              <LateChoices form={form} />
            </Suspense>
          </DialogBoundary>
        </Grid>
        <SaveLine form={form} />
      </Stack>
    </Form>
  );
}

/** The fields of the late chunk, whose room is kept. */
const lateFields: readonly ProfileField[] = ['birthday', 'country', 'province', 'city'];

const genders = [
  { value: 'F', label: profileText.genderF },
  { value: 'M', label: profileText.genderM },
  { value: '', label: profileText.genderNone },
];

function NameField({ form, name, label }: { form: FormView; name: ProfileField; label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
      value={form.typed[name]}
      error={form.errors[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}
