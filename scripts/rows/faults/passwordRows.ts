import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const forgot = `${auth}/forgot-password`;
const change = `${auth}/change-password`;
const calls = `${auth}/account/accountMachines.ts`;
const codeForm = `${auth}/parts/useCodeForm.ts`;
const machine = 'packages/machines/src/resetPassword/resetPasswordMachine.ts';
const contract = 'packages/api/src/contract.ts';
const failureLines = 'apps/web/src/shared/text/listFailureLines.ts';

/** Faults of the rows on a forgotten password. */
export const passwordFaults: FaultTable = [
  ['R-120', `${forgot}/ForgotPasswordScreen.tsx`, "error={fields.findError('contact')}", ''],
  ['R-120', `${forgot}/ForgotPasswordScreen.tsx`, '(paths.signIn)', '(paths.signUp)'],
  ['R-121', contract, "'/account/forgot_password'", "'/account/forgotten_password'"],
  ['R-121', calls, ': { email: value };', ': { phone: value };'],
  ['R-121', calls, '{ phone: value } :', "{ phone: value, email: '' } :"],
  ['R-122', `${forgot}/useForgotPassword.ts`, 'paths.changePassword,', 'paths.verifySignUp,'],
  ['R-122', 'packages/api/src/schemas.ts', "'data') ?? body, 'user')", "'data'), 'user')"],
  ['R-122', machine, 'outcome.ok ? { recipient: outcome.answer } : {}', '({})'],
  ['R-123', `${change}/ChangePasswordScreen.tsx`, "sent.type === 'phone'", "sent.type === 'email'"],
  ['R-123', calls, '(payload, { signal }), type', "(payload, { signal }), 'phone'"],
  [
    'R-124',
    `${forgot}/useForgotPassword.ts`,
    'describeFixedFailure(failure, forgotText.failed)',
    "failure.kind === 'refused' ? failure.texts : describeFixedFailure(failure, forgotText.failed)",
  ],
  ['R-124', failureLines, "=== 'network' ||", "=== 'network' || failure.kind === 'server' ||"],
  ['R-125', `${change}/useChangePassword.ts`, "'password', 'password_confirmation'", "'password'"],
  ['R-125', `${change}/ChangePasswordScreen.tsx`, "error={fields.findError('otp')}", ''],
  ['R-126', contract, "'/account/change_forgotten_password'", "'/account/change_password'"],
  ['R-126', calls, "newPassword?.confirmation ?? ''", "newPassword?.password ?? ''"],
  ['R-127', codeForm, 'navigate(paths.signIn,', 'navigate(paths.forgotPassword,'],
  ['R-127', `${change}/useChangePassword.ts`, "notice: 'password-changed'", "notice: 'signed-up'"],
  [
    'R-128',
    failureLines,
    'isRateLimited(failure);',
    "(failure.kind === 'refused' && failure.texts.length > 0);",
  ],
  ['R-128', `${change}/ChangePasswordScreen.tsx`, '<FailureAlert lines={code.refusal} />', ''],
  ['R-129', `${change}/ChangePasswordScreen.tsx`, '<CodeCountdown code={code} />', ''],
  ['R-129', `${change}/ChangePasswordScreen.tsx`, '={paths.signIn}>', '={paths.forgotPassword}>'],
  ['R-129', contract, '/resend_veification_code/email', '/resend_verification_code/email'],
  ['R-129', `${change}/useChangePassword.ts`, '{ id, type }, deadline', '{ id, type }'],
  [
    'R-130',
    codeForm,
    'if (typed !== null) {',
    'if (typed !== null && typed.password === typed.password_confirmation) {',
  ],
  ['R-130', codeForm, 'if (typed !== null)', 'if (typed !== null && typed.password.length >= 8)'],
  ['R-126', `${change}/useChangePassword.ts`, ', confirmation', ', confirmation: password'],
  ['R-127', contract, ',\n    }),\n    acknowledgedSchema,', ',\n    }),\n    accountId,'],
  ['R-128', failureLines, "=== 'schema' ||", "=== 'schema' || failure.kind === 'server' ||"],
  ['R-130', `${auth}/parts/useRequiredFields.ts`, "'string' ? value", "'string' ? value.trim()"],
  ['R-129', `${auth}/parts/CodeCountdown.tsx`, 'onClick={resend}', ''],
  [
    'R-129',
    `${change}/useChangePassword.ts`,
    'recipient: { id, type }',
    "recipient: { id, type: 'email' }",
  ],
  [
    'R-129',
    `${change}/ChangePasswordScreen.tsx`,
    '<Link href={paths.signIn}>{changePasswordText.toSignin}</Link>',
    '',
  ],
];
