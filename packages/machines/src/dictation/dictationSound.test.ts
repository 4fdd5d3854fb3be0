import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Sound } from '@nevisa/speech/types';
import { endWell, makeFinal, startAgain, startDictation, startLive } from './dictationTesting.ts';
import { idleNotice, idleStop, silenceHint } from './dictationSetup.ts';

async function startHearing() {
  const dictation = await startLive();
  return {
    ...dictation,
    sounds: (sound: Sound) => dictation.hear({ type: 'engine.sound', sound }),
    says: () => dictation.tags().filter((tag) => !['live', 'recording'].includes(tag)),
  };
}

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

describe('a pause of the recording', () => {
  it('sends nothing to an archive that has failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const dictation = startDictation({ broken: ['recordArchive'] });
    await startAgain(dictation);
    dictation.send('dictation.paused');
    dictation.send('dictation.resumed');
    expect(dictation.log).toContain('recording.paused');
    expect(warn).not.toHaveBeenCalled();
  });

  it('requests the final text, pauses engine and archive, and returns to the same state', async () => {
    const { send, tags, log, sounds } = await startHearing();
    send('dictation.paused');
    send('dictation.paused');
    expect(tags()).toEqual(['live', 'paused', 'recording']);
    sounds('voice');
    send('dictation.resumed');
    send('dictation.resumed');
    expect(tags()).toEqual(['hearing', 'live', 'recording']);
    expect(log).toEqual([
      'listen',
      'archive recording.paused',
      'recording.finalized',
      'recording.paused',
      'archive recording.resumed',
      'recording.resumed',
    ]);
  });

  it('stops the time and does not end the recording after silence', async () => {
    const { send, clock, context, tags } = await startHearing();
    clock.increment(2_000);
    send('dictation.paused');
    clock.increment(idleStop * 2);
    expect(tags()).toContain('paused');
    expect(context()).toMatchObject({ elapsed: 2_000, liveSince: null });
    send('dictation.resumed');
    clock.increment(1_000);
    send('dictation.stopped');
    expect(context().elapsed).toBe(3_000);
  });

  it('can end in a stop', async () => {
    const dictation = await startHearing();
    dictation.send('dictation.paused');
    dictation.hear(makeFinal('a', 'یک'));
    endWell(dictation);
    expect({ tags: dictation.tags(), texts: dictation.texts() }).toEqual({
      tags: ['stopped'],
      texts: ['یک'],
    });
  });

  it('X-24: stays paused while reconnecting', async () => {
    const { send, hear, tags } = await startHearing();
    send('dictation.paused');
    hear({ type: 'engine.lost', retryAfter: null });
    expect(tags()).toEqual(['paused', 'reconnecting', 'recording']);
  });
});

