import { describe, expect, it } from 'vitest';
import { startHearing, startLive } from './dictationTesting.ts';
import { idleNotice, idleStop, silenceHint } from './dictationSetup.ts';

describe('the sound of the microphone', () => {
  it.each([
    ['voice', ['hearing']],
    ['faint', ['faint']],
    ['clipping', ['clipping']],
    ['room', ['hearing']],
    ['nothing', ['hearing']],
  ] as const)('X-23: reports %s as %j at first', async (sound, said) => {
    const { sounds, says, context } = await startHearing();
    sounds('voice');
    sounds(sound);
    expect({ says: says(), sound: context().sound }).toEqual({ says: said, sound });
  });

  it.each(['room', 'nothing'] as const)(
    'X-23: reports silence after three seconds of %s',
    async (sound) => {
      const { sounds, says, clock } = await startHearing();
      sounds('voice');
      clock.increment(60_000);
      sounds(sound);
      clock.increment(2_999);
      expect(says()).toEqual(['hearing']);
      clock.increment(1);
      expect(says()).toEqual(['silent']);
    },
  );

  it('X-23: continues the wait when room sound changes to no sound, and any voice ends the silence', async () => {
    const { sounds, says, clock, context } = await startHearing();
    clock.increment(2_000);
    sounds('nothing');
    clock.increment(1_000);
    expect({ says: says(), sound: context().sound }).toEqual({
      says: ['silent'],
      sound: 'nothing',
    });
    for (const [sound, said] of [
      ['voice', 'hearing'],
      ['faint', 'faint'],
      ['clipping', 'clipping'],
    ] as const) {
      sounds(sound);
      expect(says()).toEqual([said]);
      sounds('room');
      clock.increment(silenceHint);
      expect(says()).toEqual(['silent']);
    }
  });

  it('X-36: stops after three silent minutes, fifteen seconds after a notice', async () => {
    const { says, clock, tags, hear, log } = await startHearing();
    clock.increment(3_000);
    clock.increment(161_999);
    expect(says()).toEqual(['silent']);
    clock.increment(1);
    expect(says()).toEqual(['idle-notice', 'silent']);
    clock.increment(14_999);
    expect(says()).toEqual(['idle-notice', 'silent']);
    clock.increment(1);
    expect([tags(), log.at(-1)]).toEqual([['finalizing'], 'recording.stopped']);
    hear({ type: 'engine.flushed' });
    hear({ type: 'engine.stopped', complete: true });
    expect(tags()).toEqual(['idled']);
  });

  it('X-36: continues to record when a voice follows the notice', async () => {
    const { sounds, says, clock } = await startHearing();
    clock.increment(silenceHint);
    clock.increment(idleStop - idleNotice - silenceHint);
    expect(says()).toEqual(['idle-notice', 'silent']);
    clock.increment(idleNotice - 1);
    sounds('voice');
    clock.increment(idleStop);
    expect(says()).toEqual(['hearing']);
  });

  it('X-36: stops when the service closes the session as idle (4408)', async () => {
    const { hear, tags, context } = await startLive();
    hear({ type: 'engine.idled' });
    expect({ tags: tags(), complete: context().complete }).toEqual({
      tags: ['idled'],
      complete: false,
    });
  });

  it('X-23, D04: reports a muted microphone until it is unmuted', async () => {
    const { tellMicrophone, sounds, says, clock } = await startHearing();
    tellMicrophone('microphone.muted');
    sounds('nothing');
    clock.increment(60_000);
    expect(says()).toEqual(['muted']);
    sounds('voice');
    expect(says()).toEqual(['muted']);
    tellMicrophone('microphone.unmuted');
    expect(says()).toEqual(['hearing']);
  });

  it.each(['faint', 'clipping', 'room'] as const)(
    'D04: reports the last sound after unmuting: %s',
    async (sound) => {
      const { tellMicrophone, sounds, says } = await startHearing();
      tellMicrophone('microphone.muted');
      sounds(sound);
      tellMicrophone('microphone.unmuted');
      expect(says()).toEqual([sound === 'room' ? 'hearing' : sound]);
    },
  );
});
