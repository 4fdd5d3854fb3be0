import { createNoiseFloor, quietRoom } from './noiseFloor.ts';

/** Frames of 20 ms. */
export const framesPerSecond = 50;

/** Frames of sound that open the gate (120 ms). */
const attack = 6;

/** Frames of silence that close the gate (600 ms). */
const hangover = 30;

/** Speech threshold: dB above the noise floor, within two bounds in dBFS. */
const aboveRoom = 12;
const lowest = -45;
const highest = -30;

/** Speech begins within this many frames (400 ms); the gain control of a browser raises noise more slowly. */
const onset = 20;

/** A range of speech, in frames; `end` is after its last loud frame, `over` when the gate is closed. */
export interface SpeechRange {
  readonly start: number;
  readonly end: number;
  readonly over: boolean;
}

/** Finds ranges of speech by energy. */
export interface SpeechGate {
  /** @param level level of the next frame, in dBFS */
  next(level: number): SpeechRange | null;
  /** Ends an open range early. */
  close(): SpeechRange | null;
}

export function createSpeechGate(): SpeechGate {
  const room = createNoiseFloor(framesPerSecond);
  let frame = 0;
  let loudInRow = 0;
  const latest: number[] = [];
  let open: { start: number; end: number } | null = null;

  function end(): SpeechRange | null {
    const range = open && { ...open, over: true };
    open = null;
    loudInRow = 0;
    return range;
  }

  return {
    next(level) {
      const loud = level > threshold(room.next(level));
      frame += 1;
      latest.push(level);

      latest.splice(0, latest.length - attack - onset);
      loudInRow = loud ? loudInRow + 1 : 0;
      if (open === null) {
        open =
          loudInRow < attack || !isOnset(latest) ? null : { start: frame - attack, end: frame };
      } else if (loud) {
        open.end = frame;
      } else if (frame - open.end >= hangover) {
        return end();
      }
      return open && { ...open, over: false };
    },
    close() {
      // Speech that goes on begins a new range at once.
      latest.length = 0;
      return end();
    },
  };
}

/** The levels rise like a voice. Before the first frame the room is assumed to be quiet. */
function isOnset(levels: readonly number[]): boolean {
  const quietest = levels.length < attack + onset ? quietRoom : Math.min(...levels.slice(0, onset));
  return Math.min(...levels.slice(-attack)) - quietest >= aboveRoom;
}

function threshold(room: number): number {
  return Math.min(highest, Math.max(lowest, room + aboveRoom));
}
