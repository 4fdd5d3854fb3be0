import { VirtualList } from '@nevisa/ui';
import type { Message } from '@nevisa/api/types';
import { titleText } from '../../../shared/text/titleText.ts';
import { MessageRow } from './MessageRow.tsx';
import type { Messages } from '../useMessages.ts';

/** Up to here all rows stand on the page, which scrolls; beyond it a list that scrolls by itself is faster. */
const longestPage = 100;

/** The messages of the chosen filter, however many they are. */
export function MessageList({ messages }: { messages: Messages }) {
  const { shown } = messages;
  const isLong = shown.length > longestPage;
  return (
    <VirtualList
      aria-label={titleText.messages}
      items={shown}
      itemKey={getKey}
      estimate={128}
      showAll={!isLong}
      {...(isLong && { getText: readText, style: { blockSize: 'max(24rem, 100dvh - 18rem)' } })}
    >
      {(message) => (
        <MessageRow
          message={message}
          deleting={messages.isBeingDeleted(message.id)}
          onView={messages.view}
          onDelete={messages.delete}
        />
      )}
    </VirtualList>
  );
}

// A number and its digits are two ids.
function getKey({ id }: Message): string {
  return `${typeof id} ${id}`;
}

function readText({ title, text }: Message): string {
  return `${title ?? ''} ${text ?? ''}`;
}
