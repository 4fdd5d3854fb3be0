import { defaultConfiguration } from '@nevisa/api';
import { defaultWriting } from '@nevisa/writing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { factsWith, offline, openFor, pass, withoutNumbers } from './writingTesting.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the writing settings of a user', () => {
  it('X-40: the settings of the account are available at once, as the same object until a change', () => {
    const { store } = openFor('sara', { configuration: withoutNumbers });
    expect(store.read()).toEqual({ ...defaultWriting, convertNumbers: false });
    const before = store.read();
    store.choose({ saveTranscriptions: false });
    expect(store.read()).toBe(before);
    store.choose({ ezafe: 'ye' });
    expect(store.read()).toEqual({ ...before, ezafe: 'ye' });
  });

  it('X-40: a change is reported and saved', async () => {
    const { store, sent, answerWith } = openFor('sara');
    answerWith({ ok: true, answer: withoutNumbers });
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    store.choose({ convertNumbers: false });
    expect([told, store.facts().saving]).toEqual([1, 'saving']);
    await pass();
    expect([sent, store.facts().saving]).toEqual([[{ convert_numbers: false }], 'saved']);
    stop();
    const before = told;
    store.choose({ fillers: false });
    expect(told).toBe(before);
  });

  it('X-40: an answer with the same settings is not reported', async () => {
    const { store, answerWith, tell } = openFor('sara', {
      configuration: structuredClone(defaultConfiguration),
    });
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    const before = store.read();
    answerWith({
      ok: true,
      answer: structuredClone({ ...defaultConfiguration, save_transcriptions: false }),
    });
    store.choose({ saveTranscriptions: false });
    await pass();
    expect(store.facts()).toMatchObject({ saving: 'saved', result: { saveTranscriptions: false } });
    tell(factsWith('sara', structuredClone(defaultConfiguration)));
    await pass();
    expect([told, store.read() === before]).toEqual([0, true]);
  });

  it('X-25: a change without a network survives a reload and is saved then', async () => {
    const first = openFor('sara');
    first.store.choose({ convertNumbers: false });
    await pass();
    expect(first.store.facts().saving).toBe('offline');
    first.close();
    const second = openFor('sara', { storage: first.storage });
    expect(second.store.read().convertNumbers).toBe(false);
    second.answerWith({ ok: true, answer: withoutNumbers });
    await pass();
    expect([second.sent[0], second.store.facts().saving]).toEqual([
      { convert_numbers: false },
      'saved',
    ]);
  });

  it('X-40: a refused change is rolled back and can be retried', async () => {
    const { store, answerWith } = openFor('sara');
    const failure = {
      kind: 'refused',
      status: 400,
      texts: [],
      code: null,
      retryAfter: null,
    } as const;
    answerWith({ ok: false, failure });
    store.choose({ vocabulary: [{ word: 'نویسا' }] });
    await pass();
    expect([store.read(), store.facts().refused]).toEqual([
      defaultWriting,
      { failure, entries: ['vocabulary'] },
    ]);
    store.retry();
    expect(store.read().vocabulary).toEqual([{ word: 'نویسا' }]);
    await pass();
    store.dismiss();
    expect(store.facts().refused).toBeNull();
  });

  it('A05: settings that the account lacks are loaded, and a failed load can be retried', async () => {
    const { store, sent, answerWith } = openFor('sara', { configuration: null });
    expect([store.facts().phase, store.read()]).toEqual(['loading', defaultWriting]);
    await pass();
    expect([store.facts().phase, store.facts().failure]).toEqual(['failed', offline.failure]);
    answerWith({ ok: true, answer: withoutNumbers });
    store.reload();
    await pass();
    expect([sent, store.facts().phase, store.read().convertNumbers]).toEqual([
      [{}, {}],
      'known',
      false,
    ]);
  });

  it('X-40: a confirmed reset restores the defaults except vocabulary and retention', async () => {
    const { store, sent } = openFor('sara', {
      configuration: {
        ...withoutNumbers,
        save_transcriptions: false,
        show_word_confidences: true,
        preferences: {
          ...withoutNumbers.preferences,
          keep_audio_days: 30,
          vocabulary: [{ word: 'نویسا' }],
        },
      },
    });
    store.askForReset();
    expect(store.facts().asking).toBe(true);
    store.cancelReset();
    store.askForReset();
    store.reset();
    expect([store.read(), store.facts().result.saveTranscriptions]).toEqual([
      { ...defaultWriting, vocabulary: [{ word: 'نویسا' }] },
      false,
    ]);
    await pass();
    expect(sent[0]?.preferences).not.toHaveProperty('vocabulary');
    // The first is no rule of writing, and the screen does not offer the second (ADR-0033).
    expect(sent[0]).not.toHaveProperty('show_word_confidences');
    expect(sent[0]?.preferences).not.toHaveProperty('keep_audio_days');
  });

  it('A10: the settings follow a changed account and ignore a repeated answer', async () => {
    const { store, tell, answerWith } = openFor('sara');
    answerWith({ ok: true, answer: withoutNumbers });
    store.choose({ convertNumbers: false });
    await pass();
    tell(factsWith('sara', structuredClone(defaultConfiguration)));
    expect(store.read().convertNumbers).toBe(false);
    tell(factsWith('sara', { ...defaultConfiguration, add_number_separator: true }));
    expect(store.read()).toEqual({ ...defaultWriting, addNumberSeparator: true });
  });

  it('A04, S10: the stored settings are never another user’s, and the actor ends at sign-out', () => {
    const sara = openFor('sara');
    const { storage } = sara;
    sara.store.choose({ convertNumbers: false });
    expect(storage.read('nevisa.writing')).toContain('"convert_numbers":false');
    expect(openFor('reza', { storage }).store.read()).toEqual(defaultWriting);
    sara.tell({ user: null, expired: false });
    expect(sara.open()).not.toBe(sara.actor);
  });

  it.each(['{', '7', 'null', '{"ownerId":"sara","settings":{"stored":7}}'])(
    'S04: unreadable stored settings are ignored: %s',
    (kept) => {
      const storage = createMemoryStorage({ 'nevisa.writing': kept });
      expect(openFor('sara', { storage }).store.read()).toEqual(defaultWriting);
    },
  );

  it('X-40: the settings follow another tab', () => {
    const storage = createMemoryStorage();
    const heard = new Set<(key: string | null) => void>();
    const shared = {
      ...storage,
      watch: (listener: (key: string | null) => void) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
    };
    const { store, services } = openFor('sara', { storage: shared });
    services.writingMemory.write('sara', { stored: withoutNumbers, waiting: {} });
    for (const listener of heard) {
      listener('nevisa.theme');
    }
    expect(store.read().convertNumbers).toBe(true);
    for (const listener of heard) {
      listener('nevisa.writing');
    }
    expect(store.read().convertNumbers).toBe(false);
  });
});
