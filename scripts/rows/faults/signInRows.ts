import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const machine = 'packages/machines/src/auth/authMachine.ts';

/** Faults of the rows on sign-in. */
export const signInFaults: FaultTable = [
  [
    'R-070',
    `${auth}/sign-in/useSignIn.ts`,
    'username_or_phone_or_email: normaliseSignInName(identifier), password }',
    'username: normaliseSignInName(identifier), password }',
  ],
  [
    'R-070',
    `${auth}/sign-in/useSignIn.ts`,
    'send(typed.username_or_phone_or_email, typed.password);',
    'send(typed.username_or_phone_or_email, typed.password.trim());',
  ],
  ['R-071', `${auth}/sign-in/SignInScreen.tsx`, "error={findError('password')}", ''],
  [
    'R-071',
    `${auth}/parts/useRequiredFields.ts`,
    'return empty.length === 0 ? values : null;',
    'return values;',
  ],
  [
    'R-072',
    `${auth}/sign-in/SignInScreen.tsx`,
    'busy={signIn.busy}\n        busyLabel',
    'busyLabel',
  ],
  [
    'R-072',
    machine,
    "invoke: { src: 'signIn', input: getCredentials, ...afterSignIn },",
    "invoke: { src: 'signIn', input: getCredentials, ...afterSignIn }, on: { 'signIn.submitted': { target: 'signingIn', reenter: true } },",
  ],
  [
    'R-073',
    `${auth}/sign-in/SignInScreen.tsx`,
    'useGuestPath(paths.signUp)',
    'useGuestPath(paths.forgotPassword)',
  ],
  [
    'R-073',
    `${auth}/sign-in/SignInScreen.tsx`,
    'useGuestPath(paths.forgotPassword)',
    'useGuestPath(paths.signUp)',
  ],
  [
    'R-074',
    `${auth}/sign-in/useSignIn.ts`,
    'socialOffered: social !== null,',
    'socialOffered: false,',
  ],
  [
    'R-074',
    `${auth}/sign-in/SignInScreen.tsx`,
    'onClick={signIn.signInSocially}',
    'onClick={signIn.cancelSocially}',
  ],
  ['R-075', `${auth}/parts/AuthPage.tsx`, 'footer={<SupportPhone />}', ''],
  [
    'R-075',
    'apps/web/src/shared/shell/SupportPhone.tsx',
    'href={`tel:${supportPhone}`}',
    'href={supportPhone}',
  ],
  ['R-076', machine, "      { type: 'storeToken', params: getToken },\n", ''],
  [
    'R-076',
    machine,
    "      { type: 'storeToken', params: getToken },\n      { type: 'rememberUser', params: getOutput },\n",
    "      { type: 'storeToken', params: getToken },\n",
  ],
  [
    'R-076',
    'apps/web/src/app/guards.tsx',
    'to={chooseReturnPath(state?.from, user)} replace />',
    'to={chooseReturnPath(state?.from, user)} />',
  ],
  ['R-077', `${auth}/parts/FailureAlert.tsx`, 'tone="danger"', 'tone="information"'],
  [
    'R-077',
    `${auth}/sign-in/SignInScreen.tsx`,
    '<FailureAlert lines={signIn.refusal} />',
    '<div style={{ order: -1 }}><FailureAlert lines={signIn.refusal} /></div>',
  ],
  [
    'R-077',
    `${auth}/sign-in/useSignIn.ts`,
    'failure === null || tried === null ||',
    "failure === null || tried !== 'social' ||",
  ],
  [
    'R-078',
    `${auth}/account/contact.ts`,
    "toLatinDigits(typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '')).trim()",
    "typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '').trim()",
  ],
  ['R-078', `${auth}/sign-in/useSignIn.ts`, 'normaliseSignInName(identifier)', 'identifier.trim()'],
];
