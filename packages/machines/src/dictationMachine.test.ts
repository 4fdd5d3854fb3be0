import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { EngineEvent, EngineRefusal, MicrophoneRefusal } from '@nevisa/api/types';
import {
  connectWait,
  dictationMachine,
  finalizeWait,
  type DictationEvent,
  type ListenInput,
  type MicrophoneOutcome,
} from './dictationMachine.ts';
import { pretendMicrophone, pretendPort } from './testing.ts';

/** `log` tells what the engine and the microphone were made to do, in order. */
function start() {
  const clock = new SimulatedClock();
  let wallOffset = 0;
  const now = () => clock.now() + wallOffset;
  const open = pretendPort<MicrophoneOutcome>();
  const log: string[] = [];
  const listened: ListenInput[] = [];
  const levels: number[] = [];
  let report: ((event: EngineEvent) => void) | null = null;
  let documents = 0;
  const actor = createActor(
    dictationMachine.provide({
      actors: {
        openMicrophone: open.logic,
        listen: fromCallback(({ input, sendBack, receive }) => {
          listened.push(input);
          log.push('listen');
          report = sendBack;
          receive(({ type }) => log.push(type));
          return () => log.push('let go');
        }),
      },
    }),
    { clock, input: { newId: () => `document-${++documents}`, now } },
  );
  actor.on('voice.level', ({ level }) => levels.push(level));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const microphone = pretendMicrophone(() => log.push('close microphone'));
  return {
    actor,
    open,
    log,
    listened,
    levels,
    clock,
    context,
    microphone,
    tags: () => [...actor.getSnapshot().tags],
    setWall: (ms: number) => {
      wallOffset += ms;
    },
    send: (type: Exclude<DictationEvent, EngineEvent>['type']) => actor.send({ type }),
    /** What the engine says, also when nobody listens any more. */
    hear: (event: EngineEvent) => report?.(event),
    texts: () => context().segments.map(({ text, confirmed }) => (confirmed ? text : `${text}…`)),
  };
}

async function startConnecting() {
  const dictation = start();
  dictation.send('dictation.started');
  await dictation.open.last().answer({ ok: true, microphone: dictation.microphone });
  return dictation;
}

async function startLive() {
  const dictation = await startConnecting();
  dictation.hear(ready);
  return dictation;
}

async function startAgain(dictation: ReturnType<typeof start>) {
  dictation.send('dictation.started');
  await dictation.open.last().answer({ ok: true, microphone: dictation.microphone });
  dictation.hear(ready);
}

const ready: EngineEvent = { type: 'engine.ready', usageRemained: 3_600_000 };

function partial(segmentId: string, text: string): EngineEvent {
  return { type: 'engine.partial', segmentId, text };
}

function final(segmentId: string, text: string, start = 0, end = start + 1): EngineEvent {
  return { type: 'engine.final', segmentId, text, start, end };
}

describe('the way to the first word', () => {
  it('rests with an empty document until somebody starts', () => {
    const { tags, context, open } = start();
    expect([tags(), open.calls.length]).toEqual([['idle'], 0]);
    expect(context()).toMatchObject({
      documentId: 'document-1',
      segments: [],
      partial: null,
      microphone: null,
      usageRemained: null,
      elapsed: 0,
      liveSince: null,
      complete: true,
    });
  });

  it('asks for the microphone, once, before it connects', () => {
    const { tags, send, open, log } = start();
    send('dictation.started');
    send('dictation.started');
    expect([tags(), open.calls.length, log]).toEqual([['asking'], 1, []]);
  });

  it('gives the engine the document and the open microphone', async () => {
    const { tags, listened, microphone, context } = await startConnecting();
    expect(tags()).toEqual(['listening', 'connecting']);
    expect(listened).toEqual([{ documentId: 'document-1', microphone }]);
    expect(context().microphone).toBe(microphone);
  });

  it('X-1: is live only when the engine says that it is ready', async () => {
    const { tags, clock, hear, context } = await startConnecting();
    clock.increment(700);
    hear(ready);
    expect(tags()).toEqual(['listening', 'live']);
    expect(context()).toMatchObject({ usageRemained: 3_600_000, liveSince: 700 });
  });

  it('gives up connecting after ten seconds and lets everything go', async () => {
    const { tags, clock, log } = await startConnecting();
    clock.increment(connectWait - 1);
    expect(tags()).toEqual(['listening', 'connecting']);
    clock.increment(1);
    expect(tags()).toEqual(['connection-lost']);
    expect(log).toEqual(['listen', 'let go', 'close microphone']);
  });

  it('stops at once when nothing was heard yet, and nothing is missing', async () => {
    const { tags, send, log, context } = await startConnecting();
    send('dictation.stopped');
    expect([tags(), context().complete]).toEqual([['stopped'], true]);
    expect(log).toEqual(['listen', 'let go', 'close microphone']);
  });
});

