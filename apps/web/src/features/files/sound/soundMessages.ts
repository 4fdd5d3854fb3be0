import type { SoundWeight } from '@nevisa/machines';
import type { SoundPlace } from './soundStore.ts';

/** What the Worker of the sounds of videos is asked for. */
export type SoundRequest =
  | { readonly type: 'weigh' | 'count'; readonly video: File }
  | { readonly type: 'extract'; readonly video: File; readonly place: SoundPlace };

/** How much of a sound is taken out: from 0 to 1. */
export interface SoundProgress {
  readonly type: 'progressed';
  readonly share: number;
}

/** Null for a sound that could not be taken out, and for sounds that could not be counted. */
export type SoundAnswer =
  | { readonly type: 'weighed'; readonly weight: SoundWeight }
  | { readonly type: 'counted'; readonly sounds: number | null }
  | { readonly type: 'extracted'; readonly size: number | null };
