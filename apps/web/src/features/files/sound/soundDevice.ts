import type { SoundWeight } from '@nevisa/machines';
import { openWorkerLine } from '../../../shared/workerLine.ts';
import { default as workerUrl } from './sound.worker.ts?worker&url';
import type { SoundAnswer, SoundProgress, SoundRequest } from './soundMessages.ts';
import { createSoundStore, type SoundStore } from './soundStore.ts';

/** Takes the sounds out of videos on this device. */
export interface SoundDevice extends SoundStore {
  /** About how large the sound of a video is. */
  readonly weigh: (video: File, signal: AbortSignal) => Promise<SoundWeight>;
  /** How many sounds a video has, also those that this browser cannot play; null when it is not known. */
  readonly count: (video: File, signal: AbortSignal) => Promise<number | null>;
  /** The sound of a video as a file; null when it cannot be taken out. */
  readonly extract: (uploadId: string, video: File, work: Extraction) => Promise<File | null>;
}

export interface Extraction {
  readonly signal: AbortSignal;
  /** Called with how much is taken out, from 0 to 1; not for a video that does not say its length. */
  readonly onProgress?: (share: number) => void;
}

/** The library that reads videos is loaded with the Worker, when the first video is added. */
export function createSoundDevice(ownerId: string): SoundDevice {
  const store = createSoundStore(ownerId);

  async function ask(
    request: SoundRequest,
    { signal, onProgress }: Extraction,
  ): Promise<SoundAnswer | SoundProgress> {
    signal.throwIfAborted();
    const line = openWorkerLine<SoundRequest, SoundAnswer | SoundProgress>(
      workerUrl,
      'nevisa-sounds',
      signal,
    );
    try {
      return await line.ask(request, (message) => {
        if (message.type === 'progressed') {
          onProgress?.(message.share);
        }
        return message.type !== 'progressed';
      });
    } finally {
      line.close();
    }
  }

  return {
    ...store,
    async weigh(video, signal) {
      const answer = await ask({ type: 'weigh', video }, { signal });
      return answer.type === 'weighed' ? answer.weight : 'none';
    },
    async count(video, signal) {
      const answer = await ask({ type: 'count', video }, { signal });
      return answer.type === 'counted' ? answer.sounds : null;
    },
    async extract(uploadId, video, work) {
      const place = { ownerId, uploadId };
      const answer = await ask({ type: 'extract', video, place }, work);
      const file = await store.open(uploadId);
      return answer.type === 'extracted' && answer.size !== null && file?.size === answer.size
        ? file
        : null;
    },
  };
}
