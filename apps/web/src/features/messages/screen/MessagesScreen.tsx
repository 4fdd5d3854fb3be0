import {
  Button,
  EmptyState,
  Illustration,
  LiveRegion,
  Page,
  PageHeader,
  formatNumber,
  ToastRegion,
  VisuallyHidden,
} from '@nevisa/ui';
import type { User } from '@nevisa/api/types';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { useAuth } from '../../auth/authSession/useAuth.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { dashboardText } from '../../../shared/text/dashboardText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { messagesText } from '../../../shared/text/messagesText.ts';
import { DeleteAllDialog } from './DeleteAllDialog.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageSkeletons } from './MessageSkeletons.tsx';
import { useMessageAnnouncement } from './useMessageAnnouncement.ts';
import { useMessageToasts } from './useMessageToasts.ts';
import { type Messages, useMessages } from '../useMessages.ts';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

/** The message centre (specification §2, R-140…R-149). */
export default function MessagesScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <MessageCentre title={title} user={user} />;
}

function MessageCentre({ title, user }: { title: string; user: User }) {
  const messages = useMessages(user);
  const { all, shown } = messages;
  // The account knows it before the list is there, so that nothing moves when it comes.
  const { new_messages_count: newCount } = user;
  const news = useMessageAnnouncement(messages);
  const toasts = useMessageToasts(user);
  useHeadingFocusOnRemoval(shown.length > 0);
  return (
    <>
      <LiveRegion>
        <VisuallyHidden>{news}</VisuallyHidden>
      </LiveRegion>
      <Page>
        <PageHeader
          heading={title}
          {...(newCount > 0 && {
            sentence: fill(dashboardText.newMessages, { n: formatNumber(newCount) }),
          })}
          {...(all.length > 0 && { actions: <DeleteAll messages={messages} /> })}
        />
        <MessageFilters messages={messages} />
        <Content messages={messages} />
        <DeleteAllDialog messages={messages} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}

function DeleteAll({ messages }: { messages: Messages }) {
  return (
    <Button variant="quiet" busy={messages.deletingAll} onClick={messages.askForAll}>
      {messagesText.deleteAll}
    </Button>
  );
}

function Content({ messages }: { messages: Messages }) {
  const { phase, shown, failure, retry } = messages;
  if (failure !== null) {
    return (
      <LoadFailed
        drawing={<Illustration name="offline" />}
        heading={addedText.messagesNotLoaded}
        failure={failure}
        retrying={phase === 'loading'}
        onRetry={retry}
      />
    );
  }
  if (phase === 'loading') {
    return <MessageSkeletons />;
  }
  return shown.length === 0 ? (
    <EmptyState drawing={<Illustration name="empty" />} heading={messagesText.empty} />
  ) : (
    <MessageList messages={messages} />
  );
}
