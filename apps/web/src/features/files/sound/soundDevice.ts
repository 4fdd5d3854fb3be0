import type { SoundWeight } from '@nevisa/machines';
import { openWorkerLine } from '../../../shared/workerLine.ts';
import { default as workerUrl } from './sound.worker.ts?worker&url';
import type { SoundAnswer, SoundRequest } from './soundMessages.ts';
import { createSoundStore, type SoundStore } from './soundStore.ts';

/** Takes the sounds out of videos on this device. */
export interface SoundDevice extends SoundStore {
  /** About how large the sound of a video is. */
  readonly weigh: (video: File, signal: AbortSignal) => Promise<SoundWeight>;
  /** The sound of a video as a file; null when it cannot be taken out. */
  readonly extract: (uploadId: string, video: File, signal: AbortSignal) => Promise<File | null>;
}

/** The library that reads videos is loaded with the Worker, when the first video is added. */
export function createSoundDevice(ownerId: string): SoundDevice {
  const store = createSoundStore(ownerId);

  async function ask(request: SoundRequest, signal: AbortSignal): Promise<SoundAnswer> {
    signal.throwIfAborted();
    const line = openWorkerLine<SoundRequest, SoundAnswer>(workerUrl, 'nevisa-sounds', signal);
    try {
      return await line.ask(request);
    } finally {
      line.close();
    }
  }

  return {
    ...store,
    async weigh(video, signal) {
      const answer = await ask({ type: 'weigh', video }, signal);
      return answer.type === 'weighed' ? answer.weight : 'none';
    },
    async extract(uploadId, video, signal) {
      const place = { ownerId, uploadId };
      const answer = await ask({ type: 'extract', video, place }, signal);
      const file = await store.open(uploadId);
      return answer.type === 'extracted' && answer.size !== null && file?.size === answer.size
        ? file
        : null;
    },
  };
}
