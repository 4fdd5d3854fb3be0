import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createListeningSettings } from './listeningSettings.ts';

const untouched = { microphoneId: null, engine: 'service', text: 'live', announced: true };

describe('how a person wants to be heard', () => {
  it('is the device’s microphone, the service and live text until they choose', () => {
    expect(createListeningSettings(createMemoryStorage()).read()).toEqual(untouched);
  });

  it('is remembered, and given back', () => {
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

  it('is told to whoever listens, and stays the same object between choices', () => {
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

  it('takes no engine that it does not know', () => {
    const storage = createMemoryStorage();
    storage.write('nevisa.engine', 'oracle');
    expect(createListeningSettings(storage).read().engine).toBe('service');
  });
});
