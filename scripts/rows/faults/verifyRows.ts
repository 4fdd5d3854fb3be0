import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const otp = 'packages/machines/src/otp/otpMachine.ts';
const countdown = 'packages/machines/src/countdown/countdownMachine.ts';
const ring = 'packages/ui/src/components/feedback/CountdownRing/CountdownRing.tsx';
const field = 'packages/ui/src/components/fields/OtpField';
const contract = 'packages/api/src/contract.ts';

/** Faults of the rows on the verification of a new account. */
export const verifyFaults: FaultTable = [
  ['R-100', `${auth}/verify-sign-up/VerifySignUpScreen.tsx`, "error={fields.findError('otp')}", ''],
  ['R-100', `${field}/OtpField.tsx`, 'autoComplete="one-time-code"', 'autoComplete="off"'],
  ['R-101', contract, "'/account/verify_signup'", "'/account/verify_sign_up'"],
  [
    'R-101',
    `${auth}/account/accountMachines.ts`,
    'client.verifySignUp({ id, otp }, { signal })',
    'client.verifySignUp({ id: String(id), otp }, { signal })',
  ],
  [
    'R-101',
    `${auth}/account/accountMachines.ts`,
    'client.verifySignUp({ id, otp }, { signal })',
    'client.verifySignUp({ id, otp: Number(otp) }, { signal })',
  ],
  ['R-102', `${auth}/parts/useCodeForm.ts`, 'navigate(paths.signIn,', 'navigate(paths.home,'],
  [
    'R-102',
    'packages/api/src/schemas.ts',
    '(body) => body !== unreadable',
    '(body) => body !== unreadable && body !== undefined',
  ],
  ['R-102', 'apps/web/src/shared/text/listFailureLines.ts', "failure.kind === 'schema' || ", ''],
  [
    'R-103',
    'apps/web/src/shared/text/commonText.ts',
    'کد وارد شده صحیح نیست',
    'کد وارد شده درست نیست',
  ],
  [
    'R-103',
    `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    '<FailureAlert lines={code.refusal} />',
    '',
  ],
  ['R-104', otp, 'export const codeSeconds = 120;', 'export const codeSeconds = 119;'],
  ['R-104', ring, '{secondsLeft > 0 ? (', '{secondsLeft >= 0 ? ('],
  ['R-104', countdown, 'Math.ceil((endsAt - wall) / 1_000)', 'context.secondsLeft - 1'],
  [
    'R-105',
    ring,
    'Math.min(1, Math.max(0, secondsLeft / total))',
    'Math.min(1, Math.max(0, 1 - (total - secondsLeft) * 0.0083))',
  ],
  ['R-105', ring, ' pathLength="1"', ''],
  ['R-105', `${auth}/parts/CodeCountdown.tsx`, 'total={codeSeconds}', 'total={secondsLeft}'],
  ['R-106', otp, "{ guard: 'isCounting', target: 'verifying' }", "{ target: 'verifying' }"],
  [
    'R-106',
    otp,
    "tags: 'verifying',\n",
    "tags: 'verifying',\n                always: { guard: stateIn({ open: { time: 'over' } }), target: 'entering' },\n",
  ],
  ['R-106', `${auth}/verify-sign-up/VerifySignUpScreen.tsx`, 'disabled={!code.canVerify}', ''],
  [
    'R-106',
    `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    'busy={code.verifying}\n          busyLabel',
    'busyLabel',
  ],
  [
    'R-107',
    contract,
    "'/account/resend_veification_code/phone'",
    "'/account/resend_verification_code/phone'",
  ],
  [
    'R-107',
    contract,
    "'/account/resend_veification_code/email'",
    "'/account/resend_verification_code/email'",
  ],
  [
    'R-107',
    `${auth}/account/accountMachines.ts`,
    "return type === 'phone'\n            ? client.resendCodeByPhone",
    "return type !== 'phone'\n            ? client.resendCodeByPhone",
  ],
  [
    'R-107',
    `${auth}/account/accountMachines.ts`,
    'client.resendCodeByPhone({ id }, { signal })',
    'client.resendCodeByPhone({ id, type }, { signal })',
  ],
  ['R-108', otp, 'clocks: { ...clocks, deadline: undefined },', 'clocks,'],
  [
    'R-108',
    otp,
    "target: 'counting',\n                      actions: 'beginAnew',",
    "target: 'over',\n                      actions: 'beginAnew',",
  ],
  [
    'R-109',
    otp,
    "{ target: 'over' },\n                  ],",
    "{ target: 'over', actions: { type: 'rememberFailure', params: getOutput } },\n                  ],",
  ],
  ['R-109', `${auth}/authSession/startAuth.ts`, 'log(`${call} failed`, failure);', ''],
  [
    'R-109',
    `${auth}/parts/CodeCountdown.tsx`,
    'disabled={!canResend}',
    'disabled={!canResend || !resent}',
  ],
  [
    'R-110',
    `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    '<Link href={paths.signIn}>',
    '<Link href={paths.signUp}>',
  ],
  [
    'R-111',
    `${auth}/account/codeState.ts`,
    'deadline: Number.isFinite(deadline) ? (deadline as number) : undefined',
    'deadline: undefined',
  ],
  [
    'R-111',
    `${auth}/verify-sign-up/useVerifySignUp.ts`,
    'recipient: { id, type }, deadline }',
    'recipient: { id, type } }',
  ],
  ['R-111', `${auth}/parts/useCode.ts`, '      keep(endsAt);\n', ''],
  [
    'R-111',
    countdown,
    'Math.min(deadline, wall + seconds * 1_000)',
    'deadline === Infinity ? wall + seconds * 1_000 : deadline',
  ],
  ['R-111', otp, '...(deadline !== undefined && { deadline }),', ''],
];
