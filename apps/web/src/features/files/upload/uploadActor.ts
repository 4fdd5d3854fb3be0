import type { Client, ClientOf } from '@nevisa/api';
import type { fileCalls } from '@nevisa/api/files';
import {
  type UploadActor,
  uploadMachine,
  type UploadOptions,
  type UploadQueueEvent,
  uploadQueueMachine,
} from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { createSoundPorts } from '../sound/soundPorts.ts';
import type { createChecks } from './checkFile.ts';
import { createUploadLine } from './fileSender.ts';
import type { ProgressStore } from './progressStore.ts';
import { createSendFile } from './sendFile.ts';
import { createUploadCalls } from './uploadCalls.ts';
import type { UploadFiles } from './uploadFiles.ts';
import type { UploadKeeper } from './uploadKeeper.ts';
import type { watchNetwork } from './watchNetwork.ts';

export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>;

/** Device and network of the uploads of a user. */
export interface UploadDevice {
  readonly calls: ClientOf<typeof fileCalls>;
  readonly client: Pick<Client, 'retryHistory'>;
  readonly checks: ReturnType<typeof createChecks> & ReturnType<typeof createSoundPorts>;
  readonly files: UploadFiles;
  readonly keeper: UploadKeeper;
  readonly progress: ProgressStore;
  readonly watchNetwork: typeof watchNetwork;
  /** Calls when this tab may send. Returns the release function. */
  readonly holdTab: (onHeld: () => void) => () => void;
  /** Resolves when a conversion may be asked for. */
  readonly whenDue: (signal: AbortSignal) => Promise<void>;
  /** In ms, of a clock that never goes back. */
  readonly now: () => number;
}

export interface UploadStart {
  readonly options: UploadOptions;
  /** What is left of the credit, in ms; null without an end. */
  readonly credit: number | null;
}

interface ActorListeners {
  /** This tab sends from now on. */
  readonly onHeld: () => void;
  /** The device was read. */
  readonly onLoaded: () => void;
  /** Files were added while another tab sends. */
  readonly onHandOver: (ids: readonly string[]) => void;
}

/** Creates the machine of the queue with its ports; it is not started. */
export function createUploadActor(
  device: UploadDevice,
  { options, credit }: UploadStart,
  { onHeld, onLoaded, onHandOver }: ActorListeners,
): UploadQueueActor {
  const { keeper } = device;
  const uploads = (): readonly UploadActor[] => actor.getSnapshot().context.uploads;
  const upload = uploadMachine.provide({
    actors: {
      ...device.checks,
      ...createUploadCalls({ ...device, uploads }),
      sendFile: createSendFile({
        ...device,
        line: createUploadLine(),
        whenKept: keeper.settled,
      }),
    },
  });
  const machine = uploadQueueMachine.provide({
    actors: {
      upload,
      watchNetwork: device.watchNetwork,
      holdTab: fromCallback<UploadQueueEvent>(({ sendBack }) =>
        device.holdTab(() => {
          sendBack({ type: 'tab.held' });
          onHeld();
        }),
      ),
      loadQueue: createLoadQueue(keeper, onLoaded),
    },
    actions: {
      keepQueue: (_, kept) => keeper.keep(kept),
      handOver: (_, added) => onHandOver(added.map(({ id }) => id)),
    },
  });
  const actor = createActor(machine, { input: { options, credit, random: Math.random } });
  return actor;
}

function createLoadQueue(keeper: UploadKeeper, onLoaded: () => void) {
  return fromCallback<UploadQueueEvent>(({ sendBack }) => {
    let isEnded = false;
    const deliver = (kept: Awaited<ReturnType<UploadKeeper['load']>>) => {
      if (!isEnded) {
        sendBack({ type: 'queue.loaded', kept });
        queueMicrotask(onLoaded);
      }
    };
    keeper.load().then(deliver, () => deliver([]));
    return () => {
      isEnded = true;
    };
  });
}
