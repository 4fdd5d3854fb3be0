import type { SoundAnswer, SoundProgress, SoundRequest } from './soundMessages.ts';
import { openSoundFolder, withUnlockedFile } from './soundStore.ts';
import { countSounds, weighVideoSound, writeVideoSound } from './videoSound.ts';

/**
 * Answers the page from the Worker of the sounds of videos.
 *
 * @param report called once for each further percent of a sound that is taken out
 */
export async function serveSounds(
  request: SoundRequest,
  report: (progress: SoundProgress) => void,
): Promise<SoundAnswer> {
  switch (request.type) {
    case 'weigh':
      return { type: 'weighed', weight: await weighVideoSound(request.video) };
    case 'count':
      return { type: 'counted', sounds: await countSounds(request.video) };
    case 'extract':
      return { type: 'extracted', size: await extract(request, report) };
  }
}

async function extract(
  { video, place }: Extract<SoundRequest, { type: 'extract' }>,
  report: (progress: SoundProgress) => void,
): Promise<number | null> {
  try {
    const folder = await openSoundFolder(place, true);
    const handle = await folder.getFileHandle(place.uploadId, { create: true });
    const file = await withUnlockedFile(() => (handle as LockedHandle).createSyncAccessHandle());
    try {
      file.truncate(0);
      const write = (data: Uint8Array<ArrayBuffer>, at: number) => {
        if (file.write(data, { at }) < data.byteLength) {
          throw new Error('The device has no room for the sound.');
        }
      };
      await writeVideoSound(video, write, createPercentReport(report));
      file.flush();
      return file.getSize();
    } finally {
      file.close();
    }
  } catch {
    return null;
  }
}

/** Reports a share only when it is a further percent, so that a long video does not flood the page. */
function createPercentReport(report: (progress: SoundProgress) => void): (share: number) => void {
  let reported = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent > reported) {
      reported = percent;
      report({ type: 'progressed', share: percent / 100 });
    }
  };
}

/** What TypeScript knows of a Worker only. */
interface LockedFile {
  truncate: (size: number) => void;
  write: (data: Uint8Array<ArrayBuffer>, options: { at: number }) => number;
  flush: () => void;
  getSize: () => number;
  close: () => void;
}

interface LockedHandle extends FileSystemFileHandle {
  createSyncAccessHandle: () => Promise<LockedFile>;
}
