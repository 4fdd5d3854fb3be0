import { ButtonGroup, ToggleButton } from '@nevisa/ui';
import { messageFilters } from '@nevisa/machines';
import { messagesText } from '../../../shared/text/messagesText.ts';
import type { Messages } from '../useMessages.ts';

const labels = {
  all: messagesText.filterAll,
  NOTIFICATION: messagesText.filterNotification,
  OFFER: messagesText.filterOffer,
};

/** All messages, or one kind of them. */
export function MessageFilters({ messages: { filter, chooseFilter } }: { messages: Messages }) {
  return (
    <ButtonGroup label={messagesText.filterLabel}>
      {messageFilters.map((each) => (
        <ToggleButton
          key={each}
          pressed={each === filter}
          onPressedChange={() => chooseFilter(each)}
        >
          {labels[each]}
        </ToggleButton>
      ))}
    </ButtonGroup>
  );
}
