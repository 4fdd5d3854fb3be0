import type { RowFault } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const machine = 'packages/machines/src/auth/authMachine.ts';

/** Faults of the rows on sign-in. */
export const signInFaults: RowFault[] = [
  {
    row: 'R-070',
    file: `${auth}/sign-in/useSignIn.ts`,
    from: 'username_or_phone_or_email: normaliseSignInName(identifier), password }',
    to: 'username: normaliseSignInName(identifier), password }',
  },
  {
    row: 'R-070',
    file: `${auth}/sign-in/useSignIn.ts`,
    from: 'send(typed.username_or_phone_or_email, typed.password);',
    to: 'send(typed.username_or_phone_or_email, typed.password.trim());',
  },
  {
    row: 'R-071',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: "error={findError('password')}",
    to: '',
  },
  {
    row: 'R-071',
    file: `${auth}/parts/useRequiredFields.ts`,
    from: 'return empty.length === 0 ? values : null;',
    to: 'return values;',
  },
  {
    row: 'R-072',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: 'busy={signIn.busy}\n        busyLabel',
    to: 'busyLabel',
  },
  {
    row: 'R-072',
    file: machine,
    from: "invoke: { src: 'signIn', input: getCredentials, ...afterSignIn },",
    to: "invoke: { src: 'signIn', input: getCredentials, ...afterSignIn }, on: { 'signIn.submitted': { target: 'signingIn', reenter: true } },",
  },
  {
    row: 'R-073',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: '<Link href={paths.signUp}>',
    to: '<Link href={paths.forgotPassword}>',
  },
  {
    row: 'R-073',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: '<Link href={paths.forgotPassword}>',
    to: '<Link href={paths.signUp}>',
  },
  {
    row: 'R-074',
    file: `${auth}/sign-in/useSignIn.ts`,
    from: 'socialOffered: social !== null,',
    to: 'socialOffered: false,',
  },
  {
    row: 'R-074',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: 'onClick={signIn.signInSocially}',
    to: 'onClick={signIn.cancelSocially}',
  },
  {
    row: 'R-075',
    file: `${auth}/parts/AuthPage.tsx`,
    from: 'footer={<SupportPhone />}',
    to: '',
  },
  {
    row: 'R-075',
    file: 'apps/web/src/shared/shell/SupportPhone.tsx',
    from: 'href={`tel:${supportPhone}`}',
    to: 'href={supportPhone}',
  },
  {
    row: 'R-076',
    file: machine,
    from: "      { type: 'storeToken', params: getToken },\n",
    to: '',
  },
  {
    row: 'R-076',
    file: machine,
    from: "      { type: 'storeToken', params: getToken },\n      { type: 'rememberUser', params: getOutput },\n",
    to: "      { type: 'storeToken', params: getToken },\n",
  },
  {
    row: 'R-076',
    file: 'apps/web/src/app/guards.tsx',
    from: 'to={chooseReturnPath(state?.from, user)} replace />',
    to: 'to={chooseReturnPath(state?.from, user)} />',
  },
  {
    row: 'R-077',
    file: `${auth}/parts/FailureAlert.tsx`,
    from: 'tone="danger"',
    to: 'tone="information"',
  },
  {
    row: 'R-077',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: '<FailureAlert lines={signIn.refusal} />',
    to: '<div style={{ order: -1 }}><FailureAlert lines={signIn.refusal} /></div>',
  },
  {
    row: 'R-077',
    file: `${auth}/sign-in/useSignIn.ts`,
    from: 'refusal: failure === null || tried === null',
    to: "refusal: failure === null || tried !== 'social'",
  },
  {
    row: 'R-078',
    file: `${auth}/account/contact.ts`,
    from: "toLatinDigits(typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '')).trim()",
    to: "typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '').trim()",
  },
  {
    row: 'R-078',
    file: `${auth}/sign-in/useSignIn.ts`,
    from: 'normaliseSignInName(identifier)',
    to: 'identifier.trim()',
  },
];
