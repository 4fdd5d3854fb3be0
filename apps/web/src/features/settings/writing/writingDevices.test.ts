import { defaultConfiguration } from '@nevisa/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { openFor, pass, withoutNumbers } from './writingTesting.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the writing settings of several tabs and devices', () => {
  it('X-320: the account has the settings that were saved, for a start without an answer', async () => {
    const { store, events, answerWith } = openFor('sara');
    store.choose({ convertNumbers: false });
    await pass();
    expect(events).toEqual([]);
    answerWith({ ok: true, answer: withoutNumbers });
    store.choose({ fillers: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([
      {
        type: 'account.changed',
        user: { id: 'sara', nevisa_service_account: { configuration: withoutNumbers } },
      },
    ]);
  });

  it('X-51: an own word leaves those that another device has stored meanwhile', async () => {
    const { store, sent, answerWith } = openFor('sara');
    const { preferences } = defaultConfiguration;
    const vocabulary = [{ word: 'همراه' }];
    answerWith({
      ok: true,
      answer: { ...defaultConfiguration, preferences: { ...preferences, vocabulary } },
    });
    store.choose({ vocabulary: [{ word: 'نویسا' }] });
    await pass();
    expect(sent).toEqual([
      {},
      { preferences: { vocabulary: [{ word: 'نویسا' }, { word: 'همراه' }] } },
    ]);
  });

  it('X-51: an own word of an earlier visit leaves those that another device has stored meanwhile', async () => {
    const { preferences } = defaultConfiguration;
    const configuration = {
      ...defaultConfiguration,
      preferences: { ...preferences, vocabulary: [{ word: 'همراه' }] },
    };
    const first = openFor('sara');
    first.store.choose({ vocabulary: [{ word: 'نویسا' }] });
    await pass();
    first.close();
    const both = [{ word: 'نویسا' }, { word: 'همراه' }];
    const { store, sent, answerWith } = openFor('sara', { storage: first.storage, configuration });
    expect(store.read().vocabulary).toEqual(both);
    answerWith({ ok: true, answer: configuration });
    await pass();
    expect(sent).toEqual([{}, { preferences: { vocabulary: both } }]);
  });

  /** The storage of one browser with two tabs: a write of a tab is heard by the other one. */
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
          const hear = () => tabs[1 - own]?.forEach((listener) => listener(key));
          setTimeout(hear);
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
});
