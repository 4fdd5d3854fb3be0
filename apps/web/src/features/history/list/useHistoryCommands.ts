import { type Conversation, type Id } from '@nevisa/api/types';
import { dropRows } from '@nevisa/machines';
import type { ToastQueue } from '@nevisa/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../../../app/appServices.ts';
import { paths } from '../../../shared/paths.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fillPlain } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { changeRow, readPagesAgain } from '../data/historyCache.ts';
import { type DeviceRow, findOwnText, type HistoryItem } from '../data/historyItems.ts';
import { type History } from '../data/useHistory.ts';
import { joinParagraphs } from '../data/paragraphs.ts';

/** What can be done with the rows of the list. */
export interface HistoryCommands {
  open: (item: HistoryItem) => void;
  /** Null while titles stay on this device. */
  rename: ((row: Conversation) => void) | null;
  /** Moves rows to the trash at once; the toast offers the way back. */
  trash: (ids: readonly Id[]) => void;
  restore: (ids: readonly Id[]) => void;
  /** Asks first. */
  deleteForever: (ids: readonly Id[]) => void;
  /** Asks first, and deletes a text that only this device has. */
  removeOwn: (row: DeviceRow) => void;
  /** Starts a failed conversion again; two presses make one job. */
  retry: (row: Conversation) => void;
  /** The conversion that starts again. */
  retrying: ReadonlySet<string>;
  copy: (item: HistoryItem) => void;
  /** Copies a text as a new conversation. */
  duplicate: ((row: Conversation) => void) | null;
  /** The one action of a text of this device. */
  act: (item: HistoryItem) => void;
}

export function useHistoryCommands(history: History, toasts: ToastQueue): HistoryCommands {
  const { authStore } = useAppServices();
  const navigate = useNavigate();
  const { member, list, device, retention } = history;
  const { retrying, retry } = useRetry(history, toasts);
  const duplicate = useDuplicate(history, toasts);
  const openOnSheet = async (documentId: string) => {
    if (await device.open(documentId)) {
      void navigate(paths.live);
    }
  };
  const bulk = (action: 'trash' | 'restore' | 'deleteForever') => (ids: readonly Id[]) => {
    member.actor.send({ type: 'bulk.requested', action, ids });
  };
  return {
    open: ({ server, device: own }) => {
      if (server !== null) {
        list.open(String(server.id));
      } else if (own !== null) {
        void openOnSheet(own.documentId);
      }
    },
    rename: retention.off
      ? null
      : ({ id, title, revision }) => {
          member.actor.send({ type: 'rename.started', row: { id, title, revision } });
        },
    trash: bulk('trash'),
    restore: bulk('restore'),
    deleteForever: bulk('deleteForever'),
    removeOwn: device.ask,
    retry,
    retrying,
    duplicate: retention.off ? null : duplicate,
    copy: (item) => {
      const { server } = item;
      void copyText(async () => {
        const own = findOwnText(item);
        if (own !== null || server === null) {
          return own ?? '';
        }
        const outcome = await authStore.client().retrieveHistory({ id: server.id, words: 0 });
        return outcome.ok ? joinParagraphs(outcome.answer) : null;
      }).then((isCopied) => {
        toasts.add(
          isCopied
            ? { text: commonText.copied, tone: 'success' }
            : { text: addedHistoryText.historyCopyFailed, tone: 'danger' },
        );
      });
    },
    act: ({ device: own }) => {
      if (own?.state === 'refused') {
        void device.send(own.documentId);
      } else if (own !== null) {
        void openOnSheet(own.documentId);
      }
    },
  };
}

function useRetry({ member, page }: History, toasts: ToastQueue) {
  const { authStore } = useAppServices();
  const [retrying, setRetrying] = useState<ReadonlySet<string>>(new Set());
  const retry = ({ id }: Conversation) => {
    if (retrying.has(String(id))) {
      return;
    }
    setRetrying((before) => new Set(before).add(String(id)));
    void authStore
      .client()
      .retryHistory({ id })
      .then((outcome) => {
        setRetrying((before) => new Set([...before].filter((one) => one !== String(id))));
        if (outcome.ok) {
          const { status, progress, revision } = outcome.answer;
          changeRow(member.queries, id, { status, progress, revision });
        } else {
          const lines = listFailureLines(outcome.failure);
          const text = [addedHistoryText.historyRetryFailed, ...lines].join('\n');
          toasts.add({ text, tone: 'danger' });
          page.retry();
        }
      });
  };
  return { retrying, retry };
}

function useDuplicate({ list, member }: History, toasts: ToastQueue) {
  const { authStore } = useAppServices();
  const underWay = useRef(new Set<string>());
  return (row: Conversation) => {
    const key = String(row.id);
    if (underWay.current.has(key)) {
      return;
    }
    underWay.current.add(key);
    const nameCopy = (title: string) => fillTitle(listText.duplicateTitle, title);
    const work = { nameCopy, now: Date.now() };
    void member.copies.make(authStore.client(), row, work).then((outcome) => {
      underWay.current.delete(key);
      if (outcome.ok) {
        const copy = String(outcome.answer.id);
        readPagesAgain(member.queries);
        toasts.add({
          text: listText.duplicated,
          tone: 'success',
          action: { label: historyText.open, onPress: () => list.open(copy) },
        });
      } else {
        const lines = listFailureLines(outcome.failure);
        toasts.add({ text: [listText.duplicateFailed, ...lines].join('\n'), tone: 'danger' });
      }
    });
  };
}

/** A title within a longer one, of 200 code points at most. */
function fillTitle(pattern: typeof listText.duplicateTitle, title: string): string {
  const room = longestTitle - Array.from(fillPlain(pattern, { title: '' })).length;
  return fillPlain(pattern, { title: Array.from(title).slice(0, room).join('') });
}

/** In code points, as the server allows. */
const longestTitle = 200;

/** Copies a text that is read first; a browser gives the clipboard only to a press, so it takes a promise. */
async function copyText(read: () => Promise<string | null>): Promise<boolean> {
  try {
    const text = read().then((words) => {
      if (words === null) {
        throw new Error('The text did not come.');
      }
      return new Blob([words], { type: 'text/plain' });
    });
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}

/** The choice after a bulk: what is done leaves it, what failed stays. */
export function forgetDone(history: History, done: readonly Id[]): void {
  history.choose((chosen) => dropRows(chosen, done));
}
