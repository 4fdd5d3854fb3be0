import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { openFor, pass, restoreTime, stopTime, withoutNumbers } from './writingActorTesting.ts';

beforeEach(stopTime);
afterEach(restoreTime);

/** The storage of one browser with two tabs: a write of a tab reaches the other one. */
function openTabs() {
  const storage = createMemoryStorage();
  let writes = 0;
  const tabs = [new Set<(key: string | null) => void>(), new Set<(key: string | null) => void>()];
  const openTab = (own: number) => ({
    ...storage,
    write: (key: string, value: string) => {
      const isNew = storage.read(key) !== value;
      storage.write(key, value);
      if (isNew) {
        writes += 1;
        const report = () => tabs[1 - own]?.forEach((listener) => listener(key));
        setTimeout(report);
      }
      return true;
    },
    watch: (listener: (key: string | null) => void) => {
      tabs[own]?.add(listener);
      return () => tabs[own]?.delete(listener);
    },
  });
  const [first, second] = [0, 1].map((own) => openFor('sara', { storage: openTab(own) }));
  return { first, second, storage, writes: () => writes };
}

describe('the writing settings of two tabs', () => {
  it('X-25: two tabs do not answer the writes of each other without an end', async () => {
    const { first, second, writes } = openTabs();
    first?.store.choose({ convertNumbers: false });
    await pass();
    second?.store.choose({ fillers: false });
    await pass();
    const before = writes();
    await pass();
    expect([before < 20, writes() - before]).toEqual([true, 0]);
  });

  it('X-25: a change without a network survives a write of another tab', async () => {
    const { first, second, storage } = openTabs();
    first?.store.choose({ convertNumbers: false });
    second?.store.choose({ fillers: false });
    await pass();
    first?.close();
    second?.close();
    const third = openFor('sara', { storage });
    expect(third.store.read()).toMatchObject({ convertNumbers: false, fillers: false });
    third.answerWith({ ok: true, answer: withoutNumbers });
    await pass();
    third.close();
    const fourth = openFor('sara', { storage });
    await pass();
    expect(fourth.sent).toEqual([]);
  });

  it('X-40: the settings follow another tab', () => {
    const storage = createMemoryStorage();
    const listeners = new Set<(key: string | null) => void>();
    const shared = {
      ...storage,
      watch: (listener: (key: string | null) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const { store, services } = openFor('sara', { storage: shared });
    services.writingMemory.write('sara', { stored: withoutNumbers, waiting: {} });
    for (const listener of listeners) {
      listener('nevisa.theme');
    }
    expect(store.read().convertNumbers).toBe(true);
    for (const listener of listeners) {
      listener('nevisa.writing');
    }
    expect(store.read().convertNumbers).toBe(false);
  });
});
