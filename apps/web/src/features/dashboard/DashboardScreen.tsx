import { getDisplayName, hasService } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { Columns, Page, PageHeader } from '@nevisa/ui';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { fill } from '../../shared/text/fill.ts';
import { LastTexts } from './LastTexts.tsx';
import { NewestMessages } from './NewestMessages.tsx';
import { NewestTransactions } from './NewestTransactions.tsx';
import { NextStep } from './NextStep.tsx';
import { NoPackage } from './NoPackage.tsx';
import { PackageCard } from './PackageCard.tsx';
import { UsageCard } from './usage/UsageCard.tsx';

/** The dashboard: what one does next, the package and its use, and the newest texts, messages and transactions. */
export default function DashboardScreen() {
  const { user } = useAuth();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: User }) {
  useFreshAccount();
  return (
    <Page>
      <PageHeader heading={fill(addedText.hello, { name: getDisplayName(user) })} />
      {hasService(user) ? (
        <Columns>
          <NextStep user={user} />
          <PackageCard user={user} />
          <UsageCard user={user} />
          <NewestMessages user={user} />
          <LastTexts user={user} />
          <NewestTransactions user={user} />
        </Columns>
      ) : (
        <Columns>
          <NoPackage user={user} />
          <NewestMessages user={user} />
          <UsageCard user={user} />
          <LastTexts user={user} />
          <NewestTransactions user={user} />
        </Columns>
      )}
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
