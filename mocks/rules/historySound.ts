import type { AnswerOf, Contract } from '@nevisa/api';
import type { Id, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { createSound, type Sound } from '../fixtures/history/sound.ts';
import { toIsoTime, type Clock } from './clock.ts';
import type { HistoryStore } from './historyStore.ts';
import { refuse } from './refusal.ts';

/** How long an address of a sound works, in ms. */
export const linkLife = 3_600_000;

/** Where the sounds are; not a call of the contract, because a player sends no header. */
export const soundPath = '/nevisa/history/sound';

/**
 * What a server of sounds does wrongly. `whole`: it answers 200 with all of the sound in
 * place of 206 with a part; `octetStream`: it names no type of sound; `noise`: what it sends is no
 * sound.
 */
export type SoundFault = 403 | 404 | 416 | 'whole' | 'octetStream' | 'noise';

/** Rules of the sound of a conversation. */
export function historySoundRules(store: HistoryStore, clock: Clock) {
  const links = new Map<string, { readonly sound: Sound; readonly until: number }>();
  let life = linkLife;
  let fault: SoundFault | null = null;

  return {
    /** @param origin of the request, because a player needs a whole address */
    getHistoryAudioLink(
      account: Account,
      { id }: { id: Id },
      origin = '',
    ): AnswerOf<Contract['getHistoryAudioLink']> {
      const sound = soundOf(store.find(account, id), clock);
      const ticket = `${encodeURIComponent(id)}-${links.size + 1}`;
      const until = clock.now() + life;
      links.set(ticket, { sound, until });
      return {
        url: `${origin}${soundPath}?ticket=${ticket}`,
        expires_at: toIsoTime(until),
        mime_type: 'audio/wav',
        size: sound.size,
        duration: sound.duration,
      };
    },

    getHistoryPeaks(account: Account, { id }: { id: Id }): AnswerOf<Contract['getHistoryPeaks']> {
      const sound = soundOf(store.find(account, id), clock);
      let letters = '';
      for (const peak of sound.peaks()) {
        letters += String.fromCharCode(peak);
      }
      return { per_second: 20, data: btoa(letters) };
    },

    /** Serves sounds for a shorter time, in ms, or wrongly; without options as usual. */
    serveSounds(options: { life?: number; fault?: SoundFault | null } = {}): void {
      ({ life = linkLife, fault = null } = options);
    },

    soundFault: () => fault,

    /** How many addresses were given out. */
    countSoundLinks: () => links.size,

    /** @throws Refusal 403 for an address that has ended or never was */
    getSound(ticket: string): Sound {
      const link = links.get(ticket);
      if (typeof fault === 'number' && fault !== 416) {
        throw refuse(fault, 'sound_fault', 'این صدا در دسترس نیست.');
      }
      if (link === undefined || link.until <= clock.now()) {
        throw refuse(403, 'link_expired', 'مهلت این نشانی تمام شده است.');
      }
      return link.sound;
    },
  };
}

function soundOf(conversation: WholeConversation, clock: Clock): Sound {
  const { has_audio, audio_expires_at, duration, segments } = conversation;
  if (!has_audio) {
    throw refuse(404, 'no_audio', 'این نوشته صدا ندارد.');
  }
  if (audio_expires_at !== null && Date.parse(audio_expires_at) <= clock.now()) {
    throw refuse(410, 'audio_expired', 'صدای این نوشته دیگر موجود نیست.');
  }
  return createSound(duration, segments);
}
