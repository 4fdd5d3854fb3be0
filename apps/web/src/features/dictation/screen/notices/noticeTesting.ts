import { selectNotice } from './liveNotice.ts';
import type { LiveNotice, NoticeFacts } from './notice.ts';

const calm: NoticeFacts = {
  phase: 'idle',
  heard: null,
  endsSoon: false,
  engine: 'ready',
  choice: { engine: 'service' },
  kept: 'saved',
  unsent: 0,
  complete: true,
  micRefusal: null,
  engineRefusal: null,
  fellBackTo: null,
  lostMicrophone: null,
  sound: 'voice',
  warning: null,
  wasBilled: false,
  endsBySuspension: false,
  remaining: null,
  nextMicrophone: null,
  waiting: 0,
  refused: null,
  previous: null,
  littleSpace: false,
  isConflictPostponed: false,
};
/** The facts of a recording with a voice in it. */
export const live = { phase: 'live', heard: 'hearing' } as const;
export const failure = { kind: 'network' } as const;

/** The notice of these facts, where all others are as calm as they can be. */
export function noticed(facts: Partial<NoticeFacts>): LiveNotice | null {
  return selectNotice({ ...calm, ...facts });
}
