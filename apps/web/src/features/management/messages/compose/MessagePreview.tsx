import type { Message } from '@nevisa/api/types';
import { MessageItem, SchemeFrame, Section, Stack } from '@nevisa/ui';
import { useDeferredValue } from 'react';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { makeMessageViewModel } from '../../../messages/makeMessageViewModel.tsx';
import { toSendMoment } from '../rules/messageTimes.ts';
import type { Compose } from './useCompose.ts';

/** The message as its recipients will find it: by the component of their message centre, in both schemes. */
export function MessagePreview({ compose: { values, now } }: { compose: Compose }) {
  const shown = useDeferredValue(values);
  const moment = shown.way === 'later' ? toSendMoment(shown) : null;
  const message: Message = {
    id: 'preview',
    title: shown.title.trim() || adminMessageWords.previewTitle,
    text: shown.text.trim(),
    message_type: shown.type,
    status_for_user: 'NEW',
    time_created: new Date(moment ?? now).toISOString(),
    link: shown.link,
    discount_code: shown.code,
  };
  return (
    <Section heading={adminMessagesText.preview}>
      <Stack>
        {schemes.map(({ scheme, caption }) => (
          <SchemeFrame key={scheme} scheme={scheme} caption={caption}>
            <MessageItem
              {...makeMessageViewModel(message)}
              level={3}
              text={message.text ?? ''}
              open
            />
          </SchemeFrame>
        ))}
      </Stack>
    </Section>
  );
}

const schemes = [
  { scheme: 'light', caption: adminMessageWords.previewLight },
  { scheme: 'dark', caption: adminMessageWords.previewDark },
] as const;
