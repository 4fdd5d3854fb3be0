import { openChannel } from '../../shared/openChannel.ts';
import type { SoundStatus } from './soundFacts.ts';

/** What the tabs of a user tell each other about sounds. */
type SoundMessage =
  | { readonly type: 'sounds.changed' }
  | { readonly type: 'sound.retried'; readonly conversationId: string }
  | { readonly type: 'statuses'; readonly statuses: readonly (readonly [string, SoundStatus])[] };

export interface SoundChannel {
  /** A sound was recorded, bound or deleted in this tab. */
  tellChanged: () => void;
  /** The person wants a refused sound to be tried again: the tab that sends does so. */
  tellRetried: (conversationId: string) => void;
  /** This tab sends; the others show what it does. */
  tellStatuses: (statuses: ReadonlyMap<string, SoundStatus>) => void;
  close: () => void;
}

/** Opens the channel of a user; a browser without channels has none, and its tabs look by themselves. */
export function openSoundChannel(
  userId: string,
  on: {
    changed: () => void;
    retried: (conversationId: string) => void;
    statuses: (statuses: ReadonlyMap<string, SoundStatus>) => void;
  },
): SoundChannel {
  const channel = openChannel(`nevisa.sounds.${userId}`);
  channel?.addEventListener('message', ({ data }: MessageEvent<SoundMessage>) => {
    switch (data.type) {
      case 'sounds.changed':
        on.changed();
        return;
      case 'sound.retried':
        on.retried(data.conversationId);
        return;
      case 'statuses':
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
    tellRetried: (conversationId) => post({ type: 'sound.retried', conversationId }),
    tellStatuses: (statuses) => post({ type: 'statuses', statuses: [...statuses] }),
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
