import { Alert, Button, formatNumber, LiveRegion } from '@nevisa/ui';
import { ListNotices } from '../../../shared/lists/view/ListNotices.tsx';
import { PartlyDone } from '../../../shared/lists/view/PartlyDone.tsx';
import { addedText } from '../../../shared/text/addedText.ts';
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
      </LiveRegion>
      <ListNotices
        page={history.page}
        offline={addedText.historyOffline}
        refreshFailed={addedText.historyRefreshFailed}
      >
        <Undone history={history} />
        {history.device.failed && <Alert tone="danger">{addedText.historyDeviceFailed}</Alert>}
      </ListNotices>
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
  not_found: addedText.historyReasonMissing,
  not_in_trash: addedText.historyReasonMissing,
  forbidden: addedText.historyReasonForbidden,
  unanswered: addedText.historyReasonUnanswered,
};

const partlyTexts = {
  summary: addedText.historyPartly,
  rowsOfReason: addedText.historyPartlyReasons,
  reasons,
  otherReason: addedText.historyReasonOther,
};
