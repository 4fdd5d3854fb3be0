import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { toIsoTime, type Clock } from './clock.ts';
import { refuseInTrash, refuseUnsaved } from './historyRefusals.ts';
import type { HistoryStore } from './historyStore.ts';
import { LostAnswer } from './partFaults.ts';
import { refuse } from './refusal.ts';
import type { SoundFaults } from './soundFaults.ts';

const dayLength = 86_400_000;

/** The sound that the server has of a conversation. */
interface UploadedSound {
  received: number;
  readonly parts: Blob[];
}

/** Rules of the sounds that devices send. The sound of a conversation is never billed: its words were. */
export function createSoundUploadRules(store: HistoryStore, clock: Clock, faults: SoundFaults) {
  const uploads = new WeakMap<WholeConversation, UploadedSound>();

  const take = (sound: UploadedSound, part: Blob) => {
    sound.parts.push(part);
    sound.received += part.size;
  };

  return {
    uploadHistoryAudio(
      account: Account,
      { id, audio, offset, is_last }: PayloadOf<Contract['uploadHistoryAudio']>,
    ): AnswerOf<Contract['uploadHistoryAudio']> {
      refuseUnsaved(account);
      const conversation = store.find(account, id);
      refuseInTrash(conversation);
      refuseParts(faults, audio);
      if (faults.takeForgetting()) {
        uploads.delete(conversation);
        conversation.has_audio = false;
      }
      const known = uploads.get(conversation);
      if (known === undefined && conversation.has_audio) {
        throw refuse('has_audio', 'این نوشته صدا دارد.');
      }
      const sound = known ?? { received: 0, parts: [] };
      uploads.set(conversation, sound);
      if (offset !== sound.received) {
        return { received: sound.received };
      }
      const cut = faults.takeCut(offset, audio.size);
      take(sound, audio.slice(0, cut ?? audio.size, audio.type));
      if (cut !== null && cut < audio.size) {
        throw new LostAnswer();
      }
      if (is_last) {
        conversation.has_audio = true;
        const days = account.nevisa_service_account.configuration?.preferences.keep_audio_days;
        conversation.audio_expires_at =
          days === null || days === undefined
            ? null
            : toIsoTime(Date.parse(conversation.created_at ?? '') + days * dayLength);
        conversation.updated_at = toIsoTime(clock.now());
      }
      if (cut !== null) {
        throw new LostAnswer();
      }
      return { received: sound.received };
    },

    /** What a device has sent of a conversation; undefined where nothing was sent. */
    getUploadedSound(conversation: WholeConversation): Blob | undefined {
      const parts = uploads.get(conversation)?.parts;
      return parts === undefined ? undefined : new Blob(parts, { type: parts[0]?.type ?? '' });
    },
  };
}

/** @throws Refusal 413 and 415 */
function refuseParts({ longestPart }: SoundFaults, audio: Blob): void {
  if (audio.size > longestPart) {
    throw refuse('too_large', 'این بخش از صدا بزرگ‌تر از اندازهٔ مجاز است.');
  }
  if (!/^(?:audio|video)\/(?:webm|mp4|ogg)\b/.test(audio.type)) {
    throw refuse('unsupported_format', 'قالب این صدا پذیرفته نیست.');
  }
}
