import type { User } from '@nevisa/api/types';
import { Suspense } from 'react';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { useHistory } from './data/useHistory.ts';
import { EditingPage, usePreloadOnRow } from './editing/lateEditingPage.ts';
import { HistoryList } from './list/HistoryList.tsx';
import { useToastQueue } from './list/useHistoryToasts.ts';

/** The history: the list of texts, and one of them opened for writing. */
export default function HistoryScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <UserHistory title={title} user={user} />;
}

function UserHistory({ title, user }: { title: string; user: User }) {
  const history = useHistory(user);
  const toasts = useToastQueue();
  usePreloadOnRow();
  const { record } = history.list.address;
  return record === null ? (
    <HistoryList title={title} history={history} toasts={toasts} />
  ) : (
    <Suspense fallback={<PageSpinner />}>
      <EditingPage key={record} id={record} history={history} toasts={toasts} />
    </Suspense>
  );
}
