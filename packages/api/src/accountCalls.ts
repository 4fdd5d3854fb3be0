import * as v from 'valibot';
import { defineCall, type Call } from './defineCall.ts';
import {
  acknowledgedSchema,
  avatarAnswerSchema,
  daySchema,
  genders,
  idSchema,
  passwordAnswerSchema,
  userIn,
  userSchema,
} from './schemas.ts';

const textOrNull = v.nullable(v.string());

/** The whole profile: a field that is null is empty on the server, too. */
const profileChangeSchema = v.object({
  first_name: textOrNull,
  last_name: textOrNull,
  gender: v.nullable(v.picklist(genders)),
  birthday: v.nullable(daySchema),
  country: textOrNull,
  province: textOrNull,
  city: textOrNull,
});

/** The calls with which a person changes their own account (ADR-0066). */
export const accountCalls = {
  updateProfile: account('PUT', 'update_profile', profileChangeSchema, userIn(userSchema)),
  /** Sent as multipart, because its payload has a blob. */
  uploadAvatar: account(
    'POST',
    'upload_avatar',
    v.object({ avatar: v.blob() }),
    avatarAnswerSchema,
  ),
  removeAvatar: account('PUT', 'remove_avatar', v.void(), avatarAnswerSchema),
  /** The answer has another token; the one that was sent is no longer valid. */
  changePassword: account(
    'PUT',
    'change_password',
    v.object({
      old_password: v.string(),
      password: v.string(),
      password_confirmation: v.string(),
    }),
    passwordAnswerSchema,
  ),
  /** Sends a code to a phone or an e-mail address, never to both (T-12). */
  addContact: account(
    'POST',
    'add_contact',
    v.union([v.strictObject({ phone: v.string() }), v.strictObject({ email: v.string() })]),
    userIn(v.object({ id: idSchema })),
  ),
  verifyContact: account(
    'POST',
    'verify_contact',
    v.object({ id: idSchema, otp: v.string() }),
    userIn(userSchema),
  ),
  deleteAccount: account(
    'PUT',
    'delete',
    v.object({ username: v.string(), password: v.string() }),
    acknowledgedSchema,
  ),
} as const;

function account<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  verb: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return defineCall(method, `/account/${verb}`, 'signed-in', payload, answer, 'own');
}
