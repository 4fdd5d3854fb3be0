import { Button, Link, AuthForm, TextField } from '@nevisa/ui';
import { paths } from '../../../shared/paths.ts';
import { forgotText } from '../../../shared/text/forgotText.ts';
import { FailureAlert } from '../parts/FailureAlert.tsx';
import { NoticeAlert } from '../parts/NoticeAlert.tsx';
import { AuthPage } from '../parts/AuthPage.tsx';
import { useGuestPath } from '../parts/useGuestPath.ts';
import { useForgotPassword } from './useForgotPassword.ts';

/** The way back to a forgotten password (specification §2, R-120…R-124). */
export default function ForgotPasswordScreen({ title }: { title: string }) {
  const { fields, busy, waiting, refusal, submit } = useForgotPassword();
  const signInPath = useGuestPath(paths.signIn);
  return (
    <AuthPage heading={title}>
      <NoticeAlert />
      <AuthForm onSubmit={submit} busy={busy}>
        <TextField
          name="contact"
          label={forgotText.contact}
          size="large"
          error={fields.findError('contact')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          latin
          inputMode="email"
          onInput={() => fields.fieldChanged('contact')}
        />
        <Button
          type="submit"
          size="large"
          wide
          busy={busy}
          busyLabel={forgotText.submitting}
          waiting={waiting}
        >
          {forgotText.submit}
        </Button>
        <FailureAlert lines={refusal} />
      </AuthForm>
      <Link href={signInPath}>{forgotText.toSignin}</Link>
    </AuthPage>
  );
}
