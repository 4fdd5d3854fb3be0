import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowserEngine } from './findRecognitionMaker.ts';

describe('findBrowserEngine', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['unavailable without the API', {}, 'unavailable'],
    ['available with a prefixed API', { webkitSpeechRecognition: Event }, 'available'],
    [
      'available when the browser confirms Persian',
      { SpeechRecognition: { available: async () => 'available' } },
      'available',
    ],
    [
      'unavailable when the browser denies Persian',
      { SpeechRecognition: { available: async () => 'unavailable' } },
      'unavailable',
    ],
    [
      'available when the browser gives no answer',
      { SpeechRecognition: { available: () => Promise.reject(new Error('no')) } },
      'available',
    ],
  ])('X-20: %s', async (_, globals, availability) => {
    Object.entries(globals).forEach(([name, value]) => vi.stubGlobal(name, value));

    expect(await findBrowserEngine()).toBe(availability);
  });
});
