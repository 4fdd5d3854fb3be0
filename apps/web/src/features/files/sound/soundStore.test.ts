import { afterEach, expect, it, vi } from 'vitest';
import { createSoundStore } from './soundStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Private files by name; a Worker still holds a file for the given number of tries to delete it. */
function giveFolder(held: Record<string, number>): Set<string> {
  const names = new Set(Object.keys(held));
  const tries = new Map<string, number>();
  const folder = {
    getDirectoryHandle: (): Promise<unknown> => Promise.resolve(folder),
    async *keys() {
      yield* names;
    },
    removeEntry: (name: string) => {
      const count = (tries.get(name) ?? 0) + 1;
      tries.set(name, count);
      if (count <= (held[name] ?? 0)) {
        return Promise.reject(new DOMException('held', 'NoModificationAllowedError'));
      }
      names.delete(name);
      return Promise.resolve();
    },
  };
  vi.stubGlobal('setTimeout', queueMicrotask);
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
  return names;
}

it('S10, X-195: a sound that an ended Worker holds for a moment is deleted, and holds up no other one', async () => {
  const names = giveFolder({ held: 2, free: 0, kept: 0 });
  await createSoundStore('sara').retain(['kept']);
  expect([...names]).toEqual(['kept']);
});

it('S10, X-195: a sound that is still being written holds up no other one', async () => {
  const names = giveFolder({ written: Infinity, free: 0 });
  await createSoundStore('sara').retain([]);
  expect([...names]).toEqual(['written']);
});
