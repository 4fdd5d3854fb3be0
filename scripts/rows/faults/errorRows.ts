import type { FaultTable } from '../rowFault.ts';

const texts = 'apps/web/src/shared/text';
const lines = `${texts}/listFailureLines.ts`;
const errorTexts = 'packages/api/src/listErrorTexts.ts';
const client = 'packages/api/src/client.ts';
const auth = 'apps/web/src/features/auth';
const signUpButton = `        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={signUp.busy}
          busyLabel={signupText.submitting}
          waiting={signUp.waiting}
        >
          {signupText.submit}
        </Button>
`;
const signUpFailure = '        <FailureAlert lines={signUp.refusal} />\n';

/** Faults of the rows on the error catalogue and the constants. */
export const errorFaults: FaultTable = [
  ['R-230', `${texts}/commonText.ts`, "network: 'خطا در شبکه'", "network: 'خطای شبکه'"],
  [
    'R-230',
    client,
    "signal?.aborted ? 'aborted' : 'network'",
    "timeout.aborted ? 'aborted' : 'network'",
  ],
  [
    'R-231',
    errorTexts,
    'lines.push(...listReadableLines(value));',
    'lines.push(...listReadableLines(value).slice(0, 0));',
  ],
  [
    'R-231',
    'packages/api/src/refusal.ts',
    'const texts = html ? [] : listErrorTexts(readable);',
    'const texts = listErrorTexts(html ? text : readable);',
  ],
  ['R-231', 'packages/api/src/answerBody.ts', "type.includes('text/html') || ", ''],
  [
    'R-231',
    'packages/api/src/answerBody.ts',
    ' || /^\\s*<(?:!doctype|html|head|body)/i.test(text)',
    '',
  ],
  ['R-232', errorTexts, "? 'detail' in value", '? true'],
  ['R-232', errorTexts, "key === 'error_code' && Object", "key === 'error' && Object"],
  [
    'R-232',
    'packages/ui/src/components/feedback/Alert/Alert.styles.ts',
    '  white-space: pre-line;\n',
    '',
  ],
  ['R-232', `${auth}/parts/FailureAlert.tsx`, "lines.join('\\n')", "lines.join(' ')"],
  [
    'R-233',
    `${auth}/parts/FailureAlert.tsx`,
    '<LiveRegion ref={region} urgent>',
    '<LiveRegion ref={region}>',
  ],
  ['R-233', `${auth}/parts/FailureAlert.tsx`, 'tone="danger"', 'tone="warning"'],
  [
    'R-233',
    'packages/ui/src/components/feedback/Alert/Alert.styles.ts',
    '${softTones.danger}',
    '${softTones.information}',
  ],
  [
    'R-234',
    lines,
    'lines.length === 0 || speaksForItself ? lines',
    'lines.length > 0 || speaksForItself ? lines',
  ],
  ['R-234', lines, "failure.kind === 'network' || failure", 'failure'],
  [
    'R-235',
    `${auth}/forgot-password/useForgotPassword.ts`,
    'describeFixedFailure(failure, forgotText.failed)',
    'describeFixedFailure(failure, forgotText.contact)',
  ],
  [
    'R-235',
    `${texts}/forgotText.ts`,
    "failed: 'اطلاعات وارد شده صحیح نیست'",
    "failed: 'اطلاعات صحیح نیست'",
  ],
  ['R-236', `${texts}/signupText.ts`, 'پذیرش قوانین و مقررات الزامی است', 'این فیلد الزامی است'],
  [
    'R-236',
    'packages/machines/src/register/registerMachine.ts',
    "{ guard: 'hasAgreed', actions: 'signUpSocially' },\n                { actions: 'missAgreement' },",
    "{ guard: 'hasAgreed', actions: 'signUpSocially' },",
  ],
  [
    'R-237',
    `${texts}/commonText.ts`,
    "required: 'این فیلد الزامی است'",
    "required: 'این فیلد را پر کنید'",
  ],
  [
    'R-237',
    `${auth}/parts/useRequiredFields.ts`,
    'setMissing(empty);',
    'setMissing(empty.slice(0, 1));',
  ],
  [
    'R-238',
    `${texts}/messagesText.ts`,
    "empty: 'پیامی برای نمایش وجود ندارد'",
    "empty: 'پیامی وجود ندارد'",
  ],
  ['R-239', `${auth}/authSession/startAuth.ts`, 'log(`${call} failed`, failure);', ''],
  [
    'R-239',
    'packages/machines/src/otp/otpMachine.ts',
    "{ target: 'over' },\n                  ],",
    "{ target: 'over', actions: { type: 'rememberFailure', params: getOutput } },\n                  ],",
  ],
  [
    'R-240',
    'packages/machines/src/auth/authMachine.ts',
    "guard: { type: 'sessionIsOver', params: getOutput },\n                  target: '#auth.signedOut',\n                  actions: 'removeToken',",
    "guard: { type: 'sessionIsOver', params: getOutput },\n                  target: '#auth.signedOut',\n                  actions: ['removeToken', 'markExpired'],",
  ],
  [
    'R-240',
    'packages/api/src/failures.ts',
    'isRefusedWith(401, failure)',
    'isRefusedWith(403, failure)',
  ],
  [
    'R-241',
    'apps/web/src/features/payment/screen/listReceiptRows.tsx',
    "reason === 'Canceled' ? paymentText.canceledByUser : isolateText(reason)",
    'isolateText(reason)',
  ],
  [
    'R-242',
    'packages/machines/src/auth/authMachine.ts',
    "'session.ended': { target: 'signedOut', actions: ['removeToken', 'markExpired'] },",
    "'session.ended': { target: 'signedOut', actions: ['removeToken', 'markLeft'] },",
  ],
  [
    'R-242',
    `${auth}/sign-in/SignInScreen.tsx`,
    '{signIn.expired && !explained && <Alert',
    '{false && <Alert',
  ],
  [
    'R-242',
    `${auth}/authSession/startAuth.ts`,
    "actor.send({ type: 'session.ended' });",
    "actor.send({ type: 'signOut.requested' });",
  ],
  ['R-242', `${auth}/authSession/startAuth.ts`, ' && sentToken === tokens.read()', ''],
  [
    'R-242',
    'apps/web/src/app/forgetPersonalData.ts',
    'writingMemory.hold();',
    'writingMemory.forget();',
  ],
  ['R-250', `${auth}/account/contact.ts`, "value.startsWith('09')", "value.startsWith('9')"],
  ['R-250', `${auth}/account/contact.ts`, '/^09\\d*$/', '/^0\\d*$/'],
  [
    'R-251',
    `${auth}/sign-up/useSignUp.ts`,
    'account: typed === null ? null',
    'account: typed?.password !== typed?.password_confirmation || typed === null ? null',
  ],
  [
    'R-251',
    `${auth}/parts/useRequiredFields.ts`,
    "(name.includes('password') ? value : normaliseIdentifier(value)) === ''",
    "(name.includes('password') ? value.length < 8 : normaliseIdentifier(value) === '')",
  ],
  [
    'R-252',
    'packages/api/src/schemas.ts',
    "['NOTIFICATION', 'OFFER'] as const",
    "['NOTIFICATION', 'OFFER', 'ALERT'] as const",
  ],
  [
    'R-252',
    'packages/api/src/schemas.ts',
    "v.fallback(v.picklist(messageStatuses), 'SEEN')",
    'v.picklist(messageStatuses)',
  ],
  [
    'R-232',
    'packages/api/src/refusal.ts',
    'if (status >= 500 && texts.length === 0) {',
    'if (status >= 500) {',
  ],
  [
    'R-233',
    `${auth}/sign-up/SignUpScreen.tsx`,
    `${signUpButton}${signUpFailure}`,
    `${signUpFailure}${signUpButton}`,
  ],
];
