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
const refusal = 'packages/api/src/refusal.ts';
const answerBody = 'packages/api/src/answerBody.ts';
const alertStyles = 'packages/ui/src/components/feedback/Alert/Alert.styles.ts';
const useForgotPassword = `${auth}/forgot-password/useForgotPassword.ts`;
const registerMachine = 'packages/machines/src/register/registerMachine.ts';
const useRequiredFields = `${auth}/parts/useRequiredFields.ts`;
const authMachine = 'packages/machines/src/auth/authMachine.ts';
const schemas = 'packages/api/src/schemas.ts';

/** Faults of the rows on the error catalogue and the constants. */
export const errorFaults: FaultTable = [
  ['R-230', `${texts}/commonText.ts`, "network: 'خطا در شبکه'", "network: 'خطای شبکه'"],
  ['R-230', client, "signal?.aborted ? 'aborted' :", "timeout.aborted ? 'aborted' :"],
  ['R-231', errorTexts, '(...listReadableLines(value)', '(...listReadableLines(value).slice(0, 0)'],
  ['R-231', refusal, '= html ? [] : listErrorTexts(', '= listErrorTexts(html ? text : '],
  ['R-231', answerBody, "type.includes('text/html') || ", ''],
  ['R-231', answerBody, ' || /^\\s*<(?:!doctype|html|head|body)/i.test(text)', ''],
  ['R-232', errorTexts, "? 'detail' in value", '? true'],
  ['R-232', errorTexts, "key === 'error_code' && Object", "key === 'error' && Object"],
  ['R-232', alertStyles, '  white-space: pre-line;\n', ''],
  ['R-232', `${auth}/parts/FailureAlert.tsx`, "lines.join('\\n')", "lines.join(' ')"],
  ['R-233', `${auth}/parts/FailureAlert.tsx`, 'ref={region} urgent>', 'ref={region}>'],
  ['R-233', `${auth}/parts/FailureAlert.tsx`, 'tone="danger"', 'tone="warning"'],
  ['R-233', alertStyles, '${softTones.danger}', '${softTones.information}'],
  ['R-234', lines, 'lines.length === 0 || speaksForItself', 'lines.length > 0 || speaksForItself'],
  ['R-234', lines, "failure.kind === 'network' || failure", 'failure'],
  ['R-235', useForgotPassword, 'failure, forgotText.failed', 'failure, forgotText.contact'],
  ['R-235', `${texts}/forgotText.ts`, "'اطلاعات وارد شده صحیح نیست'", "'اطلاعات صحیح نیست'"],
  ['R-236', `${texts}/signupText.ts`, 'پذیرش قوانین و مقررات الزامی است', 'این فیلد الزامی است'],
  ['R-236', registerMachine, ",\n                { actions: 'missAgreement' },", ','],
  ['R-237', `${texts}/commonText.ts`, "'این فیلد الزامی است'", "'این فیلد را پر کنید'"],
  ['R-237', useRequiredFields, 'setMissing(empty);', 'setMissing(empty.slice(0, 1));'],
  ['R-238', `${texts}/messagesText.ts`, "'پیامی برای نمایش وجود ندارد'", "'پیامی وجود ندارد'"],
  ['R-239', `${auth}/authSession/startAuth.ts`, 'log(`${call} failed`, failure);', ''],
  [
    'R-239',
    'packages/machines/src/otp/otpMachine.ts',
    "{ target: 'over' },\n                  ],",
    "{ target: 'over', actions: { type: 'rememberFailure', params: getOutput } },\n                  ],",
  ],
  ['R-240', authMachine, "actions: 'removeToken',", "actions: ['removeToken', 'markExpired'],"],
  ['R-240', 'packages/api/src/failures.ts', '(401, failure)', '(403, failure)'],
  [
    'R-241',
    'apps/web/src/features/payment/screen/listReceiptRows.tsx',
    "reason === 'Canceled' ? paymentText.canceledByUser : isolateText(reason)",
    'isolateText(reason)',
  ],
  ['R-242', authMachine, "'markExpired'] },", "'markLeft'] },"],
  ['R-242', `${auth}/sign-in/SignInScreen.tsx`, 'signIn.expired && !explained &&', 'false &&'],
  ['R-242', `${auth}/authSession/startAuth.ts`, "'session.ended'", "'signOut.requested'"],
  ['R-242', `${auth}/authSession/startAuth.ts`, ' && sentToken === tokens.read()', ''],
  ['R-242', 'apps/web/src/app/forgetPersonalData.ts', 'writingMemory.hold', 'writingMemory.forget'],
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
    useRequiredFields,
    "(name.includes('password') ? value : normaliseIdentifier(value)) === ''",
    "(name.includes('password') ? value.length < 8 : normaliseIdentifier(value) === '')",
  ],
  ['R-252', schemas, "'OFFER'] as const", "'OFFER', 'ALERT'] as const"],
  ['R-252', schemas, "fallback(v.picklist(messageStatuses), 'SEEN')", 'picklist(messageStatuses)'],
  ['R-232', refusal, 'status >= 500 && texts.length === 0', 'status >= 500'],
  [
    'R-233',
    `${auth}/sign-up/SignUpScreen.tsx`,
    `${signUpButton}${signUpFailure}`,
    `${signUpFailure}${signUpButton}`,
  ],
  [
    'R-232',
    errorTexts,
    '  if (Array.isArray(value)) {\n    return value.slice(0, maxSteps);\n  }',
    '  if (Array.isArray(value)) {\n    return value.slice(0, 1);\n  }',
  ],
  ['R-232', errorTexts, '.toReversed()', ''],
  ['R-232', errorTexts, 'isMachineCode(child) && hasWords', 'hasWords'],
];
