import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createShortcutStore, defaultPresses } from './shortcutStore.ts';

const altG = { code: 'KeyG', held: 'alt' } as const;

describe('the chosen shortcuts', () => {
  it('X-53: the shortcuts are the defaults until a choice, which is stored and can be reset', () => {
    const storage = createMemoryStorage();
    const store = createShortcutStore(storage);
    expect(store.read()).toEqual(defaultPresses);
    store.choose('record', altG);
    const chosen = { ...defaultPresses, record: altG };
    expect([store.read(), createShortcutStore(storage).read()]).toEqual([chosen, chosen]);
    store.reset();
    expect([store.read(), createShortcutStore(storage).read()]).toEqual([
      defaultPresses,
      defaultPresses,
    ]);
  });

  it('X-53: a choice is reported to subscribers', () => {
    const store = createShortcutStore(createMemoryStorage());
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.choose('record', altG);
    stop();
    store.reset();
    expect(told).toBe(1);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a strange key', '{"record":{"code":7,"held":"alt"},"pause":{"code":"","held":"alt"}}'],
    ['a key that is not held', '{"record":{"code":"KeyG","held":"shift"}}'],
    ['one key for two', '{"record":{"code":"KeyP","held":"alt"}}'],
  ])('S04: the shortcuts are the defaults when the browser stores %s', (_, kept) => {
    const storage = createMemoryStorage({ 'nevisa.shortcuts': kept });
    expect(createShortcutStore(storage).read()).toEqual(defaultPresses);
  });

  it('X-53: the shortcuts follow another tab', () => {
    const storage = createMemoryStorage();
    const heard: ((key: string | null) => void)[] = [];
    const store = createShortcutStore({
      ...storage,
      watch: (listener) => {
        heard.push(listener);
        return () => undefined;
      },
    });
    storage.write('nevisa.shortcuts', JSON.stringify({ record: altG }));
    heard[0]?.('nevisa.theme');
    expect(store.read()).toEqual(defaultPresses);
    heard[0]?.('nevisa.shortcuts');
    expect(store.read().record).toEqual(altG);
  });
});
