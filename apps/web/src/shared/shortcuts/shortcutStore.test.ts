import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createShortcutStore, defaultPresses } from './shortcutStore.ts';

const altG = { code: 'KeyG', held: 'alt' } as const;

describe('the keys that a person has chosen', () => {
  it('X-53: are the product’s own until they choose, remembered, and given back', () => {
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

  it('X-53: are told to whoever listens', () => {
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
  ])('S04: are the product’s own where the browser keeps %s', (_, kept) => {
    const storage = createMemoryStorage({ 'nevisa.shortcuts': kept });
    expect(createShortcutStore(storage).read()).toEqual(defaultPresses);
  });

  it('X-53: follow another page of this browser', () => {
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
