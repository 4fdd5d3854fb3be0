import type { User } from '@nevisa/api/types';
import type { UploadCommands, UploadsView } from './uploadsView.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { ChunkError } from '../../../shared/late/ChunkError.ts';
import { log } from '../../../shared/log.ts';
import type { UploadQueue } from '../upload/createUploadQueue.ts';
import { openUploadQueue } from '../upload/openUploadQueue.ts';
import type { UploadWish } from '../upload/uploadChannel.ts';
import type { UploadQueueView } from '../upload/uploadQueueView.ts';

/**
 * The files of a user on their way to texts; null until their code is loaded.
 *
 * @throws ChunkError when it could not be loaded, so that the boundary offers another try
 */
export function useUploads(user: User): UploadsView | null {
  const { queue, lost } = useOpenedQueue(user);
  if (lost !== null) {
    throw lost;
  }
  const view = useSyncExternalStore(queue?.subscribe ?? never, queue?.view ?? noView);
  const commands = useMemo(() => queue && createCommands(queue), [queue]);
  return useMemo(
    () =>
      view &&
      commands && {
        rows: view.uploads,
        credit: view.credit,
        options: view.options,
        isWatching: view.mode === 'watching',
        commands,
      },
    [view, commands],
  );
}

const never = () => () => undefined;
const noView = (): UploadQueueView | null => null;

/** The queue of a user; null until its code is loaded, and where it does not load. */
export function useUploadQueue(user: User): UploadQueue | null {
  return useOpenedQueue(user).queue;
}

interface OpenedQueue {
  readonly queue: UploadQueue | null;
  readonly lost: ChunkError | null;
}

const notOpened: OpenedQueue = { queue: null, lost: null };

function useOpenedQueue({ id }: User): OpenedQueue {
  const services = useAppServices();
  const [opened, setOpened] = useState(notOpened);
  useEffect(() => {
    let isClosed = false;
    void openUploadQueue(services, { id })
      .then(
        (queue): OpenedQueue => ({ queue, lost: null }),
        (cause: unknown): OpenedQueue => {
          log('the files were not opened', { kind: 'network' });
          // A further try mounts the component anew, which asks for the code again.
          return { queue: null, lost: new ChunkError(cause, () => undefined) };
        },
      )
      .then((found) => {
        if (!isClosed) {
          setOpened(found);
        }
      });
    return () => {
      isClosed = true;
      setOpened(notOpened);
    };
  }, [services, id]);
  return opened;
}

function createCommands({ add, run, reopen }: UploadQueue): UploadCommands {
  const ask =
    (type: Exclude<UploadWish['type'], 'options.changed' | 'sound.chosen'>) => (id: string) =>
      run({ type: 'ask', id, wish: { type } });
  const askAll = (wish: 'all.started' | 'all.paused' | 'all.resumed') => () =>
    run({ type: 'askAll', wish });
  return {
    add: (files) => add(files).length > 0,
    startAll: askAll('all.started'),
    pauseAll: askAll('all.paused'),
    resumeAll: askAll('all.resumed'),
    start: ask('start.requested'),
    pause: ask('pause.requested'),
    resume: ask('resume.requested'),
    cancel: ask('cancel.requested'),
    retry: ask('retry.requested'),
    again: ask('again.requested'),
    remove: (id) => run({ type: 'remove', id }),
    choose: (id, chosen) => run({ ...chosen, type: 'choose', id }),
    reopen,
    changeOptions: (id, options) =>
      run({ type: 'ask', id, wish: { type: 'options.changed', options } }),
    chooseSound: (id, isSoundOnly) =>
      run({ type: 'ask', id, wish: { type: 'sound.chosen', isSoundOnly } }),
    restart: (id, options) => run({ type: 'restart', id, options }),
    chooseOptions: (options) => run({ type: 'options', options }),
  };
}
