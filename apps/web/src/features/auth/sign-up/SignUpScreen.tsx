import { Button, Link, PasswordField, AuthForm, TextField } from '@nevisa/ui';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { signupText } from '../../../shared/text/signupText.ts';
import { FailureAlert } from '../parts/FailureAlert.tsx';
import { NoticeAlert } from '../parts/NoticeAlert.tsx';
import { AuthPage } from '../parts/AuthPage.tsx';
import { SocialButton } from '../parts/SocialButton.tsx';
import { useGuestPath } from '../parts/useGuestPath.ts';
import { Agreement } from './Agreement.tsx';
import { Invitation } from './Invitation.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { type SignUp, useSignUp } from './useSignUp.ts';

/** Register (specification §2, R-080…R-092). */
export default function SignUpScreen({ title }: { title: string }) {
  const signUp = useSignUp();
  const signInPath = useGuestPath(paths.signIn);
  if (signUp.signedIn) {
    return <Navigate to={paths.home} replace />;
  }
  return (
    <AuthPage heading={title}>
      <NoticeAlert />
      <Invitation code={signUp.referrer} />
      <AuthForm onSubmit={signUp.submit} busy={signUp.busy}>
        <AccountFields fields={signUp.fields} />
        <Agreement
          agreed={signUp.agreed}
          missing={signUp.agreementMissing}
          onChange={signUp.changeAgreement}
          onRead={signUp.openTerms}
        />
        <Button
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
        <FailureAlert lines={signUp.refusal} />
      </AuthForm>
      {signUp.socialOffered && (
        <SocialButton
          busy={signUp.socialBusy}
          waiting={signUp.waiting}
          disabled={signUp.busy}
          onClick={signUp.signUpSocially}
          onCancel={signUp.cancelSocially}
        >
          {signupText.social}
        </SocialButton>
      )}
      <p>
        {signupText.haveAccount} <Link href={signInPath}>{signupText.toSignin}</Link>
      </p>
      <TermsDialog
        open={signUp.readingTerms}
        onAccept={signUp.acceptTerms}
        onClose={signUp.closeTerms}
      />
    </AuthPage>
  );
}

function AccountFields({ fields: { findError, fieldChanged } }: Pick<SignUp, 'fields'>) {
  return (
    <>
      <TextField
        name="username"
        label={signupText.username}
        hint={signupText.usernameHint}
        size="large"
        error={findError('username')}
        autoComplete="username"
        {...latinInput}
        onInput={() => fieldChanged('username')}
      />
      <TextField
        name="contact"
        label={signupText.contact}
        hint={signupText.contactHint}
        size="large"
        error={findError('contact')}
        autoComplete="email"
        inputMode="email"
        {...latinInput}
        onInput={() => fieldChanged('contact')}
      />
      <PasswordField
        name="password"
        label={signupText.password}
        size="large"
        error={findError('password')}
        autoComplete="new-password"
        onInput={() => fieldChanged('password')}
      />
      <PasswordField
        name="password_confirmation"
        label={signupText.passwordConfirmation}
        size="large"
        error={findError('password_confirmation')}
        autoComplete="new-password"
        onInput={() => fieldChanged('password_confirmation')}
      />
    </>
  );
}

const latinInput = { autoCapitalize: 'none', spellCheck: false, latin: true } as const;
