import { getAskedWait, type SendCall } from '@nevisa/machines';
import { Alert, Button, Cluster, LiveRegion, Section, Stack } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { useRestingButton } from '../../../../shared/forms/useRestingButton.ts';
import { describeSendTime } from '../data/describeMessage.ts';
import { toSendMoment } from '../rules/messageTimes.ts';
import { AudienceSummary } from './AudienceSummary.tsx';
import { isUnderFields } from './problemWords.ts';
import type { Compose } from './useCompose.ts';

export interface SendBoxProps {
  compose: Compose;
  /** The id of the form, which the main button submits. */
  form: string;
  /** The person has asked to send a message that cannot be sent yet. */
  hasErrors: boolean;
}

/** What can be done with the message: send or schedule it, test it, save it. */
export function SendBox({ compose, form, hasErrors }: SendBoxProps) {
  const { values, is, send, now, context } = compose;
  const isScheduled = context.saved?.state === 'SCHEDULED';
  const moment = values.way === 'later' ? toSendMoment(values) : null;
  const resting = useRestingButton(!canBeAsked(compose));
  return (
    <Section heading={adminMessageWords.sendHeading}>
      <Stack gap="small">
        <AudienceSummary compose={compose} />
        {moment !== null && moment > now && <p>{describeSendTime(moment, now)}</p>}
        <SendFailure compose={compose} />
        <LiveRegion>
          {hasErrors && <Alert tone="warning">{adminMessageWords.fixFirst}</Alert>}
        </LiveRegion>
        <Cluster>
          <Button
            type="submit"
            form={form}
            busy={is('busy') && !is('testing')}
            busyLabel={adminMessageWords.sending}
            waiting={mustWait(compose, 'send')}
            {...resting}
          >
            {describeMain(values.way, isScheduled)}
          </Button>
          <Button
            variant="secondary"
            busy={is('testing')}
            busyLabel={adminMessageWords.testing}
            waiting={mustWait(compose, 'test')}
            disabled={isScheduled && is('differs')}
            onClick={() => send({ type: 'test.requested' })}
          >
            {adminMessagesText.test}
          </Button>
        </Cluster>
        <DraftActions compose={compose} isScheduled={isScheduled} />
      </Stack>
    </Section>
  );
}

/** Whether the server has asked to wait before this call is made again (T30). */
function mustWait({ context: { sendCall, sendFailure } }: Compose, call: SendCall): boolean {
  return sendCall === call && getAskedWait(sendFailure) > 0;
}

/** No recipients, an unknown number of people and an unchecked code keep the message from being sent. */
function canBeAsked({ is, context, problems }: Compose): boolean {
  const hasPeople = is('counted') && (context.counted?.count ?? 0) > 0;
  const isUnnamed = problems.audience === 'unnamed';
  const isCodeOpen = is('checking-code') || is('code-refused') || is('code-failed');
  const isRecordOpen = !is('gone') && !is('overtaken') && !is('forbidden');
  return (hasPeople || isUnnamed) && !isCodeOpen && isRecordOpen && !is('busy');
}

function describeMain(way: 'now' | 'later', isScheduled: boolean): string {
  if (way === 'now') {
    return adminMessagesText.send;
  }
  return isScheduled ? adminMessageWords.scheduleSave : adminMessagesText.sendLater;
}

function DraftActions({ compose, isScheduled }: { compose: Compose; isScheduled: boolean }) {
  const { is, send } = compose;
  // Both buttons are one element for React, which keeps the focus when the schedule has ended.
  const resting = useRestingButton(isScheduled ? is('busy') : !is('differs'));
  return isScheduled ? (
    <Cluster>
      <Button
        variant="quiet"
        waiting={mustWait(compose, 'cancel')}
        onClick={() => send({ type: 'schedule.canceled' })}
        {...resting}
      >
        {adminMessagesText.cancelSchedule}
      </Button>
    </Cluster>
  ) : (
    <Cluster>
      <Button
        variant="quiet"
        busy={is('saving')}
        onClick={() => send({ type: 'save.requested' })}
        {...resting}
      >
        {adminMessagesText.saveDraft}
      </Button>
    </Cluster>
  );
}

function SendFailure({ compose: { context } }: { compose: Compose }) {
  const { sendFailure } = context;
  return (
    <LiveRegion>
      {sendFailure !== null && !isUnderFields(sendFailure) && (
        <Alert tone="danger" title={adminMessageWords.notSent}>
          {listFailureLines(sendFailure).join('\n')}
        </Alert>
      )}
    </LiveRegion>
  );
}
