import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const otp = 'packages/machines/src/otp/otpMachine.ts';
const countdown = 'packages/machines/src/countdown/countdownMachine.ts';
const ring = 'packages/ui/src/components/feedback/CountdownRing/CountdownRing.tsx';
const field = 'packages/ui/src/components/fields/OtpField';
const contract = 'packages/api/src/contract.ts';
const schemas = 'packages/api/src/schemas.ts';
const verifySignUpScreen = `${auth}/verify-sign-up/VerifySignUpScreen.tsx`;
const accountMachines = `${auth}/account/accountMachines.ts`;
const codeCountdown = `${auth}/parts/CodeCountdown.tsx`;
const codeState = `${auth}/account/codeState.ts`;

/** Faults of the rows on the verification of a new account. */
export const verifyFaults: FaultTable = [
  ['R-100', verifySignUpScreen, "error={fields.findError('otp')}", ''],
  ['R-100', `${field}/OtpField.tsx`, 'autoComplete="one-time-code"', 'autoComplete="off"'],
  ['R-101', contract, "'/account/verify_signup'", "'/account/verify_sign_up'"],
  ['R-101', accountMachines, '{ id, otp }, {', '{ id: String(id), otp }, {'],
  ['R-101', accountMachines, '{ id, otp }, {', '{ id, otp: Number(otp) }, {'],
  ['R-102', `${auth}/parts/useCodeForm.ts`, 'navigate(paths.signIn,', 'navigate(paths.home,'],
  ['R-102', schemas, '=> body !== unreadable', '=> body !== unreadable && body !== undefined'],
  ['R-102', 'apps/web/src/shared/text/listFailureLines.ts', "failure.kind === 'schema' || ", ''],
  ['R-103', 'apps/web/src/shared/text/commonText.ts', 'وارد شده صحیح نیست', 'وارد شده درست نیست'],
  ['R-103', verifySignUpScreen, '<FailureAlert lines={code.refusal} />', ''],
  ['R-104', otp, 'export const codeSeconds = 120;', 'export const codeSeconds = 119;'],
  ['R-104', ring, '{secondsLeft > 0 ? (', '{secondsLeft >= 0 ? ('],
  ['R-104', countdown, 'Math.ceil((endsAt - wall) / 1_000)', 'context.secondsLeft - 1'],
  ['R-105', ring, '0, secondsLeft / total', '0, 1 - (total - secondsLeft) * 0.0083'],
  ['R-105', ring, ' pathLength="1"', ''],
  ['R-105', codeCountdown, 'total={codeSeconds}', 'total={secondsLeft}'],
  ['R-106', otp, "{ guard: 'isCounting', target: 'verifying' }", "{ target: 'verifying' }"],
  [
    'R-106',
    otp,
    "tags: 'verifying',\n",
    "tags: 'verifying',\n                always: { guard: stateIn({ open: { time: 'over' } }), target: 'entering' },\n",
  ],
  ['R-106', verifySignUpScreen, 'disabled={!code.canVerify}', ''],
  ['R-106', verifySignUpScreen, 'busy={code.verifying}\n          busyLabel', 'busyLabel'],
  ['R-107', contract, '/resend_veification_code/phone', '/resend_verification_code/phone'],
  ['R-107', contract, '/resend_veification_code/email', '/resend_verification_code/email'],
  ['R-107', accountMachines, "return type === '", "return type !== '"],
  ['R-107', accountMachines, '.resendCodeByPhone({ id }, {', '.resendCodeByPhone({ id, type }, {'],
  ['R-108', otp, 'clocks: { ...clocks, deadline: undefined },', 'clocks,'],
  ['R-108', otp, "target: 'counting',", "target: 'over',"],
  [
    'R-109',
    otp,
    "{ target: 'over' },\n                  ],",
    "{ target: 'over', actions: { type: 'rememberFailure', params: getOutput } },\n                  ],",
  ],
  ['R-109', `${auth}/authSession/startAuth.ts`, 'log(`${call} failed`, failure);', ''],
  ['R-109', codeCountdown, 'disabled={!canResend}', 'disabled={!canResend || !resent}'],
  ['R-110', verifySignUpScreen, '={paths.signIn}', '={paths.signUp}'],
  ['R-111', codeState, 'Number.isFinite(deadline) ? (deadline as number) : undefined', 'undefined'],
  ['R-111', `${auth}/verify-sign-up/useVerifySignUp.ts`, '{ id, type }, deadline', '{ id, type }'],
  ['R-111', `${auth}/parts/useCode.ts`, '      keep(endsAt);\n', ''],
  [
    'R-111',
    countdown,
    'Math.min(deadline, wall + seconds * 1_000)',
    'deadline === Infinity ? wall + seconds * 1_000 : deadline',
  ],
  ['R-111', otp, '...(deadline !== undefined && { deadline }),', ''],
  [
    'R-104',
    otp,
    "on: { 'page.shown': { actions: 'readTime' } },\n              },\n              over",
    '},\n              over',
  ],
  ['R-104', countdown, 'computeTimeLeft(context) % 1_000 || 1_000', '1_000'],
  [
    'R-104',
    `${auth}/parts/useCode.ts`,
    "document.addEventListener('visibilitychange', tellShown);\n",
    '\n',
  ],
  ['R-104', `${auth}/parts/useCode.ts`, "window.addEventListener('pageshow', tellShown);\n", '\n'],
  ['R-104', codeCountdown, 'onClick={resend}', ''],
  ['R-104', ring, 'children\n      )}', 'null\n      )}'],
  [
    'R-104',
    codeCountdown,
    'secondsLeft === 0 && !over && !resending',
    'secondsLeft === 0 && !resending',
  ],
  ['R-105', ring, '1 - share', 'share'],
];
