import type { User } from '@nevisa/api/types';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { useFirstView } from './data/useFirstView.ts';
import { useHistory } from './data/useHistory.ts';
import { HistoryList } from './list/HistoryList.tsx';
import { useToastQueue } from './list/useHistoryToasts.ts';
import { ReadingPage } from './reading/ReadingPage.tsx';

/** The history: the list of texts, and one of them to read. */
export default function HistoryScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <FirstView title={title} user={user} />;
}

function FirstView({ title, user }: { title: string; user: User }) {
  const view = useFirstView(user);
  return view === null ? (
    <UserHistory title={title} user={user} />
  ) : (
    <Navigate to={`${paths.history}?${view}`} replace />
  );
}

function UserHistory({ title, user }: { title: string; user: User }) {
  const history = useHistory(user);
  const toasts = useToastQueue();
  const { record } = history.list.address;
  return record === null ? (
    <HistoryList title={title} history={history} toasts={toasts} />
  ) : (
    <ReadingPage key={record} id={record} history={history} />
  );
}
