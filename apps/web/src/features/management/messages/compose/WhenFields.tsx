import type { MessageValues } from '@nevisa/machines';
import { Button, Cluster, DatePicker, Grid, SegmentedControl, Stack, TimeField } from '@nevisa/ui';
import { useRef } from 'react';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { describeSendTime, formatDateAndTime } from '../data/describeMessage.ts';
import { computeFirstDay, findFirstClock, toSendMoment } from '../rules/messageTimes.ts';
import type { ComposeFieldsProps } from './MessageFields.tsx';

/** When the message is sent, and until when it is shown: by the clock of Tehran. */
export default function WhenFields(props: ComposeFieldsProps) {
  const { values, change } = props.compose;
  return (
    <Stack>
      <SegmentedControl
        name="way"
        label={adminMessagesText.schedule}
        options={ways}
        defaultValue={values.way}
        onValueChange={(way) => change({ way: way === 'later' ? 'later' : 'now' })}
      />
      {values.way === 'later' && <SendTime {...props} />}
      <ExpiryTime {...props} />
    </Stack>
  );
}

const ways = [
  { value: 'now', label: adminMessagesText.sendNow },
  { value: 'later', label: adminMessagesText.sendLater },
];

function SendTime({ compose: { values, change, now }, errors }: ComposeFieldsProps) {
  const moment = toSendMoment(values);
  return (
    <Stack gap="small">
      <Grid least="narrow">
        <DatePicker
          label={adminMessageWords.sendDay}
          defaultValue={values.sendDay ?? ''}
          min={computeFirstDay(now)}
          error={errors.sendAt}
          onChange={(sendDay) => change({ sendDay })}
        />
        <TimeField
          label={adminMessageWords.sendClock}
          hint={describeClockHint(values, now)}
          defaultValue={values.sendClock ?? ''}
          onChange={(sendClock) => change({ sendClock })}
        />
      </Grid>
      {moment !== null && errors.sendAt === undefined && <p>{describeSendTime(moment, now)}</p>}
    </Stack>
  );
}

/** Tehran, and from when on the chosen day still can be; a wrong time is said once, under the day. */
function describeClockHint(values: MessageValues, now: number): string {
  const sendClock = findFirstClock(values.sendDay, now);
  const first = sendClock === null ? null : toSendMoment({ ...values, sendClock });
  return first === null
    ? adminMessageWords.tehranTime
    : fill(adminMessageWords.sendClockFrom, { time: formatDateAndTime(first).time });
}

function ExpiryTime({ compose: { values, change, now }, errors }: ComposeFieldsProps) {
  const { expiryDay, expiryClock } = values;
  const fields = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="small">
      <Grid ref={fields} least="narrow">
        <DatePicker
          label={adminMessageWords.expiryDay}
          hint={adminMessageWords.expiryHint}
          value={expiryDay}
          min={computeFirstDay(now)}
          error={errors.expiresAt}
          onChange={(day) => change({ expiryDay: day })}
        />
        <TimeField
          label={adminMessageWords.expiryClock}
          value={expiryClock}
          onChange={(clock) => change({ expiryClock: clock })}
        />
      </Grid>
      {(expiryDay !== null || expiryClock !== null) && (
        <Cluster>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              change({ expiryDay: null, expiryClock: null });
              // The pressed button goes with the time.
              fields.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
            }}
          >
            {adminMessageWords.expiryClear}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
