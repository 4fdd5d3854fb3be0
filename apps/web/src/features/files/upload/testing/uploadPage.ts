import type { FileHandles, KeptUploads, StoredUpload } from '@nevisa/drafts';
import type { FileFacts, SampleOutcome } from '@nevisa/machines';
import { fromCallback, fromPromise } from 'xstate';
import { createProgressStore } from '../progressStore.ts';
import type { UploadDevice } from '../uploadActor.ts';
import { createUploadFiles } from '../uploadFiles.ts';
import { createUploadKeeper } from '../uploadKeeper.ts';
import { createSoundPorts } from '../../sound/soundPorts.ts';
import type { SoundDevice } from '../../sound/soundDevice.ts';
import { hashSample } from '../sampleFile.ts';
import { UploadRun } from '../uploadRun.ts';
import type { FileServer } from './fileServer.ts';

/** What the device stores over the ends of pages, as text. */
export class StoredQueue {
  text = '[]';
  /** Handles that are readable in the storage of the browser. */
  readonly handles = new Map<string, FileSystemFileHandle>();

  read(): StoredUpload[] {
    return JSON.parse(this.text) as StoredUpload[];
  }
}

interface PageParts {
  readonly userId: string;
  readonly server: Pick<FileServer, 'calls'>;
  readonly stored: StoredQueue;
  /** @default at once */
  readonly holdTab?: UploadDevice['holdTab'];
  /** @default no sound can be taken out of a video */
  readonly sounds?: SoundDevice;
}

const noSounds: Pick<SoundDevice, 'weigh' | 'extract'> = {
  weigh: () => Promise.resolve('none'),
  extract: () => Promise.resolve(null),
};

function keepHandles({ handles }: StoredQueue): FileHandles {
  return {
    read: (id) => Promise.resolve(handles.get(id)),
    keep: (id, handle) => Promise.resolve(void handles.set(id, handle)),
    retain: (ids) => {
      [...handles.keys()].filter((id) => !ids.includes(id)).forEach((id) => handles.delete(id));
      return Promise.resolve();
    },
  };
}

/** Options of files of the tests. */
export const plainOptions = { punctuation: true, numbers: true, speakers: 0 } as const;

/** A page with the real queue, whose device and server are those of a test. */
export function openUploadPage({ userId, server, stored, holdTab, sounds }: PageParts) {
  let isAlive = true;
  const marks: boolean[] = [];
  const files = createUploadFiles(keepHandles(stored), sounds);
  const uploads: KeptUploads = {
    read: () => Promise.resolve(stored.read()),
    keep: async (kept) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      if (isAlive) {
        stored.text = JSON.stringify(kept);
      }
    },
  };
  const progress = createProgressStore();
  const device: UploadDevice = {
    files,
    calls: server.calls,
    client: { retryHistory: () => Promise.resolve({ ok: false, failure: { kind: 'network' } }) },
    checks: {
      readSample: fromPromise<SampleOutcome, { id: string; file: FileFacts }>(
        async ({ input: { id, file } }) => {
          const content = sounds && files.get(id); // a sound is known by its true hash
          const hash = content ? await hashSample(content) : String(file.size).padStart(64, '0');
          return { ok: true, hash };
        },
      ),
      measureLength: fromPromise<number | null, { id: string }>(() => Promise.resolve(60_000)),
      ...createSoundPorts({ files, sounds: sounds ?? noSounds, progress }),
    },
    keeper: createUploadKeeper({ uploads, files, mark: (holds) => marks.push(holds) }),
    progress,
    watchNetwork: fromCallback(() => undefined),
    holdTab:
      holdTab ??
      ((onHeld) => {
        queueMicrotask(onHeld);
        return () => undefined;
      }),
    whenDue: () => Promise.resolve(),
    now: () => performance.now(),
  };
  const run = new UploadRun(userId, device, { options: plainOptions, credit: null });
  return {
    run,
    device,
    marks,
    /** The page ends without a word: what is under way may arrive, and nothing is written. */
    kill: () => {
      isAlive = false;
      void run.stop();
    },
  };
}
