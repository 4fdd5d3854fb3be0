/**
 * What a player shows. `linking`, `loading` and `waiting` are waits for the sound; `failed` can be
 * tried again; `expired` and `silent` cannot: the sound is gone, or there was none.
 */
export type PlayerState =
  | 'idle'
  | 'linking'
  | 'loading'
  | 'paused'
  | 'playing'
  | 'waiting'
  | 'failed'
  | 'expired'
  | 'silent';

/** The states in which the button pauses. */
export function isSounding(state: PlayerState): boolean {
  return state === 'playing' || state === 'waiting' || state === 'linking' || state === 'loading';
}

/** Whether there is nothing to play, now and later. */
export function isOver(state: PlayerState): boolean {
  return state === 'expired' || state === 'silent';
}
