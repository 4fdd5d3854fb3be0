import type { Player, SoundSpan } from '../player.ts';

/** A player without a sound, whose time goes on as a test or a story says. */
export interface FakePlayer extends Player {
  /** What the tools of the text asked for, in order. */
  readonly asked: readonly (
    | { readonly playFrom: number }
    | { readonly playSpan: SoundSpan }
    | 'pause'
  )[];
  /** Begins to play, as the bar of the player does. */
  readonly play: () => void;
  /** The position is another one: of a frame, or after a jump. */
  readonly moveTo: (seconds: number) => void;
}

export function createFakePlayer({ hasSound = true }: { hasSound?: boolean } = {}): FakePlayer {
  const positions = new Set<(seconds: number) => void>();
  const states = new Set<(isPlaying: boolean) => void>();
  const asked: FakePlayer['asked'][number][] = [];
  let position = 0;
  let isPlaying = false;
  const moveTo = (seconds: number) => {
    position = seconds;
    positions.forEach((listener) => listener(seconds));
  };
  const setPlaying = (next: boolean) => {
    const isOther = next !== isPlaying;
    isPlaying = next;
    if (isOther) {
      states.forEach((listener) => listener(next));
    }
  };
  return {
    asked,
    hasSound: () => hasSound,
    isPlaying: () => isPlaying,
    position: () => position,
    playFrom: (seconds) => {
      asked.push({ playFrom: seconds });
      moveTo(seconds);
      setPlaying(true);
    },
    playSpan: (span) => {
      asked.push({ playSpan: span });
      moveTo(span.start);
      setPlaying(true);
    },
    pause: () => {
      asked.push('pause');
      setPlaying(false);
    },
    onPosition: (listener) => subscribe(positions, listener),
    onPlaying: (listener) => subscribe(states, listener),
    play: () => setPlaying(true),
    moveTo,
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
