import { type AnswerOf, type Contract, servedFiles } from '@nevisa/api';
import type { Id, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { findInterviewSound } from '../fixtures/history/interview/interview.ts';
import {
  makeHummedSound,
  makeSentSound,
  type ServedSound,
} from '../fixtures/history/servedSound.ts';
import { toIsoTime, type Clock } from './clock.ts';
import type { HistoryStore } from './historyStore.ts';
import { refuse } from './refusal.ts';
import type { SoundFaults } from './soundFaults.ts';
import type { createSoundUploadRules } from './soundUploads.ts';

/** Where the sounds are; not a call of the contract, because a player sends no header. */
export const soundPath = servedFiles.sound;

interface SoundParts {
  readonly store: HistoryStore;
  readonly clock: Clock;
  readonly faults: SoundFaults;
  readonly uploads: Pick<ReturnType<typeof createSoundUploadRules>, 'getUploadedSound'>;
}

/** Rules of the sound of a conversation. */
export function createHistorySoundRules({ store, clock, faults, uploads }: SoundParts) {
  const links = new Map<string, { readonly sound: ServedSound; until: number }>();

  const find = (account: Account, id: Id): ServedSound => {
    const conversation = store.find(account, id);
    refuseMissing(conversation, clock);
    const sent = uploads.getUploadedSound(conversation);
    return sent === undefined
      ? (findInterviewSound(conversation) ?? makeHummedSound(conversation))
      : makeSentSound(sent, conversation);
  };

  return {
    /** @param origin of the request, because a player needs a whole address */
    getHistoryAudioLink(
      account: Account,
      { id }: { id: Id },
      origin = '',
    ): AnswerOf<Contract['getHistoryAudioLink']> {
      const sound = find(account, id);
      const ticket = `${encodeURIComponent(id)}-${links.size + 1}`;
      const until = clock.now() + faults.life;
      links.set(ticket, { sound, until });
      return {
        url: `${origin}${soundPath}?ticket=${ticket}`,
        expires_at: toIsoTime(until),
        mime_type: sound.mimeType,
        size: sound.size,
        duration: sound.duration,
      };
    },

    getHistoryPeaks(account: Account, { id }: { id: Id }): AnswerOf<Contract['getHistoryPeaks']> {
      const sound = find(account, id);
      return { per_second: 20, data: sound.peaks() };
    },

    /** How many addresses were given out. */
    countSoundLinks: () => links.size,

    /** @throws Refusal 403 for an address that has ended or never was */
    getSound(ticket: string): ServedSound {
      const link = links.get(ticket);
      if (link === undefined || link.until <= clock.now()) {
        throw refuse('link_expired', 'مهلت این نشانی تمام شده است.');
      }
      if (faults.serving === 'dies') {
        link.until = 0;
      }
      return link.sound;
    },
  };
}

/** @throws Refusal 404 and 410 */
function refuseMissing(conversation: WholeConversation, clock: Clock): void {
  const { has_audio, audio_expires_at } = conversation;
  if (!has_audio) {
    throw refuse('no_audio', 'این نوشته صدا ندارد.');
  }
  if (audio_expires_at !== null && Date.parse(audio_expires_at) <= clock.now()) {
    throw refuse('audio_expired', 'صدای این نوشته دیگر موجود نیست.');
  }
}
