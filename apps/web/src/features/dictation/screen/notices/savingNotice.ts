import { formatNumber } from '@nevisa/ui';
import { addedHistoryText } from '../../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../../shared/text/addedText.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import type { LiveNotice, NoticeFacts } from './notice.ts';

const showTexts = { label: addedText.deviceTexts, kind: 'texts' } as const;

/** The notice of saving on the server. */
export function chooseHistoryNotice(facts: NoticeFacts): LiveNotice | null {
  const { waiting, refused, isConflictPostponed } = facts;
  if (isConflictPostponed) {
    return {
      tone: 'warning',
      urgent: false,
      text: addedHistoryText.historyConflictWaits,
      action: { label: addedHistoryText.historyConflictOpen, kind: 'conflict' },
    };
  }
  if (refused !== null) {
    return {
      tone: 'danger',
      urgent: true,
      title: addedText.pieceRefused,
      text: listFailureLines(refused.failure).join('\n'),
      action: { label: commonText.retry, kind: 'piece', id: refused.id },
      other: showTexts,
    };
  }
  return waiting > 0
    ? {
        tone: 'information',
        urgent: false,
        text: fill(liveText.notSynced, { n: formatNumber(waiting) }),
        action: { label: liveText.syncNow, kind: 'sync' },
      }
    : null;
}

/** The notice of the texts of this device. */
export function chooseDeviceNotice({
  heard,
  previous,
  littleSpace,
}: NoticeFacts): LiveNotice | null {
  if (littleSpace) {
    return {
      tone: 'warning',
      urgent: false,
      text: addedText.littleRoom,
      ...(heard === null && { action: showTexts }),
    };
  }
  return previous !== null && heard === null
    ? {
        tone: 'information',
        urgent: false,
        text: addedText.previousKept,
        action: { label: addedText.openPrevious, kind: 'reopen', id: previous },
        other: showTexts,
      }
    : null;
}
