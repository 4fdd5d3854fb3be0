import { ButtonLink, Cluster, Page, PageHeader, PlusIcon, type ToastQueue } from '@nevisa/ui';
import { useRef } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { useSearchKey } from '../../../../shared/lists/useSearchKey.ts';
import { ListChoices } from '../../../../shared/lists/view/ListChoices.tsx';
import { ListEmpty } from '../../../../shared/lists/view/ListEmpty.tsx';
import { ResultCount } from '../../../../shared/lists/view/ResultCount.tsx';
import { useHeadingFocusOnRemoval } from '../../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { messageAddress, newRecord, toMessageAddress } from '../data/messageAddress.ts';
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
  const { list, page, filtered } = messages;
  const search = useRef<HTMLInputElement>(null);
  const commands = useMessageCommands(messages);
  const { keySheetOff } = useAppServices();
  useSearchKey(search, !keySheetOff.isSet(String(messages.user.id)));
  useHeadingFocusOnRemoval((page.items?.length ?? 0) > 0);
  return (
    <>
      <ResultCount count={page.outdated ? null : page.count} address={list.address} />
      <Page>
        <PageHeader heading={title} actions={<HeadActions messages={messages} toasts={toasts} />} />
        <MessageFilterBar list={list} searchRef={search} />
        <MessageNotices messages={messages} />
        <MessageTable
          messages={messages}
          commands={commands}
          closed={closed}
          empty={
            filtered ? (
              <ListEmpty heading={adminMessageListWords.noneFound} onClear={list.clear} />
            ) : (
              <ListEmpty heading={adminMessagesText.empty} />
            )
          }
        />
        <MessageSelection messages={messages} commands={commands} />
      </Page>
    </>
  );
}

function HeadActions({ messages, toasts }: Pick<MessageListProps, 'messages' | 'toasts'>) {
  const { list } = messages;
  return (
    <Cluster gap="small">
      <ListChoices
        description={messageAddress}
        list={list}
        choices={messages.choices}
        columnLabels={columnLabels}
        toasts={toasts}
      />
      <ExportButton messages={messages} />
      <ButtonLink
        href={toMessageAddress(newRecord)}
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
