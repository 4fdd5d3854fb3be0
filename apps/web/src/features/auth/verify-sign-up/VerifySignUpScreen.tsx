import { Button, Link, OtpField, AuthForm, useFocusAfter } from '@nevisa/ui';
import { useRef } from 'react';
import { paths } from '../../../shared/paths.ts';
import { startText } from '../../../shared/text/startText.ts';
import { verifyText } from '../../../shared/text/verifyText.ts';
import { CodeCountdown } from '../parts/CodeCountdown.tsx';
import { FailureAlert } from '../parts/FailureAlert.tsx';
import { AuthPage } from '../parts/AuthPage.tsx';
import { type CodeScreenProps, withCodeState } from '../parts/withCodeState.tsx';
import { useVerifySignUp } from './useVerifySignUp.ts';

/** Verification of a new account (specification §2, R-100…R-111). */
function VerifySignUpScreen({ title, sent }: CodeScreenProps) {
  const { code, fields, submit } = useVerifySignUp(sent);
  const field = useRef<HTMLInputElement>(null);
  useFocusAfter(code.resending, field);
  return (
    <AuthPage
      heading={title}
      sentence={sent.type === 'phone' ? verifyText.sentPhone : verifyText.sentEmail}
    >
      <AuthForm onSubmit={submit} busy={code.verifying}>
        <OtpField
          ref={field}
          name="otp"
          label={verifyText.code}
          hint={verifyText.codeHint}
          error={fields.findError('otp')}
          onInput={() => fields.fieldChanged('otp')}
        />
        <Button
          type="submit"
          size="large"
          wide
          busy={code.verifying}
          busyLabel={verifyText.submitting}
          waiting={code.waiting}
          disabled={!code.canVerify}
        >
          {startText.activateAccount}
        </Button>
        <FailureAlert lines={code.refusal} />
      </AuthForm>
      <CodeCountdown code={code} />
      <Link href={paths.signIn}>{verifyText.toSignin}</Link>
    </AuthPage>
  );
}

export default withCodeState(VerifySignUpScreen, {
  path: paths.signUp,
  notice: 'sign-up-first',
});
