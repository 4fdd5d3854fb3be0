import { SegmentedControl, Stack, TextArea, TextField } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { messagesText } from '../../../../shared/text/messagesText.ts';
import { countLetters, longestMessage, toPlainText } from '../rules/messageText.ts';
import type { FieldErrors } from './problemWords.ts';
import type { Compose } from './useCompose.ts';

export interface ComposeFieldsProps {
  compose: Compose;
  errors: FieldErrors;
  /** A field was left: from now on it says what is wrong. */
  onLeave: (field: keyof FieldErrors) => void;
}

/** What the message says: its type, title and text. */
export function MessageFields({ compose: { values, change }, errors }: ComposeFieldsProps) {
  return (
    <Stack>
      <SegmentedControl
        name="type"
        label={adminMessagesText.type}
        options={types}
        defaultValue={values.type}
        onValueChange={(type) => change({ type: type === 'OFFER' ? 'OFFER' : 'NOTIFICATION' })}
      />
      <TextField
        name="title"
        label={adminMessagesText.messageTitle}
        error={errors.title}
        defaultValue={values.title}
        maxLength={1_000}
        limit={longestMessage.title}
        countCharacters={countTrimmed}
        autoComplete="off"
        onChange={({ target }) =>
          change({ title: toPlainText(target.value).replaceAll('\n', ' ') })
        }
      />
      <TextArea
        name="text"
        label={adminMessagesText.text}
        hint={adminMessageWords.textHint}
        error={errors.text}
        defaultValue={values.text}
        rows={5}
        limit={longestMessage.text}
        countCharacters={countTrimmed}
        onChange={({ target }) => change({ text: toPlainText(target.value) })}
      />
    </Stack>
  );
}

const types = [
  { value: 'NOTIFICATION', label: messagesText.typeNotification },
  { value: 'OFFER', label: messagesText.typeOffer },
];

function countTrimmed(text: string): number {
  return countLetters(toPlainText(text).trim());
}
