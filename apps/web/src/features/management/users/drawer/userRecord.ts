import type { Id, Outcome, StaffUser, UserChange } from '@nevisa/api/types';
import { cleanName, type AdminRecord, type FieldValues, type RecordSave } from '@nevisa/machines';
import { readChanged } from '../../readChanged.ts';
import type { StaffClient } from '../../staffClient.ts';

/** The fields of the form, in its order. */
export const userFields = ['first_name', 'last_name', 'phone', 'email'] as const;
export type UserField = (typeof userFields)[number];

/** The name of the form of a user among the kept texts. */
export function nameEditForm(id: Id): string {
  return `users ${String(id)}`;
}

/** A user as the form shows them: an empty text where nothing is known. */
export function toRecord({ id, revision, email, phone, profile }: StaffUser): AdminRecord {
  return {
    id,
    revision,
    values: {
      first_name: profile.first_name ?? '',
      last_name: profile.last_name ?? '',
      phone: phone ?? '',
      email: email ?? '',
    },
  };
}

/** What is sent: only the changed fields; an empty text is no value. */
export function toChange({ id, revision, changes }: RecordSave): UserChange {
  const sent = (fields: readonly UserField[]) =>
    Object.fromEntries(
      fields.filter((field) => field in changes).map((field) => [field, getText(changes, field)]),
    );
  const names = sent(['first_name', 'last_name']);
  return {
    id: id ?? '',
    revision,
    ...sent(['phone', 'email']),
    ...(Object.keys(names).length > 0 && { profile: names }),
  };
}

/** Changes a user; null for a change that is made, but whose user could not be read. */
export async function saveUser(
  client: Pick<StaffClient, 'updateUser' | 'retrieveUser'>,
  save: RecordSave,
): Promise<Outcome<StaffUser | null>> {
  const change = toChange(save);
  return readChanged(await client.updateUser(change), () => client.retrieveUser({ id: change.id }));
}

/** A saved user as the form shows them: without an answer, with what was sent. */
export function toSavedRecord(
  { id, revision, changes }: RecordSave,
  user: StaffUser | null,
): AdminRecord {
  return user === null ? { id: id ?? '', revision, values: changes } : toRecord(user);
}

function getText(values: FieldValues, field: UserField): string | null {
  const value = values[field];
  return typeof value === 'string' ? cleanName(value) || null : null;
}
