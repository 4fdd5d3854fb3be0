import { Alert, Button, formatNumber, LiveRegion } from '@nevisa/ui';
import { ListNotices } from '../../../shared/lists/view/ListNotices.tsx';
import { PartlyDone } from '../../../shared/lists/view/PartlyDone.tsx';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { FreedSounds } from '../../sounds/SoundNotice.tsx';
import type { History } from '../data/useHistory.ts';

/** What is shown above the rows: texts are not stored, the list is old, or a bulk has left something undone. */
export function HistoryNotices({ history }: { history: History }) {
  return (
    <>
      <SaveOff history={history} />
      <LiveRegion>
        <FreedSounds />
        <UnreadTexts history={history} />
      </LiveRegion>
      <ListNotices
        page={history.page}
        offline={addedHistoryText.historyOffline}
        refreshFailed={addedHistoryText.historyRefreshFailed}
      >
        <Undone history={history} />
        {history.device.failed !== null && (
          <Alert tone="danger">
            {history.device.failed === 'elsewhere'
              ? addedText.openElsewhere
              : addedHistoryText.historyDeviceFailed}
          </Alert>
        )}
      </ListNotices>
    </>
  );
}

/** The texts of this device are not in the list, although there may be some. */
function UnreadTexts({ history: { device } }: { history: History }) {
  return device.isUnreadable ? (
    <Alert
      tone="warning"
      actions={
        <Button size="small" variant="secondary" onClick={device.retry}>
          {commonText.retry}
        </Button>
      }
    >
      {addedText.deviceTextsNotLoaded}
    </Alert>
  ) : null;
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
            {fill(addedHistoryText.historyShowOlder, { n: formatNumber(older) })}
          </Button>
        ),
      })}
    >
      {historyText.saveOff}
    </Alert>
  );
}

/** What a bulk has left undone, with the reasons. */
function Undone({ history: { member, partly, view } }: { history: History }) {
  const { done, failed, failure, request } = view.result;
  if (!partly || request === null) {
    return null;
  }
  return (
    <PartlyDone
      result={{ done, failed, failure }}
      texts={partlyTexts}
      onRetry={() => {
        const ids = failed.map(({ id }) => id);
        member.actor.send({ type: 'bulk.requested', action: request.action, ids });
      }}
      onClose={() => {
        member.actor.send({ type: 'bulk.resultClosed' });
      }}
    />
  );
}

const reasons: Readonly<Record<string, string>> = {
  not_found: addedHistoryText.historyReasonMissing,
  not_in_trash: addedHistoryText.historyReasonMissing,
  forbidden: addedHistoryText.historyReasonForbidden,
  unanswered: addedHistoryText.historyReasonUnanswered,
};

const partlyTexts = {
  summary: addedHistoryText.historyPartly,
  rowsOfReason: addedHistoryText.historyPartlyReasons,
  reasons,
  otherReason: addedHistoryText.historyReasonOther,
};
