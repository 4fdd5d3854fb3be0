import { describe, expect, it } from 'vitest';
import { idleNotice, idleStop } from './dictationSetup.ts';
import { endWell, startAgain, startLive } from './dictationTesting.ts';

describe('a muted microphone', () => {
  it('X-36: ends the recording after three minutes, fifteen seconds after a notice', async () => {
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

  it('X-36: continues the recording when it is unmuted after the notice', async () => {
    const { tellMicrophone, hear, clock, tags } = await startLive();
    hear({ type: 'engine.sound', sound: 'voice' });
    tellMicrophone('microphone.muted');
    clock.increment(idleStop - idleNotice);
    tellMicrophone('microphone.unmuted');
    clock.increment(idleStop);
    expect(tags()).toEqual(['hearing', 'live', 'recording']);
  });

  it.each([
    ['before', ['microphone.muted', 'dictation.paused']],
    ['in', ['dictation.paused', 'microphone.muted']],
  ] as const)(
    'X-23: is reported after a pause when it was muted %s the pause',
    async (_, events) => {
      const { tellMicrophone, actor, send, has } = await startLive();
      for (const type of events) {
        actor.send({ type });
      }
      expect(has('paused')).toBe(true);
      send('dictation.resumed');
      expect(has('muted')).toBe(true);
      tellMicrophone('microphone.unmuted');
      expect(has('muted')).toBe(false);
    },
  );

  it('X-23: is reported when a suspended audio context runs again', async () => {
    const { tellMicrophone, hear, has } = await startLive();
    hear({ type: 'engine.suspended' });
    tellMicrophone('microphone.muted');
    expect(has('suspended')).toBe(true);
    hear({ type: 'engine.level', level: -100 });
    expect(has('muted')).toBe(true);
  });

  it('X-23: is not reported after a pause in which it was unmuted', async () => {
    const { tellMicrophone, hear, send, has } = await startLive();
    hear({ type: 'engine.sound', sound: 'voice' });
    tellMicrophone('microphone.muted');
    send('dictation.paused');
    tellMicrophone('microphone.unmuted');
    send('dictation.resumed');
    expect([has('muted'), has('hearing')]).toEqual([false, true]);
  });

  it('X-23: does not mute the next recording', async () => {
    const started = await startLive();
    started.tellMicrophone('microphone.muted');
    endWell(started);
    await startAgain(started);
    expect(started.has('muted')).toBe(false);
  });
});
