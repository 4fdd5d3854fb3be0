import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const machine = 'packages/machines/src/auth/authMachine.ts';
const signInScreen = `${auth}/sign-in/SignInScreen.tsx`;

/** Faults of the rows on sign-in. */
export const signInFaults: FaultTable = [
  ['R-070', `${auth}/sign-in/useSignIn.ts`, 'username_or_phone_or_email:', 'username:'],
  ['R-070', `${auth}/sign-in/useSignIn.ts`, 'typed.password', 'typed.password.trim()'],
  ['R-071', signInScreen, "error={findError('password')}", ''],
  ['R-071', `${auth}/parts/useRequiredFields.ts`, 'empty.length === 0 ? values : null;', 'values;'],
  ['R-072', signInScreen, 'busy={signIn.busy}\n        busyLabel', 'busyLabel'],
  [
    'R-072',
    machine,
    "invoke: { src: 'signIn', input: getCredentials, ...afterSignIn },",
    "invoke: { src: 'signIn', input: getCredentials, ...afterSignIn }, on: { 'signIn.submitted': { target: 'signingIn', reenter: true } },",
  ],
  ['R-073', signInScreen, '(paths.signUp)', '(paths.forgotPassword)'],
  ['R-073', signInScreen, 'paths.forgotPassword', 'paths.signUp'],
  ['R-074', `${auth}/sign-in/useSignIn.ts`, 'social !== null,', 'false,'],
  ['R-074', signInScreen, 'signIn.signInSocially', 'signIn.cancelSocially'],
  ['R-075', `${auth}/parts/AuthPage.tsx`, 'footer={<SupportPhone />}', ''],
  ['R-075', 'apps/web/src/shared/shell/SupportPhone.tsx', '`tel:${supportPhone}`', 'supportPhone'],
  ['R-076', machine, "      { type: 'storeToken', params: getToken },\n", ''],
  ['R-076', machine, ",\n      { type: 'rememberUser', params: getOutput },\n", ',\n'],
  ['R-076', 'apps/web/src/app/guards.tsx', 'user)} replace />', 'user)} />'],
  ['R-077', `${auth}/parts/FailureAlert.tsx`, 'tone="danger"', 'tone="information"'],
  [
    'R-077',
    signInScreen,
    '<FailureAlert lines={signIn.refusal} />',
    '<div style={{ order: -1 }}><FailureAlert lines={signIn.refusal} /></div>',
  ],
  ['R-077', `${auth}/sign-in/useSignIn.ts`, 'null || tried === null', "null || tried !== 'social'"],
  [
    'R-078',
    `${auth}/account/contact.ts`,
    "toLatinDigits(typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '')).trim()",
    "typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '').trim()",
  ],
  ['R-078', `${auth}/account/contact.ts`, 'parseMobile(value) ?? value', 'value'],
  ['R-078', `${auth}/sign-in/useSignIn.ts`, 'normaliseSignInName(identifier)', 'identifier.trim()'],
];
