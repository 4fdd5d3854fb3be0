import { useCallback, useEffect, useState } from 'react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import type { DeviceText } from '../../workspace/deviceTexts.ts';
import { OpenElsewhereError } from '../../workspace/draftLock.ts';

/** The last action that failed, or `elsewhere` for a text that another page has open; the text is still on the device. */
export type FailedAction = 'open' | 'send' | 'delete' | 'elsewhere' | null;

export interface DeviceTextList {
  /** Null while they are read. */
  texts: readonly DeviceText[] | null;
  /** The device could not be read the last time. */
  isUnreadable: boolean;
  busy: boolean;
  failed: FailedAction;
  /** The texts that were not changed for 30 days. */
  old: readonly DeviceText[];
  /** Resolves to whether the text is on the sheet. */
  open: (documentId: string) => Promise<boolean>;
  send: (documentId: string) => void;
  /** Deletes texts. Resolves after the attempt. */
  remove: (documentIds: readonly string[]) => Promise<void>;
}

/** The age from which a text is offered for deletion, in ms. */
const oldAge = 30 * 24 * 3_600_000;

/** The texts of this device, read again after each action and each change of the save queue. */
export function useDeviceTexts(workspace: DictationWorkspace): DeviceTextList {
  const { texts } = workspace;
  const { list, isUnreadable, read } = useList(workspace);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailedAction>(null);
  const [openedAt] = useState(() => Date.now());

  async function attempt(action: FailedAction, work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailed(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(error instanceof OpenElsewhereError ? 'elsewhere' : action);
      return false;
    } finally {
      await read();
      setBusy(false);
    }
  }

  return {
    texts: list,
    isUnreadable,
    busy,
    failed,
    old: (list ?? []).filter(
      ({ changedAt, state }) => state !== 'open' && openedAt - changedAt > oldAge,
    ),
    open: (documentId) => attempt('open', () => texts.open(documentId)),
    send: (documentId) => void attempt('send', () => texts.save(documentId)),
    async remove(documentIds) {
      await attempt('delete', async () => {
        for (const documentId of documentIds) {
          await texts.remove(documentId);
        }
      });
    },
  };
}

function useList({ texts, sync }: DictationWorkspace) {
  const [list, setList] = useState<readonly DeviceText[] | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const read = useCallback(
    () =>
      texts.list().then(
        (found) => {
          setList(found);
          setUnreadable(false);
        },
        () => setUnreadable(true),
      ),
    [texts],
  );
  useEffect(() => {
    void read();
    let { entries } = sync.getSnapshot().context;
    const subscription = sync.subscribe(({ context }) => {
      if (context.entries !== entries) {
        entries = context.entries;
        void read();
      }
    });
    return () => subscription.unsubscribe();
  }, [read, sync]);
  return { list, isUnreadable, read };
}
