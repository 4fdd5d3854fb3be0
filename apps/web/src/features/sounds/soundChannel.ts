import type { SoundStatus } from './soundFacts.ts';

/** What the tabs of a user tell each other about sounds. */
type SoundMessage =
  | { readonly type: 'sounds.changed' }
  | { readonly type: 'statuses'; readonly statuses: readonly (readonly [string, SoundStatus])[] };

export interface SoundChannel {
  /** A sound was recorded, bound or deleted in this tab. */
  tellChanged: () => void;
  /** This tab sends; the others show what it does. */
  tellStatuses: (statuses: ReadonlyMap<string, SoundStatus>) => void;
  close: () => void;
}

/** Opens the channel of a user; a browser without channels has none, and its tabs look by themselves. */
export function openSoundChannel(
  userId: string,
  on: {
    changed: () => void;
    statuses: (statuses: ReadonlyMap<string, SoundStatus>) => void;
  },
): SoundChannel {
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(`nevisa.sounds.${userId}`) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<SoundMessage>) => {
    if (data.type === 'sounds.changed') {
      on.changed();
    } else {
      on.statuses(new Map(data.statuses));
    }
  });
  let isClosed = false;
  const post = (message: SoundMessage) => {
    if (!isClosed) {
      channel?.postMessage(message);
    }
  };
  return {
    tellChanged: () => post({ type: 'sounds.changed' }),
    tellStatuses: (statuses) => post({ type: 'statuses', statuses: [...statuses] }),
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
