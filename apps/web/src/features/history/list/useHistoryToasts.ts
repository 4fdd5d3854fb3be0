import type { Conversation } from '@nevisa/api/types';
import { type HistoryListEmitted, noRows } from '@nevisa/machines';
import { formatNumber, type ToastContent, type ToastQueue } from '@nevisa/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { findRow } from '../data/historyCache.ts';
import type { History } from '../data/useHistory.ts';
import { getTitle } from './rowFacts.tsx';
import { forgetDone } from './useHistoryCommands.ts';

type Settled = Extract<HistoryListEmitted, { type: 'bulk.settled' }>;

/** The toasts of the list: each deletion with its undo, and the end of each conversion. */
export function useHistoryToasts(history: History, toasts: ToastQueue): void {
  const { actor, queries } = history.member;
  const { uploadFacts } = useAppServices();
  const last = useRef(0);
  // One toast of a bulk at a time: several would cover the rows of a phone.
  const show = (content: ToastContent) => {
    toasts.dismiss(last.current);
    last.current = toasts.add(content);
  };
  const report = useEffectEvent((event: HistoryListEmitted) => {
    switch (event.type) {
      case 'bulk.settled': {
        if (event.request.action === 'deleteAll' && event.failure === null) {
          history.choose(() => noRows);
        } else {
          forgetDone(history, event.result.done);
        }
        const text = describeBulk(event);
        if (text !== null) {
          show({ text, tone: 'success', ...describeUndo(event, actor) });
        }
        break;
      }
      case 'job.ended': {
        // The list of files says it of its own.
        if (uploadFacts.read().historyIds.includes(String(event.id))) {
          break;
        }
        const title = nameJob(findRow(queries, event.id));
        const isDone = event.status === 'SUCCESS';
        toasts.add({
          text: fill(isDone ? addedHistoryText.historyJobDone : addedHistoryText.historyJobFailed, {
            title,
          }),
          tone: isDone ? 'success' : 'danger',
          ...(isDone && {
            action: {
              label: historyText.open,
              onPress: () => history.list.open(String(event.id)),
            },
          }),
        });
        break;
      }
      case 'job.lost':
        toasts.add({ text: addedHistoryText.historyJobLost, tone: 'danger' });
        break;
      case 'rename.saved':
      case 'rename.overtaken':
        break;
    }
  });
  useEffect(() => {
    const subscription = actor.on('*', (event) => report(event));
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
  useStarToast(history, toasts);
}

/** Says that a star went back. */
function useStarToast({ member: { starRefused } }: History, toasts: ToastQueue): void {
  useEffect(
    () =>
      starRefused.subscribe(() => {
        toasts.add({ text: addedHistoryText.historyStarFailed, tone: 'danger' });
      }),
    [starRefused, toasts],
  );
}

/** The name of a conversion: that of its row, which no page of the list may have. */
export function nameJob(row: Conversation | null): string {
  return row === null ? listText.exportUnnamed : getTitle({ key: '', server: row, device: null });
}

/** What a bulk has done in words; null where nothing is done. */
function describeBulk({ request: { action }, result: { done }, failure }: Settled): string | null {
  if (action === 'deleteAll') {
    return failure === null ? listText.allDeleted : null;
  }
  const n = formatNumber(done.length);
  if (done.length === 0) {
    return null;
  }
  switch (action) {
    case 'trash':
      return done.length === 1
        ? historyText.deleted
        : fill(addedHistoryText.historyDeletedMany, { n });
    case 'restore':
      return done.length === 1
        ? addedHistoryText.historyRestored
        : fill(addedHistoryText.historyRestoredMany, { n });
    case 'deleteForever':
      return fill(addedHistoryText.historyDeletedForever, { n });
  }
}

/** How long a deletion offers its undo, in ms. The trash keeps it for 30 days. */
const undoTime = 8_000;

export function describeUndo(
  { request: { action }, result: { done } }: Settled,
  actor: Pick<History['member']['actor'], 'send'>,
) {
  return action !== 'trash'
    ? {}
    : {
        duration: undoTime,
        action: {
          label: historyText.restore,
          onPress: () => {
            actor.send({ type: 'bulk.requested', action: 'restore', ids: done, isUndo: true });
          },
        },
      };
}
