import { Alert, Button, Link, LiveRegion, PasswordField, AuthForm, TextField } from '@nevisa/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { signinText } from '../../../shared/text/signinText.ts';
import { readNotice } from '../parts/authNotice.ts';
import { FailureAlert } from '../parts/FailureAlert.tsx';
import { NoticeAlert } from '../parts/NoticeAlert.tsx';
import { AuthPage } from '../parts/AuthPage.tsx';
import { SocialButton } from '../parts/SocialButton.tsx';
import { useGuestPath } from '../parts/useGuestPath.ts';
import { type SignIn, useSignIn } from './useSignIn.ts';

/** Sign-in by name, phone or e-mail (specification §2, R-070…R-078). */
export default function SignInScreen({ title }: { title: string }) {
  const { demo } = useAppServices();
  const signIn = useSignIn();
  const signUpPath = useGuestPath(paths.signUp);
  const explained = readNotice(useLocation().state) !== null;
  return (
    <AuthPage heading={title} below={demo && <demo.Accounts onChoose={signIn.signInAs} />}>
      <LiveRegion>
        {signIn.expired && !explained && <Alert tone="information">{signinText.expired}</Alert>}
      </LiveRegion>
      <NoticeAlert />
      <SignInForm signIn={signIn} />
      {signIn.socialOffered && (
        <SocialButton
          busy={signIn.socialBusy}
          waiting={signIn.waiting}
          disabled={signIn.busy}
          onClick={signIn.signInSocially}
          onCancel={signIn.cancelSocially}
        >
          {signinText.social}
        </SocialButton>
      )}
      <p>
        {signinText.noAccount} <Link href={signUpPath}>{signinText.toSignup}</Link>
      </p>
    </AuthPage>
  );
}

function SignInForm({ signIn }: { signIn: SignIn }) {
  const { findError, fieldChanged } = signIn.fields;
  const forgotPath = useGuestPath(paths.forgotPassword);
  return (
    <AuthForm onSubmit={signIn.submit} onFocus={signIn.begun} busy={signIn.busy}>
      <TextField
        name="username_or_phone_or_email"
        label={signinText.identifier}
        size="large"
        placeholder={signinText.identifierPlaceholder}
        error={findError('username_or_phone_or_email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        latin
        inputMode="email"
        onInput={() => fieldChanged('username_or_phone_or_email')}
      />
      <PasswordField
        name="password"
        size="large"
        label={signinText.password}
        error={findError('password')}
        autoComplete="current-password"
        onInput={() => fieldChanged('password')}
      />
      <Link href={forgotPath}>{signinText.toForgot}</Link>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={signIn.busy}
        busyLabel={signinText.submitting}
        waiting={signIn.waiting}
      >
        {signinText.submit}
      </Button>
      <FailureAlert lines={signIn.refusal} />
    </AuthForm>
  );
}
