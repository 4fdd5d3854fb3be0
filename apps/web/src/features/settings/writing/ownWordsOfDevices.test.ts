import { defaultConfiguration } from '@nevisa/api';
import type { Configuration } from '@nevisa/api/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFor, pass, restoreTime, stopTime } from './writingActorTesting.ts';

beforeEach(stopTime);
afterEach(restoreTime);

/** Settings with these own words, one for each letter. */
const withWords = (letters: string): Configuration => ({
  ...defaultConfiguration,
  preferences: {
    ...defaultConfiguration.preferences,
    vocabulary: Array.from(letters, (word) => ({ word })),
  },
});
const addWords = (letters: string) => ({
  preferences: { vocabulary: withWords(letters).preferences.vocabulary },
});

describe('own words that two devices change', () => {
  it('an own word is saved beside one that another device has added since', async () => {
    const { actor, sent, answerWith } = openFor('sara', { configuration: withWords('ab') });
    answerWith({ ok: true, answer: withWords('abx') });
    actor.send({ type: 'setting.changed', change: addWords('bc') });
    await pass();
    expect(sent).toEqual([{}, addWords('bcx')]);
  });

  it('X-25: an own word waits where the list on the server cannot be read', async () => {
    const { actor, sent, answerWith } = openFor('sara', { configuration: withWords('a') });
    actor.send({ type: 'setting.changed', change: addWords('ab') });
    await pass();
    expect([sent.at(-1), actor.getSnapshot().context.waiting]).toEqual([{}, addWords('ab')]);
    answerWith({ ok: true, answer: withWords('a') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.at(-1)).toEqual(addWords('ab'));
  });
});
