import { Button, Cluster, formatNumber, LiveRegion, Spinner } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { formatDateAndTime } from '../data/describeMessage.ts';
import type { Compose } from './useCompose.ts';
import { useAskedWait } from '../../../../shared/lists/view/useAskedWait.ts';

/** The number of recipients with the time at which it was counted; while it is unknown, nothing is sent. */
export function AudienceCount({ compose }: { compose: Compose }) {
  const { is, send, context } = compose;
  const { counted, countFailure } = context;
  const isWaiting = useAskedWait(countFailure);
  return (
    <Cluster>
      <LiveRegion>
        {is('counting') && (
          <Cluster>
            <Spinner label={null} size="small" />
            {adminMessageWords.counting}
          </Cluster>
        )}
        {is('counted') && counted !== null && <Counted count={counted.count} at={counted.at} />}
        {is('count-failed') &&
          [
            adminMessageWords.countFailed,
            ...(countFailure === null ? [] : listFailureLines(countFailure)),
          ].join(' ')}
      </LiveRegion>
      {(countFailure !== null || counted !== null) && (
        <Button
          size="small"
          variant="quiet"
          busy={is('counting')}
          waiting={isWaiting}
          onClick={() => send({ type: 'count.requested' })}
        >
          {adminMessageWords.countAgain}
        </Button>
      )}
    </Cluster>
  );
}

function Counted({ count, at }: { count: number; at: number }) {
  const { time } = formatDateAndTime(at);
  return (
    <>
      {count === 0 ? (
        adminMessageWords.noRecipients
      ) : (
        <strong>{fill(adminMessagesText.audienceCount, { n: formatNumber(count) })}</strong>
      )}
      {' · '}
      {fill(adminMessageWords.countedAt, { time })}
    </>
  );
}
