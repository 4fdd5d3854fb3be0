import { Alert, Button, formatDateTime, formatNumber, LiveRegion, parseWireTime } from '@nevisa/ui';
import { useOnline } from '../../../shared/shell/useOnline.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { History } from '../data/useHistory.ts';

/** What is shown above the rows: texts are not stored, the list is old, or a bulk has left something undone. */
export function HistoryNotices({ history }: { history: History }) {
  return (
    // Without an element around them: empty regions take no gap of the page.
    <>
      <SaveOff history={history} />
      <LiveRegion>
        <OldRows history={history} />
      </LiveRegion>
      <LiveRegion urgent>
        <PartlyDone history={history} />
        {history.device.failed && <Alert tone="danger">{addedText.historyDeviceFailed}</Alert>}
      </LiveRegion>
    </>
  );
}

/** The person keeps texts on this device only; the texts that were stored before can be shown. */
function SaveOff({ history: { retention, page } }: { history: History }) {
  if (!retention.off) {
    return null;
  }
  const older = retention.hidesServer ? (page.count ?? 0) : 0;
  return (
    <Alert
      tone="information"
      {...(older > 0 && {
        actions: (
          <Button size="small" variant="secondary" onClick={retention.showServer}>
            {fill(addedText.historyShowOlder, { n: formatNumber(older) })}
          </Button>
        ),
      })}
    >
      {historyText.saveOff}
    </Alert>
  );
}

/** The rows stay when the list is not read again. */
function OldRows({ history: { page } }: { history: History }) {
  const { failure, items, loadedAt, loading, retry } = page;
  const isOnline = useOnline();
  if (items === null || loadedAt === null) {
    return null;
  }
  if (!isOnline) {
    const time = parseWireTime(new Date(loadedAt).toISOString());
    return (
      <Alert tone="warning">
        {fill(addedText.historyOffline, { time: time === null ? '' : formatDateTime(time) })}
      </Alert>
    );
  }
  return failure === null ? null : (
    <Alert
      tone="warning"
      actions={
        <Button size="small" variant="secondary" busy={loading} onClick={retry}>
          {commonText.retry}
        </Button>
      }
    >
      {[addedText.historyRefreshFailed, ...failureLines(failure)].join('\n')}
    </Alert>
  );
}

/** What a bulk has left undone, with the reasons. */
function PartlyDone({ history: { member, partly, view } }: { history: History }) {
  const { done, failed, failure, request } = view.result;
  if (!partly || request === null) {
    return null;
  }
  const named = failed.map(({ code }) => reasons[code] ?? addedText.historyReasonOther);
  const lines =
    failure === null
      ? [...new Set(named)].map((reason) => {
          const n = formatNumber(named.filter((each) => each === reason).length);
          return fill(addedText.historyPartlyReasons, { n, reason });
        })
      : failureLines(failure);
  const summary = fill(addedText.historyPartly, {
    done: formatNumber(done.length),
    failed: formatNumber(failed.length),
  });
  return (
    <Alert
      tone="danger"
      actions={
        <>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              const ids = failed.map(({ id }) => id);
              member.actor.send({ type: 'bulk.requested', action: request.action, ids });
            }}
          >
            {commonText.retry}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              member.actor.send({ type: 'bulk.resultClosed' });
            }}
          >
            {commonText.close}
          </Button>
        </>
      }
    >
      {(done.length + failed.length === 0 ? lines : [summary, ...lines]).join('\n')}
    </Alert>
  );
}

const reasons: Readonly<Record<string, string>> = {
  not_found: addedText.historyReasonMissing,
  not_in_trash: addedText.historyReasonMissing,
  forbidden: addedText.historyReasonForbidden,
  unanswered: addedText.historyReasonUnanswered,
};
