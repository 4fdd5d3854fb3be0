import { describe, expect, it } from 'vitest';
import { makeFinal, startHearing, startLive } from './dictationTesting.ts';
import { idleStop } from './dictationSetup.ts';

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
