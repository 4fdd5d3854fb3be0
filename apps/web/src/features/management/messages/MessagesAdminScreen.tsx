import type { User } from '@nevisa/api/types';
import { createToastQueue, ToastRegion, type ToastQueue } from '@nevisa/ui';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { createLate } from '../../../shared/late/createLate.ts';
import { FirstView } from '../../../shared/lists/choices/FirstView.tsx';
import { paths } from '../../../shared/paths.ts';
import { PageSpinner } from '../../../shared/shell/PageSpinner.tsx';
import { PageTitle } from '../../../shared/shell/PageTitle.tsx';
import { useViewFocus } from '../../../shared/shell/useViewFocus.ts';
import { adminMessagesText } from '../../../shared/text/adminMessagesText.ts';
import { useListReturn } from '../../../shared/lists/address/useListReturn.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import {
  messageAddress,
  recipientParameter,
  readRecord,
  toMessageAddress,
  readUsersRecord,
} from './data/messageAddress.ts';
import { createMessageChoices } from './data/messageChoices.ts';
import { type AdminMessages, useMessages } from './data/useMessages.ts';
import { BulkDialog } from './list/BulkDialog.tsx';
import { MessageList } from './list/MessageList.tsx';
import { useBulkToasts } from './list/useBulkToasts.ts';

/** A message is written or read in a chunk of its own. */
const LateMessage = createLate(
  () => import('./OpenedMessage.tsx'),
  (chunk) => chunk.default,
);

/** Messages of administration: their list, and one of them opened. */
export default function MessagesAdminScreen({ title }: { title: string }) {
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const record = readUsersRecord(parameters.get(recipientParameter));
  if (user === null) {
    return null;
  }
  return record === null ? (
    <FirstView
      user={user}
      description={messageAddress}
      choices={createMessageChoices}
      path={paths.adminMessages}
    >
      <UserMessages title={title} user={user} />
    </FirstView>
  ) : (
    <Navigate to={toMessageAddress(record)} replace />
  );
}

function UserMessages({ title, user }: { title: string; user: User }) {
  const messages = useMessages(user);
  const [toasts] = useState(createToastQueue);
  useBulkToasts(messages, toasts);
  return (
    <>
      <Content title={title} messages={messages} toasts={toasts} />
      <BulkDialog messages={messages} />
      <ToastRegion queue={toasts} />
    </>
  );
}

interface ContentProps {
  title: string;
  messages: AdminMessages;
  toasts: ToastQueue;
}

function Content({ title, messages, toasts }: ContentProps) {
  const { record } = messages.list.address;
  const closed = useListReturn(record, messages.page.items !== null && !messages.page.outdated);
  // A new message gets an address of its own while it is written.
  useViewFocus(record === null ? 'list' : 'message');
  return record === null ? (
    <>
      <PageTitle title={title} />
      <MessageList title={title} messages={messages} toasts={toasts} closed={closed} />
    </>
  ) : (
    <Suspense fallback={<PageSpinner />}>
      <PageTitle title={readRecord(record).kind === 'new' ? adminMessagesText.create : title} />
      <LateMessage record={record} messages={messages} toasts={toasts} />
    </Suspense>
  );
}
