import type { User } from '@nevisa/api/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { openUserWorkspace } from '../../../app/openUserWorkspace.ts';
import type { DictationWorkspace } from '../../dictation/workspace/createDictationWorkspace.ts';
import { OpenElsewhereError } from '../../dictation/workspace/draftLock.ts';
import { type DeviceRow, toDeviceRows } from './historyItems.ts';

export interface DeviceRows {
  rows: readonly DeviceRow[];
  /** The texts were read, or cannot be. */
  isRead: boolean;
  /** The texts could not be read, because the code or the storage of dictation did not answer. */
  isUnreadable: boolean;
  /** Reads them again. */
  retry: () => void;
  /** Why the last action failed, `elsewhere` for a text that another page has open; the text is still on the device. */
  failed: 'elsewhere' | 'other' | null;
  /** Puts a text on the sheet of the dictation page; resolves to whether it is there. */
  open: (documentId: string) => Promise<boolean>;
  /** Sends a text to the server, or again. */
  send: (documentId: string) => Promise<boolean>;
  /** Deletes a text from this device. */
  remove: (documentId: string) => Promise<boolean>;
  /** The text whose deletion is asked about; null for none. */
  asked: DeviceRow | null;
  /** Asks before a text is deleted; null ends the question. */
  ask: (row: DeviceRow | null) => void;
}

/**
 * The texts of this device that the server does not have as they are, read again after each change.
 *
 * @param needed the code of dictation is loaded for it
 */
export function useDeviceRows(user: User, needed = true): DeviceRows {
  const { rows, isRead, isUnreadable, retry, read, workspace } = useReadRows(user, needed);
  const [failed, setFailed] = useState<DeviceRows['failed']>(null);
  const [asked, ask] = useState<DeviceRow | null>(null);

  async function attempt(work: (opened: DictationWorkspace) => Promise<void>): Promise<boolean> {
    setFailed(null);
    try {
      if (workspace.current !== null) {
        await work(workspace.current);
      }
      return workspace.current !== null;
    } catch (error) {
      setFailed(error instanceof OpenElsewhereError ? 'elsewhere' : 'other');
      return false;
    } finally {
      read().catch(ignore);
    }
  }
  return {
    rows,
    isRead,
    isUnreadable,
    retry,
    failed,
    open: (documentId) => attempt(({ texts }) => texts.open(documentId)),
    send: (documentId) => attempt(({ texts }) => texts.save(documentId)),
    remove: (documentId) => attempt(({ texts }) => texts.remove(documentId)),
    asked,
    ask,
  };
}

function useReadRows(user: User, needed: boolean) {
  const services = useAppServices();
  const [rows, setRows] = useState<readonly DeviceRow[]>([]);
  const [isRead, setRead] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const workspace = useRef<DictationWorkspace | null>(null);
  const read = useCallback(async () => {
    if (workspace.current !== null) {
      const { texts, sync } = workspace.current;
      const list = await texts.list();
      setRows(toDeviceRows(list, readConflicts(sync.getSnapshot().context.entries)));
      setUnreadable(false);
    }
  }, []);
  /** Counts the readings: only the last one shows its rows. */
  const turn = useRef(0);
  const unfollow = useRef(ignore);
  const open = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    try {
      const opened = await openUserWorkspace(services, user);
      if (own === turn.current) {
        workspace.current = opened;
        unfollow.current();
        unfollow.current = followQueue(opened, () => void read().catch(ignore));
        await read();
      }
    } catch {
      // There may be texts all the same: the page says so.
      if (own === turn.current) {
        setUnreadable(true);
      }
    }
    if (own === turn.current) {
      setRead(true);
    }
  }, [services, user, read]);
  useEffect(() => {
    if (!needed) {
      return;
    }
    void open();
    return () => {
      turn.current += 1;
      unfollow.current();
      unfollow.current = ignore;
    };
  }, [open, needed]);
  const retry = () => {
    setUnreadable(false);
    void open();
  };
  return { rows, isRead, isUnreadable, retry, read, workspace };
}

/** Calls when the save queue changes. Returns the unsubscribe function. */
function followQueue({ sync }: DictationWorkspace, onChange: () => void): () => void {
  let { entries } = sync.getSnapshot().context;
  const subscription = sync.subscribe(({ context }) => {
    if (context.entries !== entries) {
      entries = context.entries;
      onChange();
    }
  });
  return () => subscription.unsubscribe();
}

function readConflicts(
  entries: ReturnType<DictationWorkspace['sync']['getSnapshot']>['context']['entries'],
): ReadonlySet<string> {
  const inConflict = entries.filter(({ aside }) => aside?.kind === 'conflict');
  return new Set(inConflict.map(({ revision }) => revision.documentId));
}

function ignore(): void {
  // The rows of before are shown until the next change.
}
