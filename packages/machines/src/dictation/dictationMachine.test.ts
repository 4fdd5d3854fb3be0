import { describe, expect, it } from 'vitest';
import type { EngineRefusal, MicrophoneRefusal } from '@nevisa/speech/types';
import {
  endWell,
  makeFinal,
  lost,
  makePartial,
  ready,
  startAgain,
  startConnecting,
  startDictation,
  startLive,
} from './dictationTesting.ts';
import { lastSound } from './dictationSetup.ts';

const nothingHeld = { tabs: 0, engines: 0, archives: 0, awake: 0, microphones: 0 };

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
  it.each<MicrophoneRefusal>(['denied', 'missing', 'busy', 'insecure', 'unsupported'])(
    'D01, D02, X-20, X-21: reports the reason %s and allows a second attempt',
    async (reason) => {
      const dictation = startDictation();
      dictation.send('dictation.started');
      await dictation.open.last().answer({ ok: false, reason });
      expect(dictation.tags()).toEqual(['microphone-refused']);
      expect(dictation.context().micRefusal).toBe(reason);
      await startAgain(dictation);
      expect(dictation.tags()).toContain('live');
      expect(dictation.context().micRefusal).toBeNull();
    },
  );

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

describe('the end of a recording', () => {
  it('X-4: asks the engine to flush and waits for the last sentence', async () => {
    const { hear, send, tags, log, texts, context } = await startLive();
    hear(makePartial('a', 'آخرین'));
    send('dictation.stopped');
    expect({ tags: tags(), log }).toEqual({
      tags: ['finalizing'],
      log: ['listen', 'recording.stopped'],
    });
    hear({ type: 'engine.flushed' });
    hear(makeFinal('a', 'آخرین جمله.'));
    hear({ type: 'engine.stopped', complete: true });
    expect({ tags: tags(), texts: texts(), complete: context().complete }).toEqual({
      tags: ['stopped'],
      texts: ['آخرین جمله.'],
      complete: true,
    });
    expect(log).toEqual(['listen', 'recording.stopped', 'close microphone', 'let go']);
  });

  it('closes the microphone while remaining audio is still being sent', async () => {
    const { send, clock, held, tags } = await startLive();
    send('dictation.stopped');
    clock.increment(lastSound);
    expect({ tags: tags(), microphones: held.microphones }).toEqual({
      tags: ['finalizing'],
      microphones: 0,
    });
    clock.increment(60_000);
    expect(tags()).toEqual(['finalizing']);
  });

  it('X-26: preserves the text as incomplete when the service does not answer five seconds after the last audio', async () => {
    const { hear, send, tags, clock, texts, context, held } = await startLive();
    hear(makePartial('a', 'آخرین'));
    send('dictation.stopped');
    hear({ type: 'engine.flushed' });
    clock.increment(4_999);
    expect(tags()).toEqual(['finalizing']);
    clock.increment(1);
    expect({ tags: tags(), texts: texts(), held }).toEqual({
      tags: ['stopped'],
      texts: ['آخرین…'],
      held: nothingHeld,
    });
    expect(context()).toMatchObject({ complete: false, unsent: 1 });
  });

  it.each([
    ['the connection is lost', lost],
    ['the user stops again', null],
  ])('X-26: %s while finalizing, and the remaining audio is sent later', async (_, event) => {
    const { hear, send, tags, context } = await startLive();
    send('dictation.stopped');
    if (event === null) {
      send('dictation.stopped');
    } else {
      hear(event);
    }
    expect({ tags: tags(), complete: context().complete, unsent: context().unsent }).toEqual({
      tags: ['stopped'],
      complete: false,
      unsent: 1,
    });
  });

  it.each([
    ['the engine reports it', false, []],
    ['interim text did not become final', true, [makePartial('b', 'نیمه')]],
    [
      'the last interim text of several segments did not become final',
      true,
      [makeFinal('b', 'دو'), makePartial('c', 'نیمه')],
    ],
  ])('X-26: is incomplete when %s', async (_, complete, heard) => {
    const { hear, send, context } = await startLive();
    hear(makeFinal('a', 'یک'));
    heard.forEach(hear);
    send('dictation.stopped');
    hear({ type: 'engine.stopped', complete });
    expect(context().complete).toBe(false);
  });

  it('X-35: ends when the engine stops', async () => {
    const { hear, tags, log } = await startLive();
    hear({ type: 'engine.stopped', complete: true });
    expect([tags(), log.at(-1)]).toEqual([['stopped'], 'close microphone']);
  });

  it('ends the recording and releases every port when the engine throws at its start', async () => {
    const { tags, held } = await startConnecting({ broken: ['runEngine'] });
    expect({ tags: tags(), held }).toEqual({ tags: ['stopped'], held: nothingHeld });
  });

  it('adds up the time of all recordings and no other time', async () => {
    const dictation = await startLive();
    dictation.clock.increment(4_000);
    dictation.send('dictation.stopped');
    expect(dictation.context()).toMatchObject({ elapsed: 4_000, liveSince: null });
    dictation.clock.increment(1_000);
    dictation.hear({ type: 'engine.stopped', complete: true });
    dictation.clock.increment(60_000);
    await startAgain(dictation);
    dictation.clock.increment(2_000);
    endWell(dictation);
    expect(dictation.context()).toMatchObject({ elapsed: 6_000, liveSince: null });
  });

  it('C03: never reduces the recorded time when the clock is set back', async () => {
    const { clock, setWall, send, context } = await startLive();
    clock.increment(4_000);
    setWall(-3_600_000);
    send('dictation.stopped');
    expect(context().elapsed).toBe(0);
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
