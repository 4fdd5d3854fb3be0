import { type MyDataEvent, myDataMachine } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { AppServices } from '../../../app/appServices.ts';
import type { MemberScope } from '../../../app/userScope.ts';
import { importChunk } from '../../../shared/late/importChunk.ts';
import { createServerClock } from '../../../shared/lists/serverClock.ts';
import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { listDeviceTexts } from '../../dictation/workspace/listDeviceTexts.ts';

export type MyDataActor = ActorRefFrom<typeof myDataMachine>;

/** Starts the machine that makes the archive of all data. It outlives the page, and ends with the session. */
export function createMyDataActor(
  services: AppServices,
  { userId, get, onDispose }: MemberScope<AppServices>,
): MyDataActor {
  const { now } = get(createServerClock);
  const machine = myDataMachine.provide({
    actors: {
      makeArchive: fromCallback<MyDataEvent>(({ sendBack }) => {
        const ending = new AbortController();
        makeArchive(services, { userId, now }, sendBack, ending.signal).catch(() =>
          sendBack({ type: 'data.failed' }),
        );
        return () => ending.abort();
      }),
    },
  });
  const actor = createActor(machine);
  actor.start();
  onDispose(() => {
    actor.stop();
  });
  return actor;
}

async function makeArchive(
  services: AppServices,
  { userId, now }: { userId: string; now: () => number },
  report: (event: MyDataEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const {
    makeMyData,
    openZip,
    waitFor: rest,
    nameArchive: archiveName,
  } = await importChunk(() => import('./myDataChunk.ts'));
  const zip = openZip(signal);
  try {
    const { archive, written, missing } = await makeMyData({
      client: services.authStore.client(),
      deviceTexts: async () => {
        const texts = await listDeviceTexts(services, userId);
        return texts.filter(({ state }) => state !== 'saved');
      },
      write: zip.ask,
      rest,
      signal,
      onProgress: (done, total) => report({ type: 'data.progressed', done, total }),
    });
    signal.throwIfAborted();
    if (archive === null) {
      report({ type: 'data.failed' });
      return;
    }
    downloadFile(archive, archiveName(accountText.dataFile, now()));
    report({ type: 'data.saved', written, missing });
  } finally {
    zip.close();
  }
}
