import { Button, Link, OtpField, PasswordField, AuthForm, useFocusAfter } from '@nevisa/ui';
import { useRef } from 'react';
import { paths } from '../../../shared/paths.ts';
import { changePasswordText } from '../../../shared/text/changePasswordText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { forgotText } from '../../../shared/text/forgotText.ts';
import { CodeCountdown } from '../parts/CodeCountdown.tsx';
import { FailureAlert } from '../parts/FailureAlert.tsx';
import { AuthPage } from '../parts/AuthPage.tsx';
import { type CodeScreenProps, withCodeState } from '../parts/withCodeState.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** Choosing another password with the code that was sent (specification §2, R-125…R-130). */
function ChangePasswordScreen({ title, sent }: CodeScreenProps) {
  const { code, fields, submit } = useChangePassword(sent);
  const field = useRef<HTMLInputElement>(null);
  useFocusAfter(code.resending, field);
  const type = sent.type === 'phone' ? forgotText.typePhone : forgotText.typeEmail;
  return (
    <AuthPage heading={title} sentence={fill(changePasswordText.sentTo, { type })}>
      <AuthForm onSubmit={submit} busy={code.verifying}>
        <OtpField
          ref={field}
          name="otp"
          label={changePasswordText.code}
          error={fields.findError('otp')}
          onInput={() => fields.fieldChanged('otp')}
        />
        <PasswordField
          name="password"
          label={changePasswordText.password}
          size="large"
          error={fields.findError('password')}
          autoComplete="new-password"
          onInput={() => fields.fieldChanged('password')}
        />
        <PasswordField
          name="password_confirmation"
          label={changePasswordText.passwordConfirmation}
          size="large"
          error={fields.findError('password_confirmation')}
          autoComplete="new-password"
          onInput={() => fields.fieldChanged('password_confirmation')}
        />
        <Button
          type="submit"
          size="large"
          wide
          busy={code.verifying}
          busyLabel={changePasswordText.submitting}
          waiting={code.waiting}
          disabled={!code.canVerify}
        >
          {changePasswordText.submit}
        </Button>
        <FailureAlert lines={code.refusal} />
      </AuthForm>
      <CodeCountdown code={code} />
      <Link href={paths.signIn}>{changePasswordText.toSignin}</Link>
    </AuthPage>
  );
}

export default withCodeState(ChangePasswordScreen, {
  path: paths.forgotPassword,
  notice: 'code-first',
});
