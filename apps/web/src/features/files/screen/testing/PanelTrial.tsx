import type { FileFacts, KeptQueue } from '@nevisa/machines';
import { Button, createToastQueue, Page, PageHeader, ToastRegion } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FilePicker } from '../adding/filePicker.ts';
import { FilesPanel } from '../FilesPanel.tsx';
import { createCommands, readQueueRows } from './queueView.ts';
import type { UploadsView } from '../uploadsView.ts';
import { createPretendQueue, type UploadPlan } from './createPretendQueue.ts';
import { megabyte, minute } from './shownUploads.ts';

export interface PanelTrialProps {
  /** The files of the list with what becomes of them. */
  files: Readonly<Record<string, UploadPlan>>;
  /** In ms; null for a package without an end. */
  credit?: number | null;
  /** What an earlier page kept. */
  kept?: KeptQueue;
  /** What the person answers the browser when it asks for a kept file; without it, the device remembers none. */
  permission?: 'granted' | 'denied';
  picker?: FilePicker | null;
  /** Another page of the browser sends. */
  watching?: boolean;
  keepAudioDays?: number | null;
  onOpen: (historyId: unknown) => void;
  /** The network is lost after the first bytes. */
  offline?: boolean;
  /** Sends all files that can be sent. */
  started?: boolean;
}

const nothingKept: KeptQueue = [];

/** The panel over a real queue, whose device and server follow a plan. */
export function PanelTrial({
  files,
  credit = 60 * minute,
  kept = nothingKept,
  permission,
  picker = null,
  watching = false,
  keepAudioDays = 30,
  onOpen,
  offline = false,
  started = false,
}: PanelTrialProps) {
  const [{ queue, device }] = useState(() => {
    const pretend = createPretendQueue({ plans: files, credit, kept });
    kept.forEach(({ id }) => permission !== undefined && pretend.device.remembered.add(id));
    return pretend;
  });
  const [toasts] = useState(createToastQueue);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    const added = Object.entries(files).map(([name, plan]) => device.add(makeFacts(name, plan)));
    queue.send({ type: 'files.added', files: added });
  }, [device, files, queue]);
  const view = useTrialView({ queue, device, credit, watching, permission });
  const { rows } = view;
  const areReady = rows.length > 0 && rows.every(({ tags }) => tags.includes('ready'));
  useEffect(() => {
    if (started && areReady) {
      queue.send({ type: 'all.started' });
    }
  }, [areReady, queue, started]);
  const areHalf = rows.some(({ received }) => received > 0);
  useEffect(() => {
    if (offline && areHalf) {
      queue.send({ type: 'network.lost' });
    }
  }, [areHalf, offline, queue]);
  return (
    <Page>
      <PageHeader
        heading="تاریخچه"
        actions={<Button onClick={() => setAdding(true)}>افزودن فایل</Button>}
      />
      <FilesPanel
        view={view}
        toasts={toasts}
        keepAudioDays={keepAudioDays}
        onOpen={onOpen}
        isAdding={isAdding}
        onAdding={setAdding}
        picker={picker}
      />
      <ToastRegion queue={toasts} />
    </Page>
  );
}

function makeFacts(name: string, { size = 40 * megabyte }: UploadPlan): FileFacts {
  return { name, size, lastModified: 1 };
}

interface TrialViewParts extends ReturnType<typeof createPretendQueue> {
  credit: number | null;
  watching: boolean;
  permission: PanelTrialProps['permission'];
}

function useTrialView({
  queue,
  device,
  credit,
  watching,
  permission,
}: TrialViewParts): UploadsView {
  const [store] = useState(() => readQueueRows(queue, device.findFacts));
  const rows = useSyncExternalStore(store.subscribe, store.rows);
  const options = useSelector(queue, ({ context }) => context.options);
  const find = (id: string) => queue.getSnapshot().context.uploads.find((each) => each.id === id);
  return {
    rows,
    credit,
    options,
    isWatching: watching,
    commands: createCommands(queue, {
      add: (list) => {
        queue.send({ type: 'files.added', files: list.map(({ file }) => device.add(file)) });
        return true;
      },
      choose: (id, { file: { name, size, lastModified } }) => {
        device.names.set(id, name);
        find(id)?.send({ type: 'file.chosen', file: { name, size, lastModified } });
      },
      restarted: (from, to) => device.names.set(to, device.names.get(from) ?? ''),
      reopen: async (id) => {
        if (!device.remembered.delete(id)) {
          return 'lost';
        }
        const upload = find(id);
        if (upload === undefined || permission === 'denied') {
          upload?.send({ type: 'file.unreadable', hasChanged: false });
          return 'refused';
        }
        upload.send({ type: 'file.chosen', file: upload.getSnapshot().context.file });
        return 'opened';
      },
    }),
  };
}
