import type { User } from '@nevisa/api/types';
import { Suspense } from 'react';
import { paths } from '../../shared/paths.ts';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { PageTitle } from '../../shared/shell/PageTitle.tsx';
import { useViewFocus } from '../../shared/shell/useViewFocus.ts';
import { useToastQueue } from '../../shared/shell/useToastQueue.ts';
import { historyText } from '../../shared/text/historyText.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { FirstView } from '../../shared/lists/choices/FirstView.tsx';
import { historyAddress } from './data/historyAddress.ts';
import { createHistoryChoices } from './data/historyChoices.ts';
import { useHistory } from './data/useHistory.ts';
import { EditingPage, usePreloadOnRow } from './editing/lateEditingPage.ts';
import { HistoryList } from './list/HistoryList.tsx';
import { useOpenedRow } from './list/useListPlace.ts';

/** The history: the list of texts, and one of them opened for writing. */
export default function HistoryScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return (
    user && (
      <FirstView
        user={user}
        description={historyAddress}
        choices={createHistoryChoices}
        path={paths.history}
      >
        <UserHistory title={title} user={user} />
      </FirstView>
    )
  );
}

function UserHistory({ title, user }: { title: string; user: User }) {
  const history = useHistory(user);
  const toasts = useToastQueue();
  usePreloadOnRow();
  const { record, filters } = history.list.address;
  useOpenedRow(history, record);
  useViewFocus(record ?? (filters.trash ? 'trash' : 'texts'));
  return record === null ? (
    <>
      <PageTitle title={filters.trash ? historyText.trash : title} />
      <HistoryList title={title} history={history} toasts={toasts} />
    </>
  ) : (
    <Suspense fallback={<PageSpinner />}>
      <EditingPage key={record} id={record} history={history} toasts={toasts} />
    </Suspense>
  );
}
