import type { Conversation } from '@nevisa/api/types';
import type { ToastQueue } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { PageTitle } from '../../../shared/shell/PageTitle.tsx';
import { EditorKeyChoice } from '../../../shared/shortcuts/editorKeyChoice.tsx';
import { historyText } from '../../../shared/text/historyText.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { findRow } from '../data/historyCache.ts';
import type { History } from '../data/useHistory.ts';
import { getTitle } from '../list/rowFacts.tsx';
import { useHistoryToasts } from '../list/useHistoryToasts.ts';
import { FailedPlace, GonePlace, LoadingPlace, UnfinishedPlace } from './EditorPlaces.tsx';
import { OpenedPage } from './OpenedPage.tsx';
import { useConversationView } from './useConversationView.ts';
import { useOpenedConversation } from './useOpenedConversation.ts';
import { useRetryJob } from './useRetryJob.ts';

export interface EditingPageProps {
  /** As it is in the address. */
  id: string;
  history: History;
  toasts: ToastQueue;
}

/** One text of the history, opened for writing. */
export function EditingPage({ id, history, toasts }: EditingPageProps) {
  // The server gets its id in its own JSON type where the list knows it.
  const [knownId] = useState(() => findRow(history.member.queries, id)?.id ?? id);
  const opened = useOpenedConversation(history.user, knownId);
  useHistoryToasts(history, toasts);
  return (
    <>
      <OpenedTitle id={id} opened={opened} history={history} />
      <Opened id={id} opened={opened} history={history} toasts={toasts} />
    </>
  );
}

interface OpenedProps extends EditingPageProps {
  opened: OpenedConversation;
}

function Opened({ id, opened, history, toasts }: OpenedProps) {
  const view = useConversationView(opened);
  const failure = useSelector(opened.actor, ({ context }) => context.loadFailure);
  const job = useRetryJob(opened, toasts);
  const progress = useSelector(history.member.actor, ({ context }) => context.jobs.get(id));
  const { conversation, document } = view.facts;
  useJobEnd(history, opened, id);
  useWatched(history, view.part === 'unfinished' ? conversation : null);
  const title = readTitle(history, id, conversation);
  const back = history.list.close;
  switch (view.part) {
    case 'loading':
      return <LoadingPlace title={title} onBack={back} />;
    case 'failed':
      return (
        <FailedPlace
          title={title}
          failure={failure}
          onRetry={() => opened.actor.send({ type: 'retry.requested' })}
          onBack={back}
        />
      );
    case 'gone':
      return <GonePlace onBack={back} />;
    case 'unfinished':
      return (
        conversation !== null && (
          <UnfinishedPlace
            conversation={{ ...conversation, ...progress }}
            isRetrying={job.isRetrying}
            onRetry={job.retry}
            onBack={back}
          />
        )
      );
    case 'text':
      return (
        document !== null && (
          <EditorKeyChoice user={history.user}>
            <OpenedPage {...{ opened, document, view, history, toasts }} />
          </EditorKeyChoice>
        )
      );
  }
}

/** Names the tab after the text, so that tabs with different texts differ (WCAG 2.4.2). */
function OpenedTitle({ id, opened, history }: Omit<OpenedProps, 'toasts'>) {
  const { conversation } = useSyncExternalStore(opened.facts.subscribe, opened.facts.read);
  return <PageTitle title={readTitle(history, id, conversation)} />;
}

function readTitle(history: History, id: string, conversation: Conversation | null): string {
  const known = conversation ?? findRow(history.member.queries, id);
  return known === null ? historyText.open : getTitle({ key: id, server: known, device: null });
}

/** Has the conversion watched while it has no text. */
function useWatched({ watch }: History, conversation: Conversation | null): void {
  useEffect(() => {
    watch(conversation);
    return () => watch(null);
  }, [watch, conversation]);
}

/** Asks for the text when its conversion has ended. */
function useJobEnd({ member: { actor } }: History, opened: OpenedConversation, id: string): void {
  const end = useEffectEvent((job: string) => {
    if (job === id) {
      void opened.look();
    }
  });
  useEffect(() => {
    const subscription = actor.on('job.ended', (job) => end(String(job.id)));
    return () => subscription.unsubscribe();
  }, [actor]);
}
