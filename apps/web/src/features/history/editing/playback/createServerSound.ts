import type { Client } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { createElementTimeline } from './createElementTimeline.ts';
import type { SoundSource } from './timeline.ts';

/** The sound that the server keeps of a conversation. */
export function createServerSound(
  readClient: () => Pick<Client, 'getHistoryAudioLink'>,
  id: Id,
): SoundSource {
  return {
    askLink: async (signal) => {
      const outcome = await readClient().getHistoryAudioLink({ id }, { signal });
      if (!outcome.ok) {
        return outcome;
      }
      const { url, expires_at, mime_type, size, duration } = outcome.answer;
      const until = Date.parse(expires_at ?? '');
      return {
        ok: true,
        answer: {
          url,
          expiresAt: Number.isNaN(until) ? null : until,
          mimeType: mime_type ?? '',
          size,
          duration: duration === null ? null : duration / 1_000,
        },
      };
    },
    createTimeline: (report) => createElementTimeline(report),
  };
}
