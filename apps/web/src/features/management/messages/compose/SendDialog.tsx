import { AlertDialog, formatNumber, Stack } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { describeSendTime } from '../data/describeMessage.ts';
import { toSendMoment } from '../rules/messageTimes.ts';
import type { Compose } from './useCompose.ts';

/** Asks once more, with the number of people on its button; the focus is on cancel. */
export function SendDialog({ compose: { context, values, is, send, now } }: { compose: Compose }) {
  const { asked, recounted } = context;
  const n = formatNumber(asked);
  const moment = values.way === 'later' ? toSendMoment(values) : null;
  const isLater = moment !== null;
  return (
    <AlertDialog
      // A changed number is another question, which begins at cancel again.
      key={asked}
      open={is('asking')}
      title={isLater ? adminMessageWords.scheduleTitle : adminMessagesText.sendTitle}
      confirmLabel={fill(isLater ? adminMessageWords.scheduleFor : adminMessageWords.sendTo, { n })}
      busy={is('busy')}
      busyLabel={adminMessageWords.sending}
      onClose={() => send({ type: 'send.canceled' })}
      onConfirm={() => send({ type: 'send.confirmed' })}
    >
      <Stack gap="small">
        {recounted && <strong>{fill(adminMessageWords.countChanged, { n })}</strong>}
        {isLater ? (
          <>
            <span>{adminMessageWords.scheduleText}</span>
            <strong>{describeSendTime(moment, now)}</strong>
          </>
        ) : (
          <span>{fill(adminMessagesText.sendText, { n })}</span>
        )}
      </Stack>
    </AlertDialog>
  );
}
