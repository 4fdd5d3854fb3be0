import type { UploadQueueEvent, uploadQueueMachine } from '@nevisa/machines';
import type { ActorRefFrom } from 'xstate';
import { type ShownUpload, toShownUpload } from '../words/shownUpload.ts';
import type { UploadCommands } from '../uploadsView.ts';

export type UploadQueue = ActorRefFrom<typeof uploadQueueMachine>;

/** The rows of a queue as a store for React. */
export interface QueueRows {
  /** The same array until a row changes. */
  readonly rows: () => readonly ShownUpload[];
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Reads what is shown of every upload of a queue. The snapshot of the queue remains the same object
 * while its uploads change, so that a selector of it would see nothing of them.
 */
export function readQueueRows(
  queue: UploadQueue,
  findFacts: (id: string) => Partial<Pick<ShownUpload, 'progress' | 'extracted' | 'isReopenable'>>,
): QueueRows {
  let rows: readonly ShownUpload[] = [];
  const read = () => {
    const { uploads } = queue.getSnapshot().context;
    const next = uploads.map((upload) => toShownUpload(upload, findFacts(upload.id)));
    rows = JSON.stringify(next) === JSON.stringify(rows) ? rows : next;
    return rows;
  };
  return {
    rows: read,
    subscribe: (listener) => {
      const subscription = queue.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

interface DeviceCommands extends Pick<UploadCommands, 'add' | 'choose' | 'reopen'> {
  /** The file of an upload is that of another one, too. */
  readonly restarted: (from: string, to: string) => void;
}

/**
 * The commands of the panel for a queue of this page.
 *
 * @param device what needs the content of a file
 */
export function createCommands(queue: UploadQueue, device: DeviceCommands): UploadCommands {
  const send = (event: UploadQueueEvent) => queue.send(event);
  const find = (id: string) =>
    queue.getSnapshot().context.uploads.find((upload) => upload.id === id);
  return {
    ...device,
    startAll: () => send({ type: 'all.started' }),
    pauseAll: () => send({ type: 'all.paused' }),
    resumeAll: () => send({ type: 'all.resumed' }),
    start: (id) => find(id)?.send({ type: 'start.requested' }),
    pause: (id) => find(id)?.send({ type: 'pause.requested' }),
    resume: (id) => find(id)?.send({ type: 'resume.requested' }),
    cancel: (id) => find(id)?.send({ type: 'cancel.requested' }),
    remove: (id) => send({ type: 'upload.removed', id }),
    retry: (id) => find(id)?.send({ type: 'retry.requested' }),
    again: (id) => find(id)?.send({ type: 'again.requested' }),
    changeOptions: (id, options) => find(id)?.send({ type: 'options.changed', options }),
    chooseSound: (id, isSoundOnly) => find(id)?.send({ type: 'sound.chosen', isSoundOnly }),
    restart: (id, options) => {
      const newId = `${id}-anew`;
      const file = find(id)?.getSnapshot().context.file;
      send({ type: 'upload.restarted', id, newId, options });
      if (file !== undefined) {
        device.restarted(id, newId);
        find(newId)?.send({ type: 'file.chosen', file });
      }
    },
    chooseOptions: (options) => send({ type: 'options.chosen', options }),
  };
}
