import type { User } from '@nevisa/api/types';
import { Card, formatNumber, Link, MessageItem, Section, Stack } from '@nevisa/ui';
import { makeMessageViewModel } from '../messages/makeMessageViewModel.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { paths } from '../../shared/paths.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { fill } from '../../shared/text/fill.ts';
import { messagesText } from '../../shared/text/messagesText.ts';
import { titleText } from '../../shared/text/titleText.ts';
import { ListPart } from '../../shared/lists/ListPart.tsx';

const most = 3;

/** The newest messages, independent of the filter of the messages screen. */
export function NewestMessages({ user }: { user: User }) {
  const { phase, all, failure, retry } = useMessages(user);
  const { new_messages_count: newCount } = user;
  return (
    <Card>
      <Section
        heading={titleText.messages}
        {...(newCount > 0 && {
          sentence: fill(dashboardText.newMessages, { n: formatNumber(newCount) }),
        })}
        actions={<Link href={paths.messages}>{dashboardText.seeAll}</Link>}
      >
        <ListPart
          list={{
            items: phase === 'listed' ? all : null,
            failure,
            retrying: phase === 'loading',
            retry,
          }}
          failed={addedText.messagesNotLoaded}
          empty={messagesText.empty}
        >
          {(messages) => (
            <Stack>
              {messages.slice(0, most).map((message) => (
                <MessageItem
                  key={`${typeof message.id} ${message.id}`}
                  level={3}
                  {...makeMessageViewModel(message)}
                />
              ))}
            </Stack>
          )}
        </ListPart>
      </Section>
    </Card>
  );
}