describe('a microphone that is not given', () => {
  it.each<MicrophoneRefusal>(['denied', 'missing', 'busy', 'insecure', 'unsupported'])(
    'D01, D02, X-20, X-21: tells that it is %s, and a second try may succeed',
    async (reason) => {
      const dictation = start();
      dictation.send('dictation.started');
      await dictation.open.last().answer({ ok: false, reason });
      expect(dictation.tags()).toEqual(['microphone-refused']);
      expect(dictation.context().micRefusal).toBe(reason);
      await startAgain(dictation);
      expect(dictation.tags()).toEqual(['listening', 'live']);
      expect(dictation.context().micRefusal).toBeNull();
    },
  );

  it('D01: counts as busy when its port breaks', async () => {
    const { send, open, tags, context } = start();
    send('dictation.started');
    await open.last().reject('boom');
    expect([tags(), context().micRefusal]).toEqual([['microphone-refused'], 'busy']);
  });
});

describe('what is heard', () => {
  it('X-3: a partial replaces the one before, and empty text clears it', async () => {
    const { hear, context } = await startLive();
    hear(partial('a', 'سلام'));
    hear(partial('a', 'سلام دنیا'));
    expect(context().partial).toEqual({ segmentId: 'a', text: 'سلام دنیا' });
    hear(partial('a', ''));
    expect([context().partial, context().segments]).toEqual([null, []]);
  });

  it('a final takes the place of its partial', async () => {
    const { hear, context } = await startLive();
    hear(partial('a', 'سلام'));
    hear(final('a', 'سلام دنیا.', 0.5, 1.5));
    expect(context().partial).toBeNull();
    expect(context().segments).toEqual([
      { id: 'a', text: 'سلام دنیا.', start: 0.5, end: 1.5, confirmed: true },
    ]);
  });

  it('a final leaves the partial of another segment open', async () => {
    const { hear, context, texts } = await startLive();
    hear(partial('b', 'دو'));
    hear(final('a', 'یک'));
    expect([texts(), context().partial]).toEqual([['یک'], { segmentId: 'b', text: 'دو' }]);
  });

  it('X-34: a final counts once and never changes', async () => {
    const { hear, texts } = await startLive();
    hear(final('a', 'یک'));
    hear(final('b', 'دو'));
    hear(final('a', 'چیز دیگر'));
    expect(texts()).toEqual(['یک', 'دو']);
  });

  it('D06: a late partial of a finished segment is ignored', async () => {
    const { hear, context, texts } = await startLive();
    hear(final('a', 'یک'));
    hear(partial('a', 'یک و'));
    hear(partial('a', ''));
    expect([texts(), context().partial]).toEqual([['یک'], null]);
  });

  it('D06: a partial of the next segment keeps the open one until its final comes', async () => {
    const { hear, context, texts } = await startLive();
    hear(partial('a', 'یک'));
    hear(partial('b', ''));
    expect(context().partial).toEqual({ segmentId: 'a', text: 'یک' });
    hear(partial('b', 'دو'));
    expect([texts(), context().partial?.text]).toEqual([['یک…'], 'دو']);
    hear(final('b', 'دو'));
    hear(final('a', 'یک!'));
    expect(texts()).toEqual(['یک!', 'دو']);
  });

  it('credit and warnings are facts', async () => {
    const { hear, context } = await startLive();
    hear({ type: 'engine.usage', usageRemained: 59_000 });
    hear({ type: 'engine.warning', code: 'usage_low', remaining: 59_000 });
    expect(context()).toMatchObject({
      usageRemained: 59_000,
      warning: { code: 'usage_low', remaining: 59_000 },
    });
  });

  it('the level of the voice passes through and leaves no trace', async () => {
    const { hear, context, levels } = await startLive();
    const before = context();
    hear({ type: 'engine.level', level: -20 });
    hear({ type: 'engine.level', level: -30 });
    expect(levels).toEqual([-20, -30]);
    expect(context()).toEqual(before);
  });

  it('nothing counts any more once the stretch is over', async () => {
    const { hear, context, send, texts } = await startLive();
    hear(final('a', 'یک'));
    hear({ type: 'engine.lost' });
    hear(final('b', 'دو'));
    send('dictation.stopped');
    expect([texts(), context().partial]).toEqual([['یک'], null]);
  });
});

