import type { SoundPause, SoundRefusal } from '@nevisa/machines';
import type { Observable } from '../../shared/observable.ts';

/** What becomes of the sound of a conversation that the server does not have completely. */
export type SoundStatus =
  /** `part` from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number; readonly isRepeated: boolean }
  | { readonly kind: 'waiting'; readonly why: SoundPause }
  | { readonly kind: 'refused'; readonly why: SoundRefusal };

/** What every page may say about the sounds of this device. */
export interface SoundFacts {
  /** By the id of the conversation, as text. */
  readonly statuses: ReadonlyMap<string, SoundStatus>;
  /** How many sounds were deleted from this device, because it had no room; the server has them. */
  readonly freed: number;
}

export type SoundReport = Pick<Observable<SoundFacts>, 'read' | 'subscribe' | 'write'>;

export const noSounds: SoundFacts = { statuses: new Map(), freed: 0 };
