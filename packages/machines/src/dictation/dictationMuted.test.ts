import { describe, expect, it } from 'vitest';
import { idleNotice, idleStop } from './dictationSetup.ts';
import { startLive } from './dictationTesting.ts';

describe('a muted microphone', () => {
  it('X-36: that stays muted ends the recording after three minutes, fifteen seconds after a notice', async () => {
    const { tellMicrophone, has, clock, tags, hear } = await startLive();
    tellMicrophone('microphone.muted');
    hear({ type: 'engine.sound', sound: 'nothing' });
    clock.increment(idleStop - idleNotice - 1);
    expect([has('muted'), has('idle-notice')]).toEqual([true, false]);
    clock.increment(1);
    expect([has('muted'), has('idle-notice')]).toEqual([true, true]);
    clock.increment(idleNotice - 1);
    expect(has('recording')).toBe(true);
    clock.increment(1);
    expect(tags()).toEqual(['finalizing']);
    hear({ type: 'engine.flushed' });
    hear({ type: 'engine.stopped', complete: true });
    expect(tags()).toEqual(['idled']);
  });

  it('X-36: that is unmuted after the notice goes on', async () => {
    const { tellMicrophone, hear, clock, tags } = await startLive();
    hear({ type: 'engine.sound', sound: 'voice' });
    tellMicrophone('microphone.muted');
    clock.increment(idleStop - idleNotice);
    tellMicrophone('microphone.unmuted');
    clock.increment(idleStop);
    expect(tags()).toEqual(['hearing', 'live', 'recording']);
  });
});
