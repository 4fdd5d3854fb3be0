import type { RowFault } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const otp = 'packages/machines/src/otp/otpMachine.ts';
const countdown = 'packages/machines/src/countdown/countdownMachine.ts';
const ring = 'packages/ui/src/components/feedback/CountdownRing/CountdownRing.tsx';
const field = 'packages/ui/src/components/fields/OtpField';
const contract = 'packages/api/src/contract.ts';

/** Faults of the rows on the verification of a new account. */
export const verifyFaults: RowFault[] = [
  {
    row: 'R-100',
    file: `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    from: "error={fields.findError('otp')}",
    to: '',
  },
  {
    row: 'R-100',
    file: `${field}/OtpField.tsx`,
    from: 'autoComplete="one-time-code"',
    to: 'autoComplete="off"',
  },
  {
    row: 'R-101',
    file: contract,
    from: "'/account/verify_signup'",
    to: "'/account/verify_sign_up'",
  },
  {
    row: 'R-101',
    file: `${auth}/account/accountMachines.ts`,
    from: 'client.verifySignUp({ id, otp }, { signal })',
    to: 'client.verifySignUp({ id: String(id), otp }, { signal })',
  },
  {
    row: 'R-101',
    file: `${auth}/account/accountMachines.ts`,
    from: 'client.verifySignUp({ id, otp }, { signal })',
    to: 'client.verifySignUp({ id, otp: Number(otp) }, { signal })',
  },
  {
    row: 'R-102',
    file: `${auth}/verify-sign-up/useVerifySignUp.ts`,
    from: 'navigate(paths.signIn,',
    to: 'navigate(paths.home,',
  },
  {
    row: 'R-102',
    file: 'packages/api/src/schemas.ts',
    from: '(body) => body !== unreadable',
    to: '(body) => body !== unreadable && body !== undefined',
  },
  {
    row: 'R-102',
    file: 'apps/web/src/shared/text/failureLines.ts',
    from: "    failure.kind === 'schema' ||\n",
    to: '',
  },
  {
    row: 'R-103',
    file: 'apps/web/src/shared/text/commonText.ts',
    from: 'کد وارد شده صحیح نیست',
    to: 'کد وارد شده درست نیست',
  },
  {
    row: 'R-103',
    file: `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    from: '<FailureAlert lines={code.refusal} />',
    to: '',
  },
  {
    row: 'R-104',
    file: otp,
    from: 'export const codeSeconds = 120;',
    to: 'export const codeSeconds = 119;',
  },
  {
    row: 'R-104',
    file: ring,
    from: '{secondsLeft > 0 ? (',
    to: '{secondsLeft >= 0 ? (',
  },
  {
    row: 'R-104',
    file: countdown,
    from: 'Math.ceil((endsAt - wall) / 1_000)',
    to: 'context.secondsLeft - 1',
  },
  {
    row: 'R-105',
    file: ring,
    from: 'Math.min(1, Math.max(0, secondsLeft / total))',
    to: 'Math.min(1, Math.max(0, 1 - (total - secondsLeft) * 0.0083))',
  },
  {
    row: 'R-105',
    file: ring,
    from: ' pathLength="1"',
    to: '',
  },
  {
    row: 'R-105',
    file: `${auth}/parts/CodeCountdown.tsx`,
    from: 'total={codeSeconds}',
    to: 'total={secondsLeft}',
  },
  {
    row: 'R-106',
    file: otp,
    from: "{ guard: 'isCounting', target: 'verifying' }",
    to: "{ target: 'verifying' }",
  },
  {
    row: 'R-106',
    file: otp,
    from: "tags: 'verifying',\n",
    to: "tags: 'verifying',\n                always: { guard: stateIn({ open: { time: 'over' } }), target: 'entering' },\n",
  },
  {
    row: 'R-106',
    file: `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    from: 'disabled={!code.canVerify && !code.verifying}',
    to: '',
  },
  {
    row: 'R-106',
    file: `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    from: 'busy={code.verifying}\n          busyLabel',
    to: 'busyLabel',
  },
  {
    row: 'R-107',
    file: contract,
    from: "'/account/resend_veification_code/phone'",
    to: "'/account/resend_verification_code/phone'",
  },
  {
    row: 'R-107',
    file: contract,
    from: "'/account/resend_veification_code/email'",
    to: "'/account/resend_verification_code/email'",
  },
  {
    row: 'R-107',
    file: `${auth}/account/accountMachines.ts`,
    from: "return type === 'phone'\n            ? client.resendCodeByPhone",
    to: "return type !== 'phone'\n            ? client.resendCodeByPhone",
  },
  {
    row: 'R-107',
    file: `${auth}/account/accountMachines.ts`,
    from: 'client.resendCodeByPhone({ id }, { signal })',
    to: 'client.resendCodeByPhone({ id, type }, { signal })',
  },
  {
    row: 'R-108',
    file: otp,
    from: 'clocks: { ...clocks, deadline: undefined },',
    to: 'clocks,',
  },
  {
    row: 'R-108',
    file: otp,
    from: "target: 'counting',\n                      actions: 'beginAnew',",
    to: "target: 'over',\n                      actions: 'beginAnew',",
  },
  {
    row: 'R-109',
    file: otp,
    from: "{ target: 'over' },\n                  ],",
    to: "{ target: 'over', actions: { type: 'rememberFailure', params: getOutput } },\n                  ],",
  },
  {
    row: 'R-109',
    file: `${auth}/authSession/startAuth.ts`,
    from: 'log(`${call} failed`, failure);',
    to: '',
  },
  {
    row: 'R-109',
    file: `${auth}/parts/CodeCountdown.tsx`,
    from: 'disabled={verifying}',
    to: 'disabled={verifying || !code.resent}',
  },
  {
    row: 'R-110',
    file: `${auth}/verify-sign-up/VerifySignUpScreen.tsx`,
    from: '<Link href={paths.signIn}>',
    to: '<Link href={paths.signUp}>',
  },
  {
    row: 'R-111',
    file: `${auth}/account/codeState.ts`,
    from: 'deadline: Number.isFinite(deadline) ? (deadline as number) : undefined',
    to: 'deadline: undefined',
  },
  {
    row: 'R-111',
    file: `${auth}/verify-sign-up/useVerifySignUp.ts`,
    from: 'recipient: { id, type }, deadline }',
    to: 'recipient: { id, type } }',
  },
  {
    row: 'R-111',
    file: `${auth}/parts/useCode.ts`,
    from: '      keep(endsAt);\n',
    to: '',
  },
  {
    row: 'R-111',
    file: otp,
    from: '...(deadline !== undefined && { deadline }),',
    to: '',
  },
];