describe('a lost microphone', () => {
  it('X-22, D03: waits for the last sentence, then reports the lost microphone', async () => {
    const { tellMicrophone, tags, hear, texts, context, held } = await startHearing();
    tellMicrophone('microphone.lost');
    expect(tags()).toEqual(['finalizing']);
    hear({ type: 'engine.flushed' });
    hear(makeFinal('a', 'آخرین'));
    hear({ type: 'engine.stopped', complete: true });
    expect({ tags: tags(), texts: texts() }).toEqual({
      tags: ['microphone-lost'],
      texts: ['آخرین'],
    });
    expect({ lostMicrophone: context().lostMicrophone, microphones: held.microphones }).toEqual({
      lostMicrophone: 'pretend',
      microphones: 0,
    });
  });

  it('X-22, X-25: leaves the unsent audio on the device while offline', async () => {
    const { tellMicrophone, tags, hear, context } = await startHearing();
    hear({ type: 'engine.lost', retryAfter: null });
    tellMicrophone('microphone.lost');
    expect([tags(), context().unsent > 0]).toEqual([['microphone-lost'], true]);
  });

  it('X-28: stops the time while the browser does not run the audio context', async () => {
    const { tags, hear, context, pass, levels } = await startHearing();
    pass(4_000);
    hear({ type: 'engine.suspended' });
    expect(tags()).toEqual(['live', 'recording', 'suspended']);
    pass(10_000);
    expect([context().elapsed, context().liveSince]).toEqual([4_000, null]);
    hear({ type: 'engine.level', level: -30 });
    expect(tags()).not.toContain('suspended');
    expect(levels).toEqual([-30]);
    pass(1_000);
    hear({ type: 'engine.suspended' });
    expect(context().elapsed).toBe(5_000);
  });

  it('X-36: an audio context that stays suspended ends the recording, and the text stays', async () => {
    const { hear, clock, tags, texts, held, context } = await startLive();
    hear(makeFinal('a', 'یک'));
    hear({ type: 'engine.suspended' });
    clock.increment(idleStop - 1);
    expect(tags()).toEqual(['live', 'recording', 'suspended']);
    clock.increment(1);
    expect(tags()).toEqual(['finalizing']);
    hear({ type: 'engine.flushed' });
    expect(held.microphones).toBe(0);
    hear({ type: 'engine.stopped', complete: true });
    expect({ tags: tags(), texts: texts() }).toEqual({ tags: ['idled'], texts: ['یک'] });
    expect(context()).toMatchObject({ elapsed: 0, endsBySuspension: true });
  });

  it('X-36: a suspended audio context that runs again in time goes on', async () => {
    const { hear, clock, tags } = await startLive();
    hear({ type: 'engine.suspended' });
    clock.increment(idleStop - 1);
    hear({ type: 'engine.level', level: -30 });
    clock.increment(1_000);
    expect(tags()).toContain('recording');
  });

  it('X-28: a pause begins and ends while the audio context is suspended', async () => {
    const { tags, hear, send, log } = await startHearing();
    hear({ type: 'engine.suspended' });
    send('dictation.paused');
    expect(tags()).toContain('paused');
    expect(log).toContain('recording.paused');
    send('dictation.resumed');
    hear({ type: 'engine.suspended' });
    expect(tags()).toContain('suspended');
  });

  it('X-28: reports a lost microphone when the engine receives no audio', async () => {
    const { tags, hear, context } = await startHearing();
    hear({ type: 'engine.deaf' });
    expect({ tags: tags(), lostMicrophone: context().lostMicrophone }).toEqual({
      tags: ['microphone-lost'],
      lostMicrophone: 'pretend',
    });
    expect(context().unsent).toBeGreaterThan(0);
  });

  it('X-22: continues the same document with another microphone', async () => {
    const dictation = await startHearing();
    dictation.hear(makeFinal('a', 'یک'));
    dictation.hear({ type: 'engine.deaf' });
    dictation.actor.send({ type: 'microphone.chosen', id: 'headset' });
    dictation.send('dictation.started');
    expect(dictation.open.last().input).toEqual({ id: 'headset' });
    await dictation.allow('headset');
    expect({
      texts: dictation.texts(),
      lostMicrophone: dictation.context().lostMicrophone,
    }).toEqual({ texts: ['یک'], lostMicrophone: null });
    expect(dictation.listened.at(-1)?.documentId).toBe('document-1');
  });

  it('X-21, X-22: changes to a microphone chosen during the recording and reports a fallback', async () => {
    const dictation = await startHearing();
    dictation.hear({ type: 'engine.partial', segmentId: 'a', text: 'یک' });
    dictation.actor.send({ type: 'microphone.chosen', id: 'gone' });
    expect({ tags: dictation.tags(), microphones: dictation.held.microphones }).toEqual({
      tags: ['asking'],
      microphones: 0,
    });
    await dictation.allow('built-in', true);
    expect(dictation.context()).toMatchObject({ fellBackTo: 'built-in', partial: null });
    expect(dictation.texts()).toEqual(['یک…']);
    expect(dictation.tags()).toContain('connecting');
  });
});
