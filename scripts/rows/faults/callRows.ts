import type { FaultTable } from '../rowFault.ts';

const contract = 'packages/api/src/contract.ts';
const schemas = 'packages/api/src/schemas.ts';
const accounts = 'apps/web/src/features/auth/account/accountMachines.ts';
const useSignIn = 'apps/web/src/features/auth/sign-in/useSignIn.ts';
const authActor = 'apps/web/src/features/auth/authSession/authActor.ts';
const listQueries = 'apps/web/src/shared/lists/listQueries.ts';
const config = 'apps/web/src/shared/config.ts';

/** Faults of the rows on the calls of the server. */
export const callFaults: FaultTable = [
  ['R-200', contract, "'/account/login'", "'/account/login/'"],
  ['R-200', useSignIn, 'username_or_phone_or_email:', 'username:'],
  ['R-201', contract, "'/account/social_verify/google/'", "'/account/social_verify/google'"],
  ['R-201', authActor, 'credential: credential.answer,', 'id_token: credential.answer,'],
  ['R-202', contract, "'GET', '/account/retrieve'", "'POST', '/account/retrieve'"],
  ['R-202', schemas, "?? makeField(body, 'data') ?? body,", "?? makeField(body, 'data'),"],
  ['R-203', contract, "'/account/signup/email'", "'/account/signup/mail'"],
  ['R-203', accounts, "call.name === 'signUpByPhone'", "call.name !== 'signUpByEmail' || true"],
  ['R-204', contract, "'/account/verify_signup'", "'/account/verify_sign_up'"],
  ['R-204', accounts, '{ id, otp }, { signal }', "{ id, otp: '' }, { signal }"],
  ['R-205', contract, '/resend_veification_code/phone', '/resend_verification_code/phone'],
  ['R-205', accounts, "return type === 'phone'\n", "return type === 'email'\n"],
  ['R-206', contract, "'/account/forgot_password'", "'/account/forgotten_password'"],
  ['R-206', accounts, '{ phone: value } : { email: value }', '{ email: value } : { phone: value }'],
  ['R-207', contract, "'/account/change_forgotten_password'", "'/account/change_password'"],
  ['R-207', accounts, "newPassword?.confirmation ?? '',", "newPassword?.password ?? '',"],
  ['R-208', contract, "'/nevisa/get_services'", "'/nevisa/services'"],
  ['R-208', listQueries, "user, 'services',", 'user, String(Math.random()),'],
  ['R-209', contract, "'/communication/message/retrieve_all'", "'/communication/message/retrieve'"],
  [
    'R-209',
    'apps/web/src/features/messages/messagesActor.ts',
    'client.listMessages(undefined, { signal })',
    '{ void signal; return Promise.resolve({ ok: true as const, answer: [] }); }',
  ],
  [
    'R-210',
    contract,
    "'PUT',\n    '/communication/message/change_status'",
    "'POST',\n    '/communication/message/change_status'",
  ],
  ['R-210', 'apps/web/src/features/messages/sendChanges.ts', ': change.status', ": 'SEEN'"],
  [
    'R-211',
    contract,
    "'PUT',\n    '/communication/message/delete_all'",
    "'DELETE',\n    '/communication/message/delete_all'",
  ],
  [
    'R-211',
    'packages/api/src/client.ts',
    "call.method === 'GET' || payload === undefined ? null : toBody(payload)",
    "call.method === 'GET' ? null : toBody(payload ?? {})",
  ],
  ['R-212', 'packages/api/src/client.ts', 'return host + call.path;', 'return call.path;'],
  ['R-212', config, "env.VITE_API_HOST) ?? '", "env.VITE_API_HOST) ?? 'https://api.nevisa.example"],
  ['R-212', config, ".replace(/\\/+$/, '')", ''],
  ['R-212', 'apps/web/src/features/auth/authSession/startAuth.ts', 'host: apiHost,', "host: '',"],
];