describe('the end', () => {
  it('X-4: asks the engine to flush and waits for the last sentence', async () => {
    const { hear, send, tags, log, texts, context } = await startLive();
    hear(partial('a', 'آخرین'));
    send('dictation.stopped');
    send('dictation.stopped');
    expect([tags(), log]).toEqual([
      ['listening', 'finalizing'],
      ['listen', 'listen.stopped'],
    ]);
    hear(final('a', 'آخرین جمله.'));
    hear({ type: 'engine.stopped', complete: true });
    expect([tags(), texts(), context().complete]).toEqual([['stopped'], ['آخرین جمله.'], true]);
    expect(log).toEqual(['listen', 'listen.stopped', 'let go', 'close microphone']);
  });

  it('X-26: after five seconds without an answer the text is kept and called incomplete', async () => {
    const { hear, send, tags, clock, texts, context, log } = await startLive();
    hear(partial('a', 'آخرین'));
    send('dictation.stopped');
    clock.increment(finalizeWait - 1);
    expect(tags()).toEqual(['listening', 'finalizing']);
    clock.increment(1);
    expect([tags(), texts(), context().complete]).toEqual([['stopped'], ['آخرین…'], false]);
    expect(log).toEqual(['listen', 'listen.stopped', 'let go', 'close microphone']);
  });

  it('X-26: a connection lost while the last sentence is awaited ends it as incomplete', async () => {
    const { hear, send, tags, context } = await startLive();
    send('dictation.stopped');
    hear({ type: 'engine.lost' });
    expect([tags(), context().complete]).toEqual([['stopped'], false]);
  });

  it.each([
    ['the engine says so', false, []],
    ['a partial never became final', true, [partial('b', 'نیمه')]],
    ['the last of many words never became final', true, [final('b', 'دو'), partial('c', 'نیمه')]],
  ])('X-26: it is incomplete when %s', async (_, complete, heard) => {
    const { hear, send, context } = await startLive();
    hear(final('a', 'یک'));
    heard.forEach(hear);
    send('dictation.stopped');
    hear({ type: 'engine.stopped', complete });
    expect(context().complete).toBe(false);
  });

  it('X-36: may also come from the engine', async () => {
    const { hear, tags, log } = await startLive();
    hear({ type: 'engine.stopped', complete: true });
    expect([tags(), log.at(-1)]).toEqual([['stopped'], 'close microphone']);
  });

  it('counts the live time of every stretch, and no other time', async () => {
    const dictation = await startLive();
    dictation.clock.increment(4_000);
    dictation.send('dictation.stopped');
    expect(dictation.context()).toMatchObject({ elapsed: 4_000, liveSince: null });
    dictation.clock.increment(1_000);
    dictation.hear({ type: 'engine.stopped', complete: true });
    dictation.clock.increment(60_000);
    await startAgain(dictation);
    dictation.clock.increment(2_000);
    dictation.hear({ type: 'engine.lost' });
    expect(dictation.context()).toMatchObject({ elapsed: 6_000, liveSince: null });
  });
});

describe('a clock that is set back', () => {
  it('C03: never makes the time spoken shorter', async () => {
    const { clock, setWall, send, context } = await startLive();
    clock.increment(4_000);
    setWall(-3_600_000);
    send('dictation.stopped');
    expect(context().elapsed).toBe(0);
  });
});

