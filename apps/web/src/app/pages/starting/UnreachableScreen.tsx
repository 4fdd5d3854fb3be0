import { Button, Cluster, ErrorPage, OfflineDrawing } from '@nevisa/ui';
import { appText } from '../../../shared/text/appText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { navText } from '../../../shared/text/navText.ts';
import { useAuth } from '../../../features/auth/authSession/useAuth.ts';

/**
 * The page shown when the stored auth session could not be checked; it offers a retry and, for a
 * shared computer, the sign-out. It is part of the start chunk: a missing network must not
 * keep it away.
 */
export function UnreachableScreen() {
  const { failure, retry, signOut } = useAuth();
  return (
    <ErrorPage
      drawing={<OfflineDrawing />}
      heading={appText.initError}
      sentence={failure && listFailureLines(failure).join('\n')}
      action={
        <Cluster>
          <Button variant="primary" onClick={retry}>
            {appText.initRetry}
          </Button>
          <Button variant="secondary" onClick={signOut}>
            {navText.logout}
          </Button>
        </Cluster>
      }
    />
  );
}
