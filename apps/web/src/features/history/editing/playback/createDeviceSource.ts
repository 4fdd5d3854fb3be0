import { createStretchPlayer } from './createStretchPlayer.ts';
import type { DeviceSound } from './deviceSound.ts';
import { downloadSound } from './downloadSound.ts';
import type { SoundSource } from './timeline.ts';

/** The recordings of this device: they need no connection, and no address that ages. */
export function createDeviceSource(sound: DeviceSound): SoundSource {
  return {
    askLink: () =>
      Promise.resolve({
        ok: true,
        answer: {
          url: '',
          expiresAt: null,
          mimeType: sound.stretches()[0]?.mimeType ?? '',
          size: null,
          duration: sound.duration,
        },
      }),
    createTimeline: (report) => createStretchPlayer(sound, report),
    save: (title, otherwise) => {
      downloadSound(sound, title, otherwise);
    },
  };
}
