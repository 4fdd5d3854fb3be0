import { ButtonLink, Cluster } from '@nevisa/ui';
import { useAuth } from '../../features/auth/authSession/useAuth.ts';
import { paths } from '../../shared/paths.ts';
import { appText } from '../../shared/text/appText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { errorText } from '../../shared/text/errorText.ts';

/** The ways out of a page without content: the start, and for a user dictation. */
export function WaysBack() {
  const { user } = useAuth();
  return (
    <Cluster>
      <ButtonLink href={paths.home}>{errorText.backToDashboard}</ButtonLink>
      {user !== null && (
        <ButtonLink variant="secondary" href={paths.live}>
          {dashboardText.quickStart}
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** The product at the top of such a page. */
export const brand = { name: appText.name, href: paths.home };
