import type { AdminMessage, User } from '@nevisa/api/types';
import {
  ArrowBackIcon,
  Button,
  Card,
  Columns,
  DescriptionList,
  formatDateTime,
  Ltr,
  MessageItem,
  Page,
  PageHeader,
  parseWireTime,
  Section,
  Stack,
  Tag,
} from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { makeMessageViewModel } from '../../../messages/makeMessageViewModel.tsx';
import { formatAudience, getTime, chooseStateTone, formatState } from '../data/describeMessage.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { MessageChanges } from '../MessageChanges.tsx';
import { MessageReportPart } from './MessageReportPart.tsx';

export interface SentPageProps {
  user: User;
  member: MessageMember;
  message: AdminMessage;
  onClose: () => void;
  /** Opens a new message like this one. */
  onSimilar: () => void;
  /** Asks whether to take the message back. */
  onRetract: () => void;
}

/** A message that is only read: what it says, and what became of it. */
export function SentPage(props: SentPageProps) {
  const { user, member, message, onClose, onSimilar, onRetract } = props;
  const isReported = message.state === 'SENT' || message.state === 'RETRACTED';
  return (
    <Page>
      <PageHeader
        heading={message.title || adminMessageListWords.noTitle}
        sentence={<Tag tone={chooseStateTone(message.state)}>{formatState(message.state)}</Tag>}
        actions={
          <>
            <Button variant="quiet" icon={<ArrowBackIcon />} onClick={onClose}>
              {adminMessageWords.back}
            </Button>
            <MessageChanges id={message.id} />
            {message.state === 'SENT' && (
              <Button variant="secondary" onClick={onRetract}>
                {adminMessagesText.retract}
              </Button>
            )}
            <Button onClick={onSimilar}>{adminMessageWords.similar}</Button>
          </>
        }
      />
      <Columns>
        {isReported ? (
          <MessageReportPart user={user} member={member} message={message} />
        ) : (
          <Content message={message} />
        )}
        <Stack gap="large">
          {isReported && <Content message={message} />}
          <MessageFacts message={message} />
        </Stack>
      </Columns>
    </Page>
  );
}

/** What the recipients have found. */
function Content({ message }: { message: AdminMessage }) {
  const shown = {
    id: message.id,
    title: message.title,
    text: message.text,
    message_type: message.message_type,
    status_for_user: 'SEEN',
    time_created: getTime(message),
    link: message.link,
    discount_code: message.discount_code,
  } as const;
  return (
    <Section heading={adminMessagesText.text}>
      <Card padding="small">
        <MessageItem {...makeMessageViewModel(shown)} level={3} text={message.text} open />
      </Card>
    </Section>
  );
}

function MessageFacts({ message }: { message: AdminMessage }) {
  const isSent = message.sent_at !== null;
  return (
    <DescriptionList
      items={[
        { label: adminMessagesText.audience, value: formatAudience(message.audience) },
        {
          label: isSent ? adminMessageListWords.sentAt : adminMessageListWords.changedAt,
          value: formatTime(getTime(message)),
        },
        ...(message.expires_at === null
          ? []
          : [{ label: adminMessagesText.expiresAt, value: formatTime(message.expires_at) }]),
        ...(message.discount_code === null
          ? []
          : [{ label: adminMessageWords.fieldCode, value: <Ltr>{message.discount_code}</Ltr> }]),
      ]}
    />
  );
}

function formatTime(time: string | null): string {
  const parsed = parseWireTime(time ?? '');
  return parsed === null ? '—' : formatDateTime(parsed);
}
