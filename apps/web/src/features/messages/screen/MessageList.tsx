import { VirtualList } from '@nevisa/ui';
import type { Message } from '@nevisa/api/types';
import { titleText } from '../../../shared/text/titleText.ts';
import { makeMessageViewModel } from '../makeMessageViewModel.tsx';
import { MessageRow } from './MessageRow.tsx';
import type { Messages } from '../useMessages.ts';

/** Up to this length every row is rendered and the page scrolls; a longer list is virtual and scrolls itself. */
const longestPage = 100;

/** The messages of the chosen filter. */
export function MessageList({ messages }: { messages: Messages }) {
  const { shown, filter } = messages;
  const isLong = shown.length > longestPage;
  return (
    <VirtualList
      key={filter} // another filter removes no message
      aria-label={titleText.messages}
      items={shown}
      itemKey={getKey}
      itemLabel={readTitle}
      estimate={72}
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

// The ids 1 and '1' are different.
function getKey({ id }: Message): string {
  return `${typeof id} ${id}`;
}

function readTitle(message: Message): string {
  return makeMessageViewModel(message).title;
}

function readText({ title, text }: Message): string {
  return `${title ?? ''} ${text ?? ''}`;
}
