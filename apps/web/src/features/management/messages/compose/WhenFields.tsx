import { Button, Cluster, DatePicker, Grid, SegmentedControl, Stack, TimeField } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { goesOutWords } from '../data/describeMessage.ts';
import { firstClockOf, firstDayOf, sendMomentOf } from '../rules/messageTimes.ts';
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
        onValueChange={(way) => {
          change({ way: way === 'later' ? 'later' : 'now' });
        }}
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
  const moment = sendMomentOf(values);
  const first = firstClockOf(values.sendDay, now);
  return (
    <Stack gap="small">
      <Grid least="narrow">
        <DatePicker
          label={adminMessageWords.sendDay}
          defaultValue={values.sendDay ?? ''}
          min={firstDayOf(now)}
          error={errors.sendAt}
          onChange={(sendDay) => {
            change({ sendDay });
          }}
        />
        <TimeField
          label={adminMessageWords.sendClock}
          hint={adminMessageWords.tehranTime}
          defaultValue={values.sendClock ?? ''}
          {...(first !== null && { min: first })}
          onChange={(sendClock) => {
            change({ sendClock });
          }}
        />
      </Grid>
      {moment !== null && errors.sendAt === undefined && <p>{goesOutWords(moment, now)}</p>}
    </Stack>
  );
}

function ExpiryTime({ compose: { values, change, now }, errors }: ComposeFieldsProps) {
  const { expiryDay, expiryClock } = values;
  return (
    <Stack gap="small">
      <Grid least="narrow">
        <DatePicker
          label={adminMessageWords.expiryDay}
          hint={adminMessageWords.expiryHint}
          value={expiryDay}
          min={firstDayOf(now)}
          error={errors.expiresAt}
          onChange={(day) => {
            change({ expiryDay: day });
          }}
        />
        <TimeField
          label={adminMessageWords.expiryClock}
          value={expiryClock}
          onChange={(clock) => {
            change({ expiryClock: clock });
          }}
        />
      </Grid>
      {(expiryDay !== null || expiryClock !== null) && (
        <Cluster>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              change({ expiryDay: null, expiryClock: null });
            }}
          >
            {adminMessageWords.expiryClear}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
