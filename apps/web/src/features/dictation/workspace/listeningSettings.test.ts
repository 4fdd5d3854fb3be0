import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createListeningSettings } from './listeningSettings.ts';

const untouched = { microphoneId: null, engine: 'service', text: 'live', announced: true };

describe('the listening settings', () => {
  it('X-53: have defaults: system microphone, Nevisa engine, live text', () => {
    expect(createListeningSettings(createMemoryStorage()).read()).toEqual(untouched);
  });

  it('X-53: are stored and restored', () => {
    const storage = createMemoryStorage();
    const settings = createListeningSettings(storage);
    const chosen = {
      microphoneId: 'headset',
      engine: 'browser',
      text: 'end',
      announced: false,
    } as const;
    settings.choose(chosen);
    expect([settings.read(), createListeningSettings(storage).read()]).toEqual([chosen, chosen]);
    settings.choose({ microphoneId: null, engine: 'service', text: 'live', announced: true });
    expect(createListeningSettings(storage).read()).toEqual(untouched);
  });

  it('notify listeners, and remain the same object between changes', () => {
    const settings = createListeningSettings(createMemoryStorage());
    let told = 0;
    const stop = settings.subscribe(() => {
      told += 1;
    });
    settings.choose({ text: 'end' });
    stop();
    settings.choose({ text: 'live' });
    expect([told, settings.read() === settings.read()]).toEqual([1, true]);
  });

  it('ignore an unknown engine', () => {
    const storage = createMemoryStorage();
    storage.write('nevisa.engine', 'oracle');
    expect(createListeningSettings(storage).read().engine).toBe('service');
  });
});
