import type { FaultTable } from '../rowFault.ts';

const signUp = 'apps/web/src/features/auth/sign-up';
const account = 'apps/web/src/features/auth/account';
const machine = 'packages/machines/src/register/registerMachine.ts';
const contract = 'packages/api/src/contract.ts';
const signUpPayload = `${account}/signUpPayload.ts`;
const contact = `${account}/contact.ts`;

/** Faults of the rows on registration. */
export const registerFaults: FaultTable = [
  ['R-080', `${signUp}/useSignUp.ts`, "'password', 'password_confirmation'", "'password'"],
  ['R-080', machine, " && event.type === 'signUp.submitted' && event.account !== null", ''],
  ['R-081', `${signUp}/Agreement.tsx`, 'signupText.agreementRequired :', 'signupText.agreement :'],
  ['R-081', machine, 'context.agreed && event.type', 'event.type'],
  ['R-082', machine, "{ target: 'onForm', actions: 'agree' }", "{ target: 'onForm' }"],
  ['R-082', `${signUp}/TermsDialog.tsx`, 'onClick={onClose}>', 'onClick={onAccept}>'],
  ['R-082', `${signUp}/TermsDialog.tsx`, 'onClose={onClose}', 'onClose={onAccept}'],
  [
    'R-082',
    machine,
    "'terms.closed': 'onForm',",
    "'terms.closed': { target: 'onForm', actions: assign({ agreementMissing: false }) },",
  ],
  ['R-083', `${signUp}/useSignUp.ts`, 'socialOffered: social !== null,', 'socialOffered: false,'],
  ['R-083', 'apps/web/src/features/auth/parts/AuthPage.tsx', 'footer={<SupportPhone />}', ''],
  ['R-084', machine, "guard: 'hasAgreed', actions: 'signUpSocially'", "actions: 'signUpSocially'"],
  ['R-084', `${signUp}/SignUpScreen.tsx`, 'missing={signUp.agreementMissing}', 'missing={false}'],
  ['R-085', `${signUp}/SignUpScreen.tsx`, 'busy={signUp.busy}\n          busyLabel', 'busyLabel'],
  [
    'R-085',
    machine,
    "tags: 'busy',\n            entry: 'forgetFailure',",
    "tags: 'busy',\n            on: { 'signUp.submitted': { target: 'submitting', reenter: true } },\n            entry: 'forgetFailure',",
  ],
  ['R-086', `${signUp}/useSignUp.ts`, 'paths.verifySignUp,', 'paths.changePassword,'],
  ['R-086', `${account}/accountMachines.ts`, 'input.contact.type,', "'phone',"],
  [
    'R-087',
    `${signUp}/SignUpScreen.tsx`,
    '<FailureAlert lines={signUp.refusal} />',
    '<Alert tone="information">{signUp.refusal.join(\'\\n\')}</Alert>',
  ],
  ['R-087', `${signUp}/useSignUp.ts`, 'askedSocially ? socialFailure : failure', 'auth.failure'],
  ['R-088', `${account}/referrer.ts`, "referrer', 'invitation_key", "invitation_key', 'referrer"],
  ['R-088', `${account}/accountMachines.ts`, 'input, referrer', 'input, null'],
  ['R-088', `${signUp}/useSignUp.ts`, '{\n      referrer,', '{\n      referrer: null,'],
  ['R-088', `${signUp}/useSignUp.ts`, 'auth.signInSocially(referrer)', 'auth.signInSocially(null)'],
  [
    'R-089',
    signUpPayload,
    "invitation_key: referrer ?? '',",
    '...(referrer !== null && { invitation_key: referrer }),',
  ],
  ['R-089', signUpPayload, 'phone: contact.value', "phone: contact.value, email: ''"],
  ['R-089', signUpPayload, "referrer ?? '',", "referrer ?? '', agreement: true,"],
  ['R-090', contract, "'/account/signup/phone'", "'/account/signup/mobile'"],
  [
    'R-090',
    `${account}/accountMachines.ts`,
    "call.name === 'signUpByPhone'",
    "input.contact.value.startsWith('9')",
  ],
  ['R-090', contact, "? { type: 'email'", "|| phone.length < 11 ? { type: 'email'"],
  ['R-091', machine, '.account !== null,', '.account?.password === event.account?.confirmation,'],
  ['R-091', `${account}/makeNewAccount.ts`, 'typed.password_confirmation,', 'typed.password,'],
  ['R-092', contact, "digits = value.replaceAll(separators, '')", 'digits = value'],
  ['R-092', contact, ".replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '')", ''],
  [
    'R-092',
    contact,
    'const value = normaliseIdentifier(typed);\n  const phone = parsePhone(value);\n  return phone === null',
    "const value = normaliseIdentifier(typed).replace(/^(\\+|00)98/, '0');\n  const phone = parsePhone(value);\n  return phone === null",
  ],
  ['R-092', `${signUp}/SignUpScreen.tsx`, 'hint={signupText.contactHint}', ''],
];
