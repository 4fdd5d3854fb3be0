import type { UnsentFrame, UnsentFrames } from '@nevisa/drafts';

/** Stores frames in memory; `refuse` makes it refuse all later writes. */
export interface MemoryFrames extends UnsentFrames {
  readonly kept: ReadonlyMap<number, Int16Array>;
  /** Number of frames in each write. */
  readonly writes: number[];
  refuse(): void;
}

export function createMemoryFrames(): MemoryFrames {
  const kept = new Map<number, Int16Array>();
  const writes: number[] = [];
  let refuses = false;
  const inOrder = (): UnsentFrame[] =>
    [...kept].map(([seq, samples]) => ({ seq, samples })).sort((a, b) => a.seq - b.seq);

  return {
    kept,
    writes,
    refuse: () => {
      refuses = true;
    },
    async append(frames) {
      if (refuses) {
        throw new Error('No room.');
      }
      writes.push(frames.length);
      for (const { seq, samples } of frames) {
        kept.set(seq, samples);
      }
    },
    read: async (from, count) =>
      inOrder()
        .filter(({ seq }) => seq >= from)
        .slice(0, count),
    async range() {
      const all = inOrder();
      const [first, last] = [all[0], all.at(-1)];
      return first && last ? { first: first.seq, last: last.seq } : null;
    },
    async dropUpTo(seq) {
      for (const held of kept.keys()) {
        if (held <= seq) {
          kept.delete(held);
        }
      }
    },
    async renumber({ first, end }, shift) {
      if (refuses) {
        throw new Error('No room.');
      }
      const moved = inOrder().filter(({ seq }) => seq >= first && seq < end);
      moved.forEach(({ seq }) => kept.delete(seq));
      moved.forEach(({ seq, samples }) => kept.set(seq + shift, samples));
      return moved.map(({ seq, samples }) => ({ seq: seq + shift, samples }));
    },
  };
}

/** Waits until all promises are settled that depend on no timer. */
export async function waitForPromises(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await Promise.resolve();
  }
}
