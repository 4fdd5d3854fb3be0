import type { RowFault } from '../rowFault.ts';

const texts = 'apps/web/src/shared/text';
const lines = `${texts}/failureLines.ts`;
const errorTexts = 'packages/api/src/errorTexts.ts';
const client = 'packages/api/src/client.ts';
const auth = 'apps/web/src/features/auth';

/** Faults of the rows on the error catalogue and the constants. */
export const errorFaults: RowFault[] = [
  {
    row: 'R-230',
    file: `${texts}/commonText.ts`,
    from: "network: 'خطا در شبکه'",
    to: "network: 'خطای شبکه'",
  },
  {
    row: 'R-230',
    file: client,
    from: "signal?.aborted ? 'aborted' : 'network'",
    to: "timeout.aborted ? 'aborted' : 'network'",
  },
  {
    row: 'R-231',
    file: errorTexts,
    from: 'lines.push(...readableLines(value));',
    to: 'lines.push(...readableLines(value).slice(0, 0));',
  },
  {
    row: 'R-231',
    file: 'packages/api/src/refusal.ts',
    from: 'const texts = html ? [] : errorTexts(readable);',
    to: 'const texts = errorTexts(html ? text : readable);',
  },
  {
    row: 'R-232',
    file: errorTexts,
    from: "isMachineCode(child) && 'detail' in value)",
    to: 'isMachineCode(child))',
  },
  {
    row: 'R-232',
    file: 'packages/ui/src/components/feedback/Alert/Alert.styles.ts',
    from: '  white-space: pre-line;\n',
    to: '',
  },
  {
    row: 'R-232',
    file: `${auth}/parts/FailureAlert.tsx`,
    from: "lines.join('\\n')",
    to: "lines.join(' ')",
  },
  {
    row: 'R-233',
    file: `${auth}/parts/FailureAlert.tsx`,
    from: '<LiveRegion ref={region} urgent>',
    to: '<LiveRegion ref={region}>',
  },
  {
    row: 'R-233',
    file: `${auth}/parts/FailureAlert.tsx`,
    from: 'tone="danger"',
    to: 'tone="warning"',
  },
  {
    row: 'R-233',
    file: 'packages/ui/src/components/feedback/Alert/Alert.styles.ts',
    from: '--_text: ${color.onDangerSoft};',
    to: '--_text: ${color.onInformationSoft};',
  },
  {
    row: 'R-234',
    file: lines,
    from: 'lines.length === 0 || speaksForItself ? lines',
    to: 'lines.length > 0 || speaksForItself ? lines',
  },
  { row: 'R-234', file: lines, from: "failure.kind === 'network' ||\n", to: '' },
  {
    row: 'R-235',
    file: `${auth}/forgot-password/useForgotPassword.ts`,
    from: 'fixedFailureLines(failure, forgotText.failed)',
    to: 'fixedFailureLines(failure, forgotText.contact)',
  },
  {
    row: 'R-235',
    file: `${texts}/forgotText.ts`,
    from: "failed: 'اطلاعات وارد شده صحیح نیست'",
    to: "failed: 'اطلاعات صحیح نیست'",
  },
  {
    row: 'R-236',
    file: `${texts}/signupText.ts`,
    from: 'پذیرش قوانین و مقررات الزامی است',
    to: 'این فیلد الزامی است',
  },
  {
    row: 'R-236',
    file: 'packages/machines/src/register/registerMachine.ts',
    from: "{ guard: 'hasAgreed', actions: 'signUpSocially' },\n                { actions: 'missAgreement' },",
    to: "{ guard: 'hasAgreed', actions: 'signUpSocially' },",
  },
  {
    row: 'R-237',
    file: `${texts}/commonText.ts`,
    from: "required: 'این فیلد الزامی است'",
    to: "required: 'این فیلد را پر کنید'",
  },
  {
    row: 'R-237',
    file: `${auth}/parts/useRequiredFields.ts`,
    from: 'setMissing(empty);',
    to: 'setMissing(empty.slice(0, 1));',
  },
  {
    row: 'R-238',
    file: `${texts}/messagesText.ts`,
    from: "empty: 'پیامی برای نمایش وجود ندارد'",
    to: "empty: 'پیامی وجود ندارد'",
  },
  {
    row: 'R-239',
    file: `${auth}/authSession/startAuth.ts`,
    from: 'log(`${call} failed`, failure);',
    to: '',
  },
  {
    row: 'R-239',
    file: 'packages/machines/src/otp/otpMachine.ts',
    from: "{ target: 'over' },\n                  ],",
    to: "{ target: 'over', actions: { type: 'rememberFailure', params: getOutput } },\n                  ],",
  },
  {
    row: 'R-240',
    file: 'packages/machines/src/auth/authMachine.ts',
    from: "guard: { type: 'sessionIsOver', params: getOutput },\n                  target: '#auth.signedOut',\n                  actions: 'removeToken',",
    to: "guard: { type: 'sessionIsOver', params: getOutput },\n                  target: '#auth.signedOut',\n                  actions: ['removeToken', 'markExpired'],",
  },
  {
    row: 'R-240',
    file: 'packages/api/src/failures.ts',
    from: "failure.kind === 'refused' && failure.status === 401;",
    to: "failure.kind === 'refused' && failure.status === 403;",
  },
  {
    row: 'R-241',
    file: 'apps/web/src/features/payment/screen/receiptRows.tsx',
    from: "reason === 'Canceled' ? paymentText.canceledByUser : isolateText(reason)",
    to: 'isolateText(reason)',
  },
  {
    row: 'R-242',
    file: 'packages/machines/src/auth/authMachine.ts',
    from: "'session.ended': { target: 'signedOut', actions: ['removeToken', 'markExpired'] },",
    to: "'session.ended': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },",
  },
  {
    row: 'R-242',
    file: `${auth}/sign-in/SignInScreen.tsx`,
    from: '{signIn.expired && !explained && <Alert',
    to: '{false && <Alert',
  },
  {
    row: 'R-242',
    file: `${auth}/authSession/startAuth.ts`,
    from: "actor.send({ type: 'session.ended' });",
    to: "actor.send({ type: 'signOut.requested' });",
  },
  {
    row: 'R-242',
    file: 'apps/web/src/app/forgetPersonalData.ts',
    from: 'writingMemory.hold();',
    to: 'writingMemory.forget();',
  },
  {
    row: 'R-250',
    file: `${auth}/account/contact.ts`,
    from: "value.startsWith('09')",
    to: "value.startsWith('9')",
  },
  { row: 'R-250', file: `${auth}/account/contact.ts`, from: '/^09\\d*$/', to: '/^0\\d*$/' },
  {
    row: 'R-251',
    file: `${auth}/sign-up/useSignUp.ts`,
    from: 'account: typed === null ? null',
    to: 'account: typed?.password !== typed?.password_confirmation || typed === null ? null',
  },
  {
    row: 'R-251',
    file: `${auth}/parts/useRequiredFields.ts`,
    from: "(name.includes('password') ? value : normaliseIdentifier(value)) === ''",
    to: "(name.includes('password') ? value.length < 8 : normaliseIdentifier(value) === '')",
  },
  {
    row: 'R-252',
    file: 'packages/api/src/schemas.ts',
    from: "['NOTIFICATION', 'OFFER'] as const",
    to: "['NOTIFICATION', 'OFFER', 'ALERT'] as const",
  },
  {
    row: 'R-252',
    file: 'packages/api/src/schemas.ts',
    from: "v.fallback(v.picklist(messageStatuses), 'SEEN')",
    to: 'v.picklist(messageStatuses)',
  },
];
