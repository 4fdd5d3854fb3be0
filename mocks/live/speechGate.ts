import { createNoiseFloor } from './noiseFloor.ts';

/** One frame is 20 ms. */
export const framesPerSecond = 50;

/** So much sound in a row opens the gate: 120 ms. */
const attack = 6;

/** So much quiet in a row closes it: 600 ms. */
const hangover = 30;

/** Sound counts as speech this many dB above the room, between two bounds in dBFS. */
const aboveRoom = 12;
const lowest = -45;
const highest = -30;

/** A stretch of speech; its bounds in frames, `end` after its last loud frame. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly over: boolean;
}

/** Finds stretches of speech by their energy, frame by frame. */
export interface SpeechGate {
  /** @param level the energy of the next frame, in dBFS */
  next(level: number): Stretch | null;
  /** Ends an open stretch before its silence came. */
  close(): Stretch | null;
}

export function createSpeechGate(): SpeechGate {
  const room = createNoiseFloor(framesPerSecond);
  let frame = 0;
  let loudInRow = 0;
  let open: { start: number; end: number } | null = null;

  return {
    next(level) {
      const loud = level > threshold(room.next(level));
      frame += 1;
      loudInRow = loud ? loudInRow + 1 : 0;
      if (open === null) {
        open = loudInRow < attack ? null : { start: frame - attack, end: frame };
      } else if (loud) {
        open.end = frame;
      } else if (frame - open.end >= hangover) {
        return this.close();
      }
      return open && { ...open, over: false };
    },
    close() {
      const stretch = open && { ...open, over: true };
      open = null;
      loudInRow = 0;
      return stretch;
    },
  };
}

function threshold(room: number): number {
  return Math.min(highest, Math.max(lowest, room + aboveRoom));
}
