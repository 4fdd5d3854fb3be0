import type { User } from '@nevisa/api/types';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { useAppServices } from '../../app/appServices.ts';
import { useFirstView } from '../../shared/lists/choices/useFirstView.ts';
import { historyAddress } from './data/historyAddress.ts';
import { createHistoryChoices } from './data/historyChoices.ts';
import { useHistory } from './data/useHistory.ts';
import { EditingPage, usePreloadOnRow } from './editing/lateEditingPage.ts';
import { HistoryList } from './list/HistoryList.tsx';
import { useToastQueue } from './list/useHistoryToasts.ts';
import { useOpenedRow } from './list/useListPlace.ts';

/** The history: the list of texts, and one of them opened for writing. */
export default function HistoryScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <FirstView title={title} user={user} />;
}

function FirstView({ title, user }: { title: string; user: User }) {
  const { views } = useAppServices().userScope(user.id).get(createHistoryChoices);
  const view = useFirstView(historyAddress, views);
  return view === null ? (
    <UserHistory title={title} user={user} />
  ) : (
    <Navigate to={`${paths.history}?${view}`} replace />
  );
}

function UserHistory({ title, user }: { title: string; user: User }) {
  const history = useHistory(user);
  const toasts = useToastQueue();
  usePreloadOnRow();
  const { record } = history.list.address;
  useOpenedRow(history, record);
  return record === null ? (
    <HistoryList title={title} history={history} toasts={toasts} />
  ) : (
    <Suspense fallback={<PageSpinner />}>
      <EditingPage key={record} id={record} history={history} toasts={toasts} />
    </Suspense>
  );
}
