import { describe, expect, it } from 'vitest';
import type { EngineRefusal, MicrophoneRefusal } from '@nevisa/speech/types';
import {
  endWell,
  nothingHeld,
  makePartial,
  ready,
  startAgain,
  startConnecting,
  startDictation,
  startLive,
} from './dictationTesting.ts';

describe('the start of a dictation', () => {
  it('is idle with an empty document until the start event', () => {
    const { tags, context, open, held } = startDictation();
    expect({ tags: tags(), openCalls: open.calls.length, held }).toEqual({
      tags: ['idle'],
      openCalls: 0,
      held: nothingHeld,
    });
    expect(context()).toMatchObject({
      documentId: 'document-1',
      segments: [],
      partial: null,
      microphone: null,
      usage: null,
      elapsed: 0,
      liveSince: null,
      unsent: 0,
      complete: true,
    });
  });

  it('requests the microphone once before it connects', () => {
    const { tags, send, open, log } = startDictation();
    send('dictation.started');
    send('dictation.started');
    expect({ tags: tags(), openCalls: open.calls.length, log }).toEqual({
      tags: ['asking'],
      openCalls: 1,
      log: [],
    });
  });

  it('X-28: passes the document and the open microphone to the engine and starts the archive and the wake lock', async () => {
    const { tags, listened, context, held } = await startConnecting();
    expect(tags()).toEqual(['connecting', 'hearing', 'recording']);
    expect(listened).toEqual([
      { documentId: 'document-1', microphone: context().microphone, takeOver: false },
    ]);
    expect(held).toEqual({ tabs: 1, engines: 1, archives: 1, awake: 1, microphones: 1 });
  });

  it('X-1: is live only when the engine reports that it is ready', async () => {
    const { tags, clock, hear, context } = await startConnecting();
    clock.increment(700);
    expect(tags()).not.toContain('live');
    hear(ready);
    expect(tags()).toContain('live');
    expect(context()).toMatchObject({ usage: { remained: 3_600_000, at: 700 }, liveSince: 0 });
  });

  it.each([[0], [1]])('can be stopped while a request is in flight (%i answered)', (answers) => {
    const { tags, send, held, open } = startDictation({ tab: answers === 0 ? null : 'tab.held' });
    send('dictation.started');
    expect(tags()).toEqual(['asking']);
    send('dictation.stopped');
    expect({ tags: tags(), held }).toEqual({ tags: ['idle'], held: nothingHeld });
    expect(open.calls.some(({ inFlight }) => inFlight)).toBe(false);
  });

  it('requests another microphone that is chosen during a request', () => {
    const { send, actor, open } = startDictation();
    send('dictation.started');
    actor.send({ type: 'microphone.chosen', id: 'headset' });
    expect(open.calls.map(({ input, inFlight }) => [input.id, inFlight])).toEqual([
      [null, false],
      ['headset', true],
    ]);
  });
});

describe('a refused microphone', () => {
  it.each<MicrophoneRefusal>([
    'denied',
    'missing',
    'unsuitable',
    'busy',
    'insecure',
    'unsupported',
  ])('D01, D02, X-20, X-21: reports the reason %s and allows a second attempt', async (reason) => {
    const dictation = startDictation();
    dictation.send('dictation.started');
    await dictation.open.last().answer({ ok: false, reason });
    expect(dictation.tags()).toEqual(['microphone-refused']);
    expect(dictation.context().micRefusal).toBe(reason);
    await startAgain(dictation);
    expect(dictation.tags()).toContain('live');
    expect(dictation.context().micRefusal).toBeNull();
  });

  it('X-20, D01: reports the microphone as busy when its port rejects', async () => {
    const { send, open, tags, context } = startDictation();
    send('dictation.started');
    await open.last().reject('boom');
    expect({ tags: tags(), micRefusal: context().micRefusal }).toEqual({
      tags: ['microphone-refused'],
      micRefusal: 'busy',
    });
  });
});

describe('a recording in another page', () => {
  it('X-29, S08: reports a recording in another page before it requests the microphone', () => {
    const { tags, send, open, held } = startDictation({ tab: 'tab.taken' });
    send('dictation.started');
    expect({ tags: tags(), openCalls: open.calls.length, held }).toEqual({
      tags: ['busy'],
      openCalls: 0,
      held: nothingHeld,
    });
  });

  it('X-29, S08: takes the recording over and requests the takeover from the service', async () => {
    const dictation = startDictation({ tab: 'tab.taken' });
    dictation.send('dictation.started');
    dictation.send('dictation.takenOver');
    await dictation.allow();
    expect([dictation.log[0], dictation.listened[0]?.takeOver]).toEqual(['take over', true]);
    dictation.hear(ready);
    expect(dictation.tags()).toContain('live');
  });

  it('X-29: preserves the text when another page takes the recording over', async () => {
    const { hear, tellTab, tags, texts, held } = await startLive();
    hear(makePartial('a', 'یک'));
    tellTab('tab.stolen');
    expect({ tags: tags(), texts: texts(), held }).toEqual({
      tags: ['busy'],
      texts: ['یک…'],
      held: nothingHeld,
    });
  });

  it('X-29: requests no takeover at the next ordinary start', async () => {
    const dictation = startDictation();
    dictation.send('dictation.takenOver');
    await dictation.allow();
    endWell(dictation);
    await startAgain(dictation);
    expect(dictation.listened.map(({ takeOver }) => takeOver)).toEqual([true, false]);
  });
});

describe('a refusal of the engine', () => {
  it.each<EngineRefusal>([
    { kind: 'no-service' },
    { kind: 'no-credit' },
    { kind: 'busy-elsewhere' },
    { kind: 'failed', failure: { kind: 'server', status: 500 } },
  ])('X-30: reports $kind, preserves the text and can start again', async (reason) => {
    const dictation = await startLive();
    dictation.hear(makePartial('a', 'یک'));
    dictation.hear({ type: 'engine.refused', reason });
    const tag = reason.kind === 'busy-elsewhere' ? 'busy' : 'engine-refused';
    expect({ tags: dictation.tags(), texts: dictation.texts() }).toEqual({
      tags: [tag],
      texts: ['یک…'],
    });
    expect(dictation.context()).toMatchObject({ engineRefusal: reason, complete: false });
    expect(dictation.held).toEqual(nothingHeld);
    await startAgain(dictation);
    expect([dictation.has('live'), dictation.context().engineRefusal]).toEqual([true, null]);
  });
});

describe('a stopped dictationMachine', () => {
  it('releases every port', async () => {
    const { actor, held } = await startLive();
    actor.stop();
    expect(held).toEqual(nothingHeld);
  });

  it('aborts the request for the microphone, so that the port can close it', () => {
    const { actor, send, open } = startDictation();
    send('dictation.started');
    actor.stop();
    expect(open.last().inFlight).toBe(false);
  });
});
