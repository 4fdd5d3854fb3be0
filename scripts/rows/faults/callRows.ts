import type { RowFault } from '../rowFault.ts';

const contract = 'packages/api/src/contract.ts';
const schemas = 'packages/api/src/schemas.ts';
const accounts = 'apps/web/src/features/auth/account/accountMachines.ts';

/** Faults of the rows on the calls of the server. */
export const callFaults: RowFault[] = [
  { row: 'R-200', file: contract, from: "'/account/login'", to: "'/account/login/'" },
  {
    row: 'R-200',
    file: 'apps/web/src/features/auth/sign-in/useSignIn.ts',
    from: 'signIn({ username_or_phone_or_email: normaliseSignInName(identifier), password });',
    to: 'signIn({ username: normaliseSignInName(identifier), password });',
  },
  {
    row: 'R-201',
    file: contract,
    from: "'/account/social_verify/google/'",
    to: "'/account/social_verify/google'",
  },
  {
    row: 'R-201',
    file: 'apps/web/src/features/auth/authSession/authActor.ts',
    from: 'credential: credential.answer,',
    to: 'id_token: credential.answer,',
  },
  {
    row: 'R-202',
    file: contract,
    from: "call('GET', '/account/retrieve'",
    to: "call('POST', '/account/retrieve'",
  },
  {
    row: 'R-202',
    file: schemas,
    from: "?? field(body, 'data') ?? body,",
    to: "?? field(body, 'data'),",
  },
  { row: 'R-203', file: contract, from: "'/account/signup/email'", to: "'/account/signup/mail'" },
  {
    row: 'R-203',
    file: accounts,
    from: "call.name === 'signUpByPhone'",
    to: "call.name !== 'signUpByEmail' || true",
  },
  {
    row: 'R-204',
    file: contract,
    from: "'/account/verify_signup'",
    to: "'/account/verify_sign_up'",
  },
  {
    row: 'R-204',
    file: accounts,
    from: 'client.verifySignUp({ id, otp }, { signal })',
    to: "client.verifySignUp({ id, otp: '' }, { signal })",
  },
  {
    row: 'R-205',
    file: contract,
    from: "'/account/resend_veification_code/phone'",
    to: "'/account/resend_verification_code/phone'",
  },
  {
    row: 'R-205',
    file: accounts,
    from: "return type === 'phone'\n",
    to: "return type === 'email'\n",
  },
  {
    row: 'R-206',
    file: contract,
    from: "'/account/forgot_password'",
    to: "'/account/forgotten_password'",
  },
  {
    row: 'R-206',
    file: accounts,
    from: "type === 'phone' ? { phone: value } : { email: value }",
    to: "type === 'phone' ? { email: value } : { phone: value }",
  },
  {
    row: 'R-207',
    file: contract,
    from: "'/account/change_forgotten_password'",
    to: "'/account/change_password'",
  },
  {
    row: 'R-207',
    file: accounts,
    from: "password_confirmation: newPassword?.confirmation ?? '',",
    to: "password_confirmation: newPassword?.password ?? '',",
  },
  {
    row: 'R-208',
    file: contract,
    from: "call('GET', '/nevisa/get_services'",
    to: "call('GET', '/nevisa/services'",
  },
  {
    row: 'R-208',
    file: 'apps/web/src/shared/lists/listQueries.ts',
    from: "useList(user, 'services',",
    to: 'useList(user, String(Math.random()),',
  },
  {
    row: 'R-209',
    file: contract,
    from: "'/communication/message/retrieve_all'",
    to: "'/communication/message/retrieve'",
  },
  {
    row: 'R-209',
    file: 'apps/web/src/features/messages/messagesActor.ts',
    from: 'client.listMessages(undefined, { signal })',
    to: '{ void signal; return Promise.resolve({ ok: true as const, answer: [] }); }',
  },
  {
    row: 'R-210',
    file: contract,
    from: "'PUT',\n    '/communication/message/change_status'",
    to: "'POST',\n    '/communication/message/change_status'",
  },
  {
    row: 'R-210',
    file: 'apps/web/src/features/messages/messagesActor.ts',
    from: 'status: change.status });',
    to: "status: 'SEEN' });",
  },
  {
    row: 'R-211',
    file: contract,
    from: "'PUT',\n    '/communication/message/delete_all'",
    to: "'DELETE',\n    '/communication/message/delete_all'",
  },
  {
    row: 'R-211',
    file: 'packages/api/src/client.ts',
    from: "call.method === 'GET' || payload === undefined ? null : toBody(payload)",
    to: "call.method === 'GET' ? null : toBody(payload ?? {})",
  },
  {
    row: 'R-212',
    file: 'packages/api/src/client.ts',
    from: 'return host + call.path;',
    to: 'return call.path;',
  },
  {
    row: 'R-212',
    file: 'apps/web/src/shared/config.ts',
    from: "(given(env.VITE_API_HOST) ?? '')",
    to: "(given(env.VITE_API_HOST) ?? 'https://api.nevisa.example')",
  },
];
