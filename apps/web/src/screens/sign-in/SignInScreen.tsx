import {
  Alert,
  Button,
  DemoAccounts,
  Link,
  LiveRegion,
  PasswordField,
  SessionCard,
  SessionForm,
  SessionFrame,
  TextField,
} from '@nevisa/ui';
import { withProductName } from '../../config.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { SupportPhone } from '../../shell/SupportPhone.tsx';
import { addedText } from '../../text/addedText.ts';
import { appText } from '../../text/appText.ts';
import { signinText } from '../../text/signinText.ts';
import { specText } from '../../text/specText.ts';
import { useSignIn } from './useSignIn.ts';

/** Sign-in by name, phone or e-mail (specification §2, R-070…R-078). */
export default function SignInScreen({ title }: { title: string }) {
  const { config, demoAccounts } = useServices();
  const signIn = useSignIn();
  const errorOf = (name: (typeof signIn.missing)[number]) =>
    signIn.missing.includes(name) ? specText.required : undefined;
  return (
    <SessionFrame
      tagline={appText.tagline}
      below={
        demoAccounts.length > 0 && (
          <DemoAccounts
            label={addedText.demoTitle}
            accounts={demoAccounts.map(({ username, label }) => ({ id: username, label }))}
            onChoose={signIn.signInAs}
          />
        )
      }
    >
      <SessionCard
        heading={withProductName(title, config)}
        brandName={config.productName}
        footer={<SupportPhone />}
      >
        <LiveRegion>
          {signIn.expired && <Alert tone="information">{signinText.expired}</Alert>}
        </LiveRegion>
        <SessionForm onSubmit={signIn.submit} onFocus={signIn.begun} busy={signIn.busy}>
          <TextField
            name="username_or_phone_or_email"
            label={signinText.identifier}
            size="large"
            placeholder={signinText.identifierPlaceholder}
            error={errorOf('username_or_phone_or_email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            latin
            onInput={() => signIn.fieldChanged('username_or_phone_or_email')}
          />
          <PasswordField
            name="password"
            size="large"
            label={signinText.password}
            error={errorOf('password')}
            autoComplete="current-password"
            onInput={() => signIn.fieldChanged('password')}
          />
          <Link href={paths.forgotPassword} variant="quiet">
            {signinText.toForgot}
          </Link>
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={signIn.busy}
            busyLabel={signinText.submitting}
          >
            {signinText.submit}
          </Button>
          <LiveRegion urgent>
            {signIn.refusal.length > 0 && <Alert tone="danger">{signIn.refusal.join('\n')}</Alert>}
          </LiveRegion>
        </SessionForm>
        {signIn.socialOffered && (
          <Button
            variant="secondary"
            size="large"
            wide
            disabled={signIn.busy}
            onClick={signIn.signInSocially}
          >
            {signinText.social}
          </Button>
        )}
        <p>
          {signinText.noAccount} <Link href={paths.signUp}>{signinText.toSignup}</Link>
        </p>
      </SessionCard>
    </SessionFrame>
  );
}
