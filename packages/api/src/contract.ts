import * as v from 'valibot';
import { accountCalls } from './accountCalls.ts';
import { defineCall } from './defineCall.ts';
import { configurationChangeSchema, configurationSchema } from './configuration.ts';
import { historyCalls } from './historyCalls.ts';
import { liveSessionRequestSchema, liveSessionSchema } from './liveSession.ts';
import { purchaseCalls } from './purchaseCalls.ts';
import {
  acknowledgedSchema,
  idSchema,
  messagesSchema,
  nothingSchema,
  serviceSchema,
  signedInUserSchema,
  transactionSchema,
  userIn,
  userSchema,
} from './schemas.ts';
import { usageCalls } from './usage.ts';
import { validRows } from './validRows.ts';

const nothing = v.void();
const idOnly = v.object({ id: idSchema });
const accountId = userIn(v.object({ id: idSchema }));

const newAccount = {
  username: v.string(),
  password: v.string(),
  password_confirmation: v.string(),
  invitation_key: v.string(),
};

/**
 * Every call of specification section 7, in its order and spelling, then the calls of this project
 * for the pages of every user. The calls of administration are in `fullContract`, because a
 * page that a user loads has no code of them.
 */
export const contract = {
  login: defineCall(
    'POST',
    '/account/login',
    'public',
    v.object({ username_or_phone_or_email: v.string(), password: v.string() }),
    userIn(signedInUserSchema),
  ),
  verifyGoogleCredential: defineCall(
    'POST',
    '/account/social_verify/google/',
    'public',
    v.object({ credential: v.string(), invitation_key: v.optional(v.string()) }),
    userIn(signedInUserSchema),
  ),
  retrieveAccount: defineCall('GET', '/account/retrieve', 'signed-in', nothing, userIn(userSchema)),
  signUpByPhone: defineCall(
    'POST',
    '/account/signup/phone',
    'public',
    v.object({ ...newAccount, phone: v.string() }),
    accountId,
  ),
  signUpByEmail: defineCall(
    'POST',
    '/account/signup/email',
    'public',
    v.object({ ...newAccount, email: v.string() }),
    accountId,
  ),
  verifySignUp: defineCall(
    'POST',
    '/account/verify_signup',
    'public',
    v.object({ otp: v.string(), id: idSchema }),
    acknowledgedSchema,
  ),
  // The misspelling is the server's.
  resendCodeByEmail: defineCall(
    'POST',
    '/account/resend_veification_code/email',
    'public',
    idOnly,
    nothingSchema,
  ),
  resendCodeByPhone: defineCall(
    'POST',
    '/account/resend_veification_code/phone',
    'public',
    idOnly,
    nothingSchema,
  ),
  forgotPassword: defineCall(
    'POST',
    '/account/forgot_password',
    'public',
    v.union([v.strictObject({ phone: v.string() }), v.strictObject({ email: v.string() })]),
    accountId,
  ),
  changeForgottenPassword: defineCall(
    'POST',
    '/account/change_forgotten_password',
    'public',
    v.object({
      otp: v.string(),
      password: v.string(),
      password_confirmation: v.string(),
      id: idSchema,
    }),
    acknowledgedSchema,
  ),
  getServices: defineCall(
    'GET',
    '/nevisa/get_services',
    'signed-in',
    nothing,
    validRows(serviceSchema),
  ),
  listMessages: defineCall(
    'GET',
    '/communication/message/retrieve_all',
    'signed-in',
    nothing,
    messagesSchema,
  ),
  changeMessageStatus: defineCall(
    'PUT',
    '/communication/message/change_status',
    'signed-in',
    v.object({
      id: idSchema,
      status: v.picklist(['SEEN', 'DELETED']),
    }),
    nothingSchema,
  ),
  deleteAllMessages: defineCall(
    'PUT',
    '/communication/message/delete_all',
    'signed-in',
    nothing,
    nothingSchema,
  ),

  listTransactions: defineCall(
    'GET',
    '/nevisa/transactions/retrieve_all',
    'signed-in',
    nothing,
    validRows(transactionSchema),
    'own',
  ),
  createLiveSession: defineCall(
    'POST',
    '/nevisa/live/create_session',
    'signed-in',
    liveSessionRequestSchema,
    liveSessionSchema,
    'own',
  ),
  ...accountCalls,
  ...purchaseCalls,
  ...historyCalls,
  ...usageCalls,
  setConfig: defineCall(
    'PUT',
    '/nevisa/set_config',
    'signed-in',
    configurationChangeSchema,
    configurationSchema,
    'own',
  ),
} as const;

export type UserContract = typeof contract;
