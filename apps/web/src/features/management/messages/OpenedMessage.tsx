import { isNotFound } from '@nevisa/api/failures';
import type { Failure, Id } from '@nevisa/api/types';
import type { ComposeEmitted } from '@nevisa/machines';
import { Button, EmptyState, Illustration, Page, type ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppServices } from '../../../app/appServices.ts';
import { PageSpinner } from '../../../shared/shell/PageSpinner.tsx';
import { adminMessagesText } from '../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../shared/text/adminMessageWords.ts';
import { ComposePage } from './compose/ComposePage.tsx';
import { hasTypedLate } from './compose/toComposeInput.ts';
import type { Compose } from './compose/useCompose.ts';
import { nameCopy, messageAddress, newRecord, readRecord } from './data/messageAddress.ts';
import { askToCarryOut } from './data/messageBulks.ts';
import { createMessageDrafts } from './data/messageDrafts.ts';
import { isEditable } from './data/messageValues.ts';
import { type LoadedMessage, useMessage } from './data/useMessage.ts';
import type { AdminMessages } from './data/useMessages.ts';
import { SentPage } from './report/SentPage.tsx';
import { LoadFailed } from '../../../shared/lists/view/LoadFailed.tsx';

export interface OpenedMessageProps {
  record: string;
  messages: AdminMessages;
  toasts: ToastQueue;
}

/** The record of the address. A new message gets an address of its own while it is written, and its form stays. */
export default function OpenedMessage(props: OpenedMessageProps) {
  const { record } = props;
  const [opened, setOpened] = useState({ record, id: null as string | null });
  if (record !== opened.record && record !== opened.id) {
    setOpened({ record, id: null });
  }
  const replaceRecord = useReplaceRecord();
  return (
    <LoadedMessage
      key={opened.record}
      {...props}
      record={opened.record}
      onSaved={(id) => {
        const name = String(id);
        if (name !== opened.record && name !== opened.id) {
          setOpened({ record: opened.record, id: name });
          replaceRecord(name);
        }
      }}
    />
  );
}

/** Replaces the record of the address; what the list has, and the way back, stay. */
function useReplaceRecord(): (record: string) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (record) => {
    const parameters = new URLSearchParams(search);
    parameters.set(messageAddress.record ?? 'id', record);
    void navigate({ search: parameters.toString() }, { replace: true, state: state as unknown });
  };
}

interface LoadedMessageProps extends OpenedMessageProps {
  onSaved: (id: Id) => void;
}

function LoadedMessage({ record, messages, toasts, onSaved }: LoadedMessageProps) {
  const { user, member, list } = messages;
  const opened = readRecord(record);
  const id = opened.kind === 'message' ? opened.id : opened.like;
  const loaded = useMessage(user, member, id);
  const drafts = useAppServices().userScope(user.id).get(createMessageDrafts);
  const { message } = loaded;
  // The form lives on while its message is read again, also when it is gone.
  const [isComposing, setComposing] = useState(false);
  const [wantsSent, setWantsSent] = useState(false);
  if (id !== null && message === null) {
    return loaded.failure === null ? (
      <PageSpinner />
    ) : (
      <NotLoaded loaded={loaded} failure={loaded.failure} onClose={list.close} />
    );
  }
  const isForm = opened.kind === 'new' || (message !== null && isEditable(message));
  const isWritten =
    isComposing || isForm || (!wantsSent && hasTypedLate(message, drafts.read(record)));
  if (isWritten !== isComposing) {
    setComposing(true);
  }
  if (message !== null && !isForm && (wantsSent || !isWritten)) {
    return (
      <SentPage
        user={user}
        member={member}
        message={message}
        onClose={list.close}
        onSimilar={() => list.open(nameCopy(message.id))}
        onRetract={() => askToCarryOut(member, 'retract', [message.id])}
      />
    );
  }
  return (
    <ComposePage
      user={user}
      member={member}
      record={record}
      message={message}
      onSaved={onSaved}
      onReport={(event) => reportCompose(event, { toasts, close: list.close })}
      onClose={list.close}
      onShowSent={() => {
        setWantsSent(true);
        loaded.retry();
      }}
      onCopyTyped={(compose: Compose) => {
        const kept = { values: compose.values, clientId: crypto.randomUUID(), saved: null };
        drafts.putOver(newRecord, kept);
        drafts.remove(String(compose.context.saved?.id ?? record));
        list.open(newRecord);
      }}
    />
  );
}

/** What has been done with the form, in a toast; a message that left the drafts closes it. */
function reportCompose(
  event: ComposeEmitted,
  { toasts, close }: { toasts: ToastQueue; close: () => void },
): void {
  switch (event.type) {
    case 'test.sent':
      toasts.add({ text: adminMessageWords.tested, tone: 'success' });
      break;
    case 'message.sent':
      toasts.add({ text: adminMessagesText.sent, tone: 'success' });
      close();
      break;
    case 'message.scheduled':
      toasts.add({ text: adminMessagesText.scheduled, tone: 'success' });
      close();
      break;
    case 'schedule.undone':
      toasts.add({ text: adminMessageWords.scheduleUndone, tone: 'success' });
      break;
    // The guard of the page leads a person without rights away (T-95).
    case 'access.lost':
    case 'draft.saved':
      break;
  }
}

interface NotLoadedProps {
  loaded: LoadedMessage;
  failure: Failure;
  onClose: () => void;
}

function NotLoaded({ loaded: { loading, retry }, failure, onClose }: NotLoadedProps) {
  const isGone = isNotFound(failure);
  return (
    <Page>
      {isGone ? (
        <EmptyState
          drawing={<Illustration name="empty" />}
          heading={adminMessageWords.notFound}
          sentence={adminMessageWords.notFoundSentence}
          action={<Button onClick={onClose}>{adminMessageWords.back}</Button>}
        />
      ) : (
        <LoadFailed
          drawing={<Illustration name="offline" />}
          heading={adminMessageWords.notLoaded}
          failure={failure}
          retrying={loading}
          onRetry={retry}
        />
      )}
    </Page>
  );
}
