import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  formatNumber,
  Illustration,
  LiveRegion,
  Page,
  PageHeader,
  Pagination,
  PlusIcon,
  type ToastQueue,
  VisuallyHidden,
} from '@nevisa/ui';
import { useRef } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { usePacedCount } from '../../../../shared/lists/search/usePacedCount.ts';
import { useSearchKey } from '../../../../shared/lists/useSearchKey.ts';
import { ListChoices } from '../../../../shared/lists/view/ListChoices.tsx';
import { useHeadingFocusOnRemoval } from '../../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { a11yText, commonText } from '../../../../shared/text/commonText.ts';
import { failureLines } from '../../../../shared/text/failureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { addressOf, messageAddress, newRecord } from '../data/messageAddress.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { columnLabels } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import { MessageFilterBar } from './MessageFilterBar.tsx';
import { MessageNotices } from './MessageNotices.tsx';
import { MessageSelection } from './MessageSelection.tsx';
import { MessageTable } from './MessageTable.tsx';
import { useMessageCommands } from './useMessageCommands.ts';

export interface MessageListProps {
  title: string;
  messages: AdminMessages;
  toasts: ToastQueue;
  /** The message that was closed last, whose row takes the focus; null otherwise. */
  closed: string | null;
}

/** The messages of administration: search, filters, rows and what is done with them. */
export function MessageList({ title, messages, toasts, closed }: MessageListProps) {
  const { list, page } = messages;
  const search = useRef<HTMLInputElement>(null);
  const commands = useMessageCommands(messages);
  const { keySheetOff } = useAppServices();
  useSearchKey(search, !keySheetOff.isSet(String(messages.user.id)));
  useHeadingFocusOnRemoval((page.items?.length ?? 0) > 0);
  return (
    <>
      <Results messages={messages} />
      <Page>
        <PageHeader heading={title} actions={<HeadActions messages={messages} toasts={toasts} />} />
        <MessageFilterBar list={list} searchRef={search} />
        <MessageNotices messages={messages} />
        <MessageTable
          messages={messages}
          commands={commands}
          closed={closed}
          empty={<Empty messages={messages} />}
          failed={page.items === null && page.failure !== null ? <Failed page={page} /> : undefined}
          footer={footerOf(messages)}
        />
        <MessageSelection messages={messages} commands={commands} />
      </Page>
    </>
  );
}

function HeadActions({ messages, toasts }: Pick<MessageListProps, 'messages' | 'toasts'>) {
  const { list, choices } = messages;
  return (
    <Cluster gap="small">
      <ListChoices
        description={messageAddress}
        address={list.address}
        views={choices.views}
        columns={choices.columns}
        columnLabels={columnLabels}
        onShow={list.show}
        onNews={(text) => {
          toasts.add({ text });
        }}
      />
      <ExportButton messages={messages} />
      <ButtonLink
        href={addressOf(newRecord)}
        icon={<PlusIcon />}
        onClick={(event) => {
          event.preventDefault();
          list.open(newRecord);
        }}
      >
        {adminMessagesText.create}
      </ButtonLink>
    </Cluster>
  );
}

/** Announces the number of results, at most once a second. */
function Results({ messages: { page } }: Pick<MessageListProps, 'messages'>) {
  const count = usePacedCount(page.outdated ? null : page.count);
  return (
    <LiveRegion>
      <VisuallyHidden>
        {count !== null && fill(a11yText.resultsUpdated, { n: formatNumber(count) })}
      </VisuallyHidden>
    </LiveRegion>
  );
}

/** Why there are no rows: none for this filter, or none at all. */
function Empty({ messages: { filtered, list } }: Pick<MessageListProps, 'messages'>) {
  return (
    <EmptyState
      drawing={<Illustration name="empty" />}
      heading={filtered ? adminMessageListWords.noneFound : adminMessagesText.empty}
      action={
        filtered ? (
          <Button variant="secondary" onClick={list.clear}>
            {commonText.clearFilters}
          </Button>
        ) : undefined
      }
    />
  );
}

function Failed({ page: { failure, loading, retry } }: Pick<AdminMessages, 'page'>) {
  return (
    <ErrorState
      drawing={<Illustration name="offline" />}
      heading={adminMessageListWords.notLoaded}
      sentence={failure && failureLines(failure).join('\n')}
      retrying={loading}
      onRetry={retry}
    />
  );
}

function footerOf({ page, list }: AdminMessages) {
  const { pageSizes } = messageAddress;
  return page.count === null || page.count <= pageSizes[0] ? undefined : (
    <Pagination
      page={list.address.page}
      pageSize={list.address.pageSize}
      pageSizes={pageSizes}
      total={page.count}
      onPageChange={list.goToPage}
      onPageSizeChange={list.choosePageSize}
    />
  );
}
