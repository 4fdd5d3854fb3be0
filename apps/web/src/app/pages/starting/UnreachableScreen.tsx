import { Button, ErrorPage, Illustration } from '@nevisa/ui';
import { appText } from '../../../shared/text/appText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { useAuth } from '../../../features/auth/authSession/useAuth.ts';

/** The page shown when the stored auth session could not be checked; it offers a retry. */
export default function UnreachableScreen() {
  const { failure, retry } = useAuth();
  return (
    <ErrorPage
      drawing={<Illustration name="offline" />}
      heading={appText.initError}
      sentence={failure && failureLines(failure).join('\n')}
      action={
        <Button variant="primary" onClick={retry}>
          {appText.initRetry}
        </Button>
      }
    />
  );
}
