import { vi } from 'vitest';
import type { HitRange } from '../HitMarks.ts';
import type { SpokenWords } from '../spoken/spokenWords.ts';

/** The spoken word of a test, and what the editor tells of it. */
export function createSpokenWords() {
  const listeners = new Set<() => void>();
  const onLeave = vi.fn<SpokenWords['onLeave']>();
  let word: HitRange | null = null;
  let isFollowed = true;
  const read = vi.fn(() => word);
  const words = {
    read,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isFollowed: () => isFollowed,
    onLeave: () => {
      isFollowed = false;
      onLeave();
    },
    onSight: vi.fn<SpokenWords['onSight']>(),
    onPress: vi.fn<SpokenWords['onPress']>(),
    onHold: vi.fn<SpokenWords['onHold']>(),
  } satisfies SpokenWords;
  return {
    ...words,
    left: onLeave,
    listeners,
    /** The place of the word when it is read next. */
    move: (next: HitRange | null) => {
      word = next;
    },
    say: (next: HitRange | null) => {
      word = next;
      listeners.forEach((listener) => listener());
    },
    follow: () => {
      isFollowed = true;
      listeners.forEach((listener) => listener());
    },
  };
}