describe('a connection that is lost', () => {
  it('X-24: keeps every word, also the unfinished ones, and lets the microphone go', async () => {
    const { hear, tags, texts, context, log } = await startLive();
    hear(final('a', 'یک', 0, 1.5));
    hear(partial('b', 'دو'));
    hear({ type: 'engine.lost' });
    expect([tags(), texts(), context().complete]).toEqual([
      ['connection-lost'],
      ['یک', 'دو…'],
      false,
    ]);
    expect(context().segments.at(-1)).toEqual({
      id: 'b',
      text: 'دو',
      start: 1.5,
      end: 1.5,
      confirmed: false,
    });
    expect(context()).toMatchObject({ partial: null, microphone: null });
    expect(log).toEqual(['listen', 'let go', 'close microphone']);
  });

  it('X-24: goes on in the same document, and a later final takes its old place', async () => {
    const dictation = await startLive();
    dictation.hear(partial('a', 'یک دو'));
    dictation.hear({ type: 'engine.lost' });
    await startAgain(dictation);
    expect(dictation.listened.map(({ documentId }) => documentId)).toEqual([
      'document-1',
      'document-1',
    ]);
    dictation.hear(final('b', 'چهار'));
    dictation.hear(final('a', 'یک دو سه'));
    expect(dictation.texts()).toEqual(['یک دو سه', 'چهار']);
    dictation.hear({ type: 'engine.stopped', complete: true });
    expect(dictation.context().complete).toBe(true);
  });

  it('X-24: audio sent again is guessed anew without shortening what was kept', async () => {
    const dictation = await startLive();
    dictation.hear(partial('a', 'یک دو'));
    dictation.hear({ type: 'engine.lost' });
    await startAgain(dictation);
    dictation.hear(partial('a', 'یک'));
    expect(dictation.texts()).toEqual(['یک دو…']);
    dictation.hear(partial('a', 'یک دم'));
    expect(dictation.texts()).toEqual(['یک دم…']);
    dictation.hear(partial('a', 'یک دو سه'));
    expect([dictation.texts(), dictation.context().partial]).toEqual([['یک دو سه…'], null]);
  });

  it('is what a broken engine port counts as', async () => {
    const open = pretendPort<MicrophoneOutcome>();
    const actor = createActor(
      dictationMachine.provide({
        actors: {
          openMicrophone: open.logic,
          listen: fromCallback(() => {
            throw new Error('no socket');
          }),
        },
      }),
      { input: { newId: () => 'document' } },
    ).start();
    actor.send({ type: 'dictation.started' });
    let closed = 0;
    await open.last().answer({ ok: true, microphone: pretendMicrophone(() => closed++) });
    expect([...actor.getSnapshot().tags]).toEqual(['connection-lost']);
    expect(closed).toBe(1);
  });
});

describe('an engine that refuses', () => {
  it.each<EngineRefusal>([
    { kind: 'no-service' },
    { kind: 'no-credit' },
    { kind: 'busy-elsewhere' },
    { kind: 'failed', failure: { kind: 'server', status: 500 } },
  ])('X-30: tells $kind, keeps what was said, and can be asked again', async (reason) => {
    const dictation = await startLive();
    dictation.hear(partial('a', 'یک'));
    dictation.hear({ type: 'engine.refused', reason });
    expect([dictation.tags(), dictation.texts()]).toEqual([['engine-refused'], ['یک…']]);
    expect(dictation.context()).toMatchObject({ engineRefusal: reason, complete: false });
    expect(dictation.log.at(-1)).toBe('close microphone');
    await startAgain(dictation);
    expect([dictation.tags(), dictation.context().engineRefusal]).toEqual([
      ['listening', 'live'],
      null,
    ]);
  });

  it('may refuse while it connects, and nothing is missing then', async () => {
    const { hear, tags, context } = await startConnecting();
    hear({ type: 'engine.refused', reason: { kind: 'no-service' } });
    expect([tags(), context().complete]).toEqual([['engine-refused'], true]);
  });
});

describe('a cleared document', () => {
  it('is a new, empty one', async () => {
    const { hear, send, tags, context } = await startLive();
    hear(final('a', 'یک'));
    hear({ type: 'engine.lost' });
    send('document.cleared');
    expect(tags()).toEqual(['idle']);
    expect(context()).toMatchObject({
      documentId: 'document-2',
      segments: [],
      partial: null,
      elapsed: 0,
      complete: true,
    });
  });

  it('takes the refusals with it', async () => {
    const { hear, send, context } = await startConnecting();
    hear({ type: 'engine.refused', reason: { kind: 'no-service' } });
    send('document.cleared');
    expect(context()).toMatchObject({ engineRefusal: null, micRefusal: null, warning: null });
  });

  it('may be asked for while the microphone is awaited', async () => {
    const { send, open, microphone, listened } = start();
    send('dictation.started');
    send('document.cleared');
    await open.last().answer({ ok: true, microphone });
    expect([open.calls.length, listened[0]?.documentId]).toEqual([1, 'document-2']);
  });

  it('is not possible while somebody is heard', async () => {
    const { hear, send, texts, tags } = await startLive();
    hear(final('a', 'یک'));
    send('document.cleared');
    expect([tags(), texts()]).toEqual([['listening', 'live'], ['یک']]);
  });
});

describe('a machine that is itself stopped', () => {
  it('lets the engine and the microphone go', async () => {
    const { actor, log } = await startLive();
    actor.stop();
    expect(log).toEqual(['listen', 'let go', 'close microphone']);
  });

  it('gives up its question for the microphone, so that the port can close it', () => {
    const { actor, send, open } = start();
    send('dictation.started');
    actor.stop();
    expect(open.last().inFlight).toBe(false);
  });
});
