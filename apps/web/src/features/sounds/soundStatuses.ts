import type { QueuedSound, SoundUploadState } from '@nevisa/machines';
import type { SoundStatus } from './soundFacts.ts';

/** What becomes of each sound in the queue, by its conversation; nothing while sending is forbidden. */
export function describeSounds(state: SoundUploadState): ReadonlyMap<string, SoundStatus> {
  const isShown = state.allowed && state.isOwner && state.pause !== 'forbidden';
  return new Map(
    isShown
      ? state.queue.map((sound) => [String(sound.conversationId), toStatus(sound, state)])
      : [],
  );
}

function toStatus(sound: QueuedSound, { pause }: SoundUploadState): SoundStatus {
  if (sound.refusal !== null) {
    return { kind: 'refused', why: sound.refusal };
  }
  if (pause !== null) {
    return { kind: 'waiting', why: pause };
  }
  const part = sound.received / Math.max(1, sound.ends.at(-1) ?? 0);
  return { kind: 'sending', part, isRepeated: sound.isRepeated };
}
