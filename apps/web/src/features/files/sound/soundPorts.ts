import type { FileFacts, SoundOutcome, SoundWeight } from '@nevisa/machines';
import { fromPromise } from 'xstate';
import { hashSample } from '../upload/sampleFile.ts';
import { createTurns } from '../upload/turns.ts';
import type { ProgressStore } from '../upload/progressStore.ts';
import type { UploadFiles } from '../upload/uploadFiles.ts';
import type { SoundDevice } from './soundDevice.ts';

/** The longest wait for the weight of a sound, in ms; then the video is sent as it is. */
const longestWeighing = 10_000;

interface SoundPorts {
  readonly files: Pick<UploadFiles, 'getVideo' | 'holdSound'>;
  readonly sounds: Pick<SoundDevice, 'weigh' | 'extract'>;
  readonly progress: Pick<ProgressStore, 'noteExtracted'>;
}

/** The ports of `uploadMachine` that take the sound out of a video. */
export function createSoundPorts({ files, sounds, progress }: SoundPorts) {
  const weighing = createTurns(1);
  const extracting = createTurns(1);

  async function extract(id: string, facts: FileFacts, signal: AbortSignal): Promise<SoundOutcome> {
    const video = files.getVideo(id);
    const onProgress = (share: number) => progress.noteExtracted(id, share);
    const sound =
      video === undefined ? null : await sounds.extract(id, video, { signal, onProgress });
    if (sound === null || video === undefined || sound.size === 0 || sound.size >= video.size) {
      return { ok: false };
    }
    files.holdSound(id, sound);
    const file = {
      name: nameSound(facts.name),
      size: sound.size,
      lastModified: facts.lastModified,
    };
    return { ok: true, file, hash: await hashSample(sound) };
  }

  return {
    weighSound: fromPromise<SoundWeight, { id: string; file: FileFacts }>(
      async ({ input: { id }, signal }) => {
        const video = files.getVideo(id);
        const weigh = (file: File) =>
          weighing.run(() => {
            // The wait begins with the turn of the video: many may be before it.
            const ending = AbortSignal.any([signal, AbortSignal.timeout(longestWeighing)]);
            return sounds.weigh(file, ending);
          });
        return video === undefined ? 'none' : weigh(video).catch(() => 'unextractable' as const);
      },
    ),
    extractSound: fromPromise<SoundOutcome, { id: string; file: FileFacts }>(
      ({ input: { id, file }, signal }) =>
        extracting.run(() => extract(id, file, signal)).catch((): SoundOutcome => ({ ok: false })),
    ),
  };
}

/** The name of the sound of a video: that of the video, as a Matroska file. */
function nameSound(name: string): string {
  return `${name.replace(/(?<=.)\.[^.\s]{1,8}$/u, '')}.mkv`;
}
