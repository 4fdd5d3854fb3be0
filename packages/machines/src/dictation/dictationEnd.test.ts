import { describe, expect, it } from 'vitest';
import {
  endWell,
  makeFinal,
  lost,
  nothingHeld,
  makePartial,
  startAgain,
  startConnecting,
  startLive,
} from './dictationTesting.ts';
import { lastSound } from './dictationSetup.ts';

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
