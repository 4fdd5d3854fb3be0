import { getDisplayName, hasService } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { ButtonLink, Grid, LiveIcon, Page, PageHeader, PackagesIcon } from '@nevisa/ui';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../shared/paths.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { NewestMessages } from './NewestMessages.tsx';
import { NewestTransactions } from './NewestTransactions.tsx';
import { NoPackage } from './NoPackage.tsx';
import { PackageCard } from './PackageCard.tsx';

/** The dashboard: the package, the newest messages and transactions, and the link to dictation. */
export default function DashboardScreen() {
  const { user } = useAuth();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: User }) {
  useFreshAccount();
  const isServed = hasService(user);
  return (
    <Page>
      <PageHeader
        heading={fill(dashboardText.hello, { name: getDisplayName(user) })}
        actions={
          isServed ? (
            <ButtonLink href={paths.live} icon={<LiveIcon />}>
              {dashboardText.quickStart}
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.packages} icon={<PackagesIcon />}>
              {packagesText.buy}
            </ButtonLink>
          )
        }
      />
      <Grid gap="large" least="widest">
        {isServed ? <PackageCard user={user} /> : <NoPackage user={user} />}
        <NewestMessages user={user} />
      </Grid>
      <NewestTransactions user={user} />
    </Page>
  );
}

// The account was loaded at the start of the visit and may be outdated.
function useFreshAccount(): void {
  const { refresh } = useAuth();
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    ask();
  }, []);
}
