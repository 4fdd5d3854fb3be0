import type { RowFault } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const forgot = `${auth}/forgot-password`;
const change = `${auth}/change-password`;
const calls = `${auth}/account/accountMachines.ts`;
const machine = 'packages/machines/src/resetPassword/resetPasswordMachine.ts';
const contract = 'packages/api/src/contract.ts';
const failureLines = 'apps/web/src/shared/text/failureLines.ts';

/** Faults of the rows on a forgotten password. */
export const passwordFaults: RowFault[] = [
  {
    row: 'R-120',
    file: `${forgot}/ForgotPasswordScreen.tsx`,
    from: "error={fields.findError('contact')}",
    to: '',
  },
  {
    row: 'R-120',
    file: `${forgot}/ForgotPasswordScreen.tsx`,
    from: '<Link href={paths.signIn}>',
    to: '<Link href={paths.signUp}>',
  },
  {
    row: 'R-121',
    file: contract,
    from: "'/account/forgot_password'",
    to: "'/account/forgotten_password'",
  },
  {
    row: 'R-121',
    file: calls,
    from: ': { email: value };',
    to: ': { phone: value };',
  },
  {
    row: 'R-121',
    file: calls,
    from: '{ phone: value } :',
    to: "{ phone: value, email: '' } :",
  },
  {
    row: 'R-122',
    file: `${forgot}/useForgotPassword.ts`,
    from: 'navigate(paths.changePassword,',
    to: 'navigate(paths.verifySignUp,',
  },
  {
    row: 'R-122',
    file: 'packages/api/src/schemas.ts',
    from: "field(field(body, 'data') ?? body, 'user')",
    to: "field(field(body, 'data'), 'user')",
  },
  {
    row: 'R-122',
    file: machine,
    from: 'outcome.ok ? { recipient: outcome.answer } : {}',
    to: '({})',
  },
  {
    row: 'R-123',
    file: `${change}/ChangePasswordScreen.tsx`,
    from: "sent.type === 'phone' ?",
    to: "sent.type === 'email' ?",
  },
  {
    row: 'R-123',
    file: calls,
    from: 'toRecipient(await client.forgotPassword(payload, { signal }), type)',
    to: "toRecipient(await client.forgotPassword(payload, { signal }), 'phone')",
  },
  {
    row: 'R-124',
    file: `${forgot}/useForgotPassword.ts`,
    from: 'fixedFailureLines(failure, forgotText.failed)',
    to: "failure.kind === 'refused' ? failure.texts : fixedFailureLines(failure, forgotText.failed)",
  },
  {
    row: 'R-124',
    file: failureLines,
    from: "failure.kind === 'network' ||",
    to: "failure.kind === 'network' || failure.kind === 'server' ||",
  },
  {
    row: 'R-125',
    file: `${change}/useChangePassword.ts`,
    from: "['otp', 'password', 'password_confirmation'] as const",
    to: "['otp', 'password'] as const",
  },
  {
    row: 'R-125',
    file: `${change}/ChangePasswordScreen.tsx`,
    from: "error={fields.findError('otp')}",
    to: '',
  },
  {
    row: 'R-126',
    file: contract,
    from: "'/account/change_forgotten_password'",
    to: "'/account/change_password'",
  },
  {
    row: 'R-126',
    file: calls,
    from: "newPassword?.confirmation ?? ''",
    to: "newPassword?.password ?? ''",
  },
  {
    row: 'R-127',
    file: `${change}/useChangePassword.ts`,
    from: 'navigate(paths.signIn,',
    to: 'navigate(paths.forgotPassword,',
  },
  {
    row: 'R-127',
    file: `${change}/useChangePassword.ts`,
    from: "noticeState('password-changed')",
    to: "noticeState('signed-up')",
  },
  {
    row: 'R-128',
    file: failureLines,
    from: "(failure.kind === 'refused' && failure.status === 429)",
    to: "(failure.kind === 'refused' && failure.texts.length > 0)",
  },
  {
    row: 'R-128',
    file: `${change}/ChangePasswordScreen.tsx`,
    from: '<FailureAlert lines={code.refusal} />',
    to: '',
  },
  {
    row: 'R-129',
    file: `${change}/ChangePasswordScreen.tsx`,
    from: '<CodeCountdown code={code} />',
    to: '',
  },
  {
    row: 'R-129',
    file: `${change}/ChangePasswordScreen.tsx`,
    from: '<Link href={paths.signIn}>',
    to: '<Link href={paths.forgotPassword}>',
  },
  {
    row: 'R-129',
    file: contract,
    from: "'/account/resend_veification_code/email'",
    to: "'/account/resend_verification_code/email'",
  },
  {
    row: 'R-129',
    file: `${change}/useChangePassword.ts`,
    from: 'recipient: { id, type }, deadline }',
    to: 'recipient: { id, type } }',
  },
  {
    row: 'R-130',
    file: `${change}/useChangePassword.ts`,
    from: 'if (typed !== null) {',
    to: 'if (typed !== null && typed.password === typed.password_confirmation) {',
  },
  {
    row: 'R-130',
    file: `${change}/useChangePassword.ts`,
    from: 'if (typed !== null) {',
    to: 'if (typed !== null && typed.password.length >= 8) {',
  },
];
