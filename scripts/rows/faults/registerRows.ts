import type { RowFault } from '../rowFault.ts';

const signUp = 'apps/web/src/features/auth/sign-up';
const account = 'apps/web/src/features/auth/account';
const machine = 'packages/machines/src/register/registerMachine.ts';
const contract = 'packages/api/src/contract.ts';

/** Faults of the rows on registration. */
export const registerFaults: RowFault[] = [
  {
    row: 'R-080',
    file: `${signUp}/useSignUp.ts`,
    from: "'password', 'password_confirmation'] as const",
    to: "'password'] as const",
  },
  {
    row: 'R-080',
    file: machine,
    from: " && event.type === 'signUp.submitted' && event.account !== null",
    to: '',
  },
  {
    row: 'R-081',
    file: `${signUp}/Agreement.tsx`,
    from: 'missing ? signupText.agreementRequired : undefined',
    to: 'missing ? signupText.agreement : undefined',
  },
  {
    row: 'R-081',
    file: machine,
    from: 'context.agreed && event.type',
    to: 'event.type',
  },
  {
    row: 'R-082',
    file: machine,
    from: "{ target: 'onForm', actions: 'agree' }",
    to: "{ target: 'onForm' }",
  },
  {
    row: 'R-082',
    file: `${signUp}/TermsDialog.tsx`,
    from: '<Button variant="secondary" onClick={onClose}>',
    to: '<Button variant="secondary" onClick={onAccept}>',
  },
  {
    row: 'R-082',
    file: `${signUp}/TermsDialog.tsx`,
    from: 'onClose={onClose}',
    to: 'onClose={onAccept}',
  },
  {
    row: 'R-083',
    file: `${signUp}/useSignUp.ts`,
    from: 'socialOffered: social !== null,',
    to: 'socialOffered: false,',
  },
  {
    row: 'R-083',
    file: 'apps/web/src/features/auth/parts/AuthPage.tsx',
    from: 'footer={<SupportPhone />}',
    to: '',
  },
  {
    row: 'R-084',
    file: machine,
    from: "{ guard: 'hasAgreed', actions: 'signUpSocially' },",
    to: "{ actions: 'signUpSocially' },",
  },
  {
    row: 'R-084',
    file: `${signUp}/SignUpScreen.tsx`,
    from: 'missing={signUp.agreementMissing}',
    to: 'missing={false}',
  },
  {
    row: 'R-085',
    file: `${signUp}/SignUpScreen.tsx`,
    from: 'busy={signUp.busy}\n          busyLabel',
    to: 'busyLabel',
  },
  {
    row: 'R-085',
    file: machine,
    from: "tags: 'busy',\n            entry: 'forgetFailure',",
    to: "tags: 'busy',\n            on: { 'signUp.submitted': { target: 'submitting', reenter: true } },\n            entry: 'forgetFailure',",
  },
  {
    row: 'R-086',
    file: `${signUp}/useSignUp.ts`,
    from: 'navigate(paths.verifySignUp, { state: createCodeState(recipient) })',
    to: 'navigate(paths.changePassword, { state: createCodeState(recipient) })',
  },
  {
    row: 'R-086',
    file: `${account}/accountMachines.ts`,
    from: 'input.contact.type,',
    to: "'phone',",
  },
  {
    row: 'R-087',
    file: `${signUp}/SignUpScreen.tsx`,
    from: '<FailureAlert lines={signUp.refusal} />',
    to: '<Alert tone="information">{signUp.refusal.join(\'\\n\')}</Alert>',
  },
  {
    row: 'R-087',
    file: `${signUp}/useSignUp.ts`,
    from: 'askedSocially ? auth.failure : failure',
    to: 'auth.failure',
  },
  {
    row: 'R-088',
    file: `${account}/referrer.ts`,
    from: "['referrer', 'invitation_key', 'ref']",
    to: "['invitation_key', 'referrer', 'ref']",
  },
  {
    row: 'R-088',
    file: `${account}/accountMachines.ts`,
    from: 'signUpCall(input, referrer)',
    to: 'signUpCall(input, null)',
  },
  {
    row: 'R-088',
    file: `${signUp}/useSignUp.ts`,
    from: 'provideRegister(authStore, {\n      referrer,',
    to: 'provideRegister(authStore, {\n      referrer: null,',
  },
  {
    row: 'R-088',
    file: `${signUp}/useSignUp.ts`,
    from: 'auth.signInSocially(referrer);',
    to: 'auth.signInSocially(null);',
  },
  {
    row: 'R-089',
    file: `${account}/signUpPayload.ts`,
    from: "invitation_key: referrer ?? '',",
    to: '...(referrer !== null && { invitation_key: referrer }),',
  },
  {
    row: 'R-089',
    file: `${account}/signUpPayload.ts`,
    from: '{ ...common, phone: contact.value }',
    to: "{ ...common, phone: contact.value, email: '' }",
  },
  {
    row: 'R-089',
    file: `${account}/signUpPayload.ts`,
    from: "invitation_key: referrer ?? '',",
    to: "invitation_key: referrer ?? '', agreement: true,",
  },
  {
    row: 'R-090',
    file: contract,
    from: "'/account/signup/phone'",
    to: "'/account/signup/mobile'",
  },
  {
    row: 'R-090',
    file: `${account}/accountMachines.ts`,
    from: "call.name === 'signUpByPhone'",
    to: "input.contact.value.startsWith('9')",
  },
  {
    row: 'R-090',
    file: `${account}/contact.ts`,
    from: "return phone === null ? { type: 'email', value }",
    to: "return phone === null || phone.length < 11 ? { type: 'email', value }",
  },
  {
    row: 'R-091',
    file: machine,
    from: 'event.account !== null,',
    to: 'event.account?.password === event.account?.confirmation,',
  },
  {
    row: 'R-091',
    file: `${signUp}/useSignUp.ts`,
    from: 'confirmation: typed.password_confirmation,',
    to: 'confirmation: typed.password,',
  },
  {
    row: 'R-092',
    file: `${account}/contact.ts`,
    from: "const digits = value.replaceAll(separators, '');",
    to: 'const digits = value;',
  },
  {
    row: 'R-092',
    file: `${account}/contact.ts`,
    from: "typed.replaceAll(/[\\p{Bidi_Control}\\u200b-\\u200d\\ufeff]/gu, '')",
    to: 'typed',
  },
  {
    row: 'R-092',
    file: `${account}/contact.ts`,
    from: 'const value = normaliseIdentifier(typed);\n  const phone = parsePhone(value);\n  return phone === null',
    to: "const value = normaliseIdentifier(typed).replace(/^(\\+|00)98/, '0');\n  const phone = parsePhone(value);\n  return phone === null",
  },
  {
    row: 'R-092',
    file: `${signUp}/SignUpScreen.tsx`,
    from: 'hint={signupText.contactHint}',
    to: '',
  },
];
