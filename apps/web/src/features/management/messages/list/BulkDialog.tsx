import { AlertDialog, formatNumber } from '@nevisa/ui';
import { useState } from 'react';
import { useLeftQuestion } from '../../../../shared/lists/bulkAction.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { BulkKind } from '../data/messageBulks.ts';
import type { AdminMessages } from '../data/useMessages.ts';

/** Asks before messages are deleted, taken back or not sent after all; the focus is on cancel. */
export function BulkDialog({ messages }: { messages: AdminMessages }) {
  const { asking, working, bulk, member } = messages;
  // The words stay while the dialog closes.
  const [last, setLast] = useState(bulk.action);
  if (bulk.action !== null && bulk.action !== last) {
    setLast(bulk.action);
  }
  useLeftQuestion(member.bulk);
  const kind = (last?.kind ?? 'retract') as BulkKind;
  const n = formatNumber(last?.ids.length ?? 0);
  return (
    <AlertDialog
      open={asking || working}
      variant={kind === 'cancel' ? 'primary' : 'danger'}
      title={fill(titles[kind], { n })}
      confirmLabel={fill(buttons[kind], { n })}
      busy={working}
      onClose={() => member.bulk.send({ type: 'bulk.canceled' })}
      onConfirm={() => member.bulk.send({ type: 'bulk.confirmed' })}
    >
      {texts[kind]}
    </AlertDialog>
  );
}

const titles = {
  cancel: adminMessageListWords.cancelTitle,
  retract: adminMessageListWords.retractTitle,
  delete: adminMessageListWords.deleteTitle,
} as const;

const buttons = {
  cancel: adminMessageListWords.cancelMany,
  retract: adminMessageListWords.retractMany,
  delete: adminMessageListWords.deleteMany,
} as const;

const texts = {
  cancel: adminMessageListWords.cancelText,
  retract: adminMessagesText.retractText,
  delete: adminMessageListWords.deleteText,
} as const;
