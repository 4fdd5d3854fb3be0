import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../testing/memoryStorage.ts';
import { createPlaybackChoices } from './playbackChoices.ts';

const first = {
  speed: 1,
  skipsSilence: false,
  waitsForTyping: false,
  playsWhileHeld: false,
};

describe('the choices for playback', () => {
  it('X-149: the speed and X-150: the silences are those that the person chose last', () => {
    const storage = createMemoryStorage();
    const choices = createPlaybackChoices(storage);
    expect(choices.read()).toEqual(first);
    let told = 0;
    choices.subscribe(() => {
      told += 1;
    });
    choices.choose({ speed: 1.4 });
    choices.choose({ skipsSilence: true });
    expect(createPlaybackChoices(storage).read()).toEqual({
      ...first,
      speed: 1.4,
      skipsSilence: true,
    });
    expect(told).toBe(2);
  });

  it('X-147: whether the sound rests for typing, and plays while a key is held, stays as it was chosen', () => {
    const storage = createMemoryStorage();
    createPlaybackChoices(storage).choose({ waitsForTyping: true });
    expect(createPlaybackChoices(storage).read()).toEqual({ ...first, waitsForTyping: true });
    createPlaybackChoices(storage).choose({ waitsForTyping: false, playsWhileHeld: true });
    expect(createPlaybackChoices(storage).read()).toEqual({ ...first, playsWhileHeld: true });
  });

  it.each(['0', '99', 'null', '"fast"', '1e400', '-1'])(
    'X-149: a stored speed of %s is 1',
    (speed) => {
      const storage = createMemoryStorage({ playback: `{"speed":${speed}}` });
      expect(createPlaybackChoices(storage).read().speed).toBe(1);
    },
  );

  it.each(['{', 'null', '[]', '7'])(
    'X-149: the choices are the defaults when %s is stored',
    (text) => {
      const storage = createMemoryStorage({ playback: text });
      expect(createPlaybackChoices(storage).read()).toEqual(first);
    },
  );
});
