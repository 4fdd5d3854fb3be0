import type { EngineEvent } from '@nevisa/api/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPretendMicrophone } from './pretendMicrophone.ts';
import { script } from './script.ts';
import { createScriptedEngine } from './scriptedEngine.ts';
import { losesConnection, neverAnswers, refuses, runsOutOfCredit, type Take } from './takes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createScriptedEngine', () => {
  it('says three sentences, growing word by word, and goes on listening', () => {
    const { heard, of } = listen();
    vi.advanceTimersByTime(60_000);
    expect(heard[0]).toEqual({ type: 'engine.ready', usageRemained: 19_800_000 });
    expect(of('engine.final').map(({ text }) => text)).toEqual(script.slice(0, 3));
    const first = of('engine.partial').filter(({ segmentId }) => segmentId === 'sentence-1');
    expect(first.at(-1)?.text).toBe(script[0]);
    expect(first.every(({ text }) => script[0]?.startsWith(text))).toBe(true);
    expect(of('engine.level').length).toBeGreaterThan(20);
    expect(of('engine.stopped')).toEqual([]);
  });

  it('says nothing at once: everything is reported after listen has returned', () => {
    const { heard } = listen({ steps: [{ after: 0, event: { type: 'engine.lost' } }] });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(heard).toEqual([{ type: 'engine.lost' }]);
  });

  it('a stop in the middle of a sentence ends it as it is, and then stops', () => {
    const { heard, listening, of } = listen();
    vi.advanceTimersByTime(1_250);
    const open = of('engine.partial').at(-1);
    listening.stop();
    vi.advanceTimersByTime(60_000);
    expect(heard.slice(-2)).toEqual([
      { type: 'engine.final', segmentId: 'sentence-1', text: open?.text, start: 0.6, end: 1.2 },
      { type: 'engine.stopped', complete: true },
    ]);
  });

  it('a stop between two sentences only stops', () => {
    const { heard, listening } = listen({ steps: [] });
    listening.stop();
    vi.advanceTimersByTime(0);
    expect(heard).toEqual([{ type: 'engine.stopped', complete: true }]);
  });

  it('after close nothing is said and no timer is left', () => {
    const { heard, listening } = listen();
    vi.advanceTimersByTime(1_000);
    listening.stop();
    listening.close();
    const before = [...heard];
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(before);
  });

  it('loses the connection in the middle of a sentence, and says it whole the next time', () => {
    const engine = createScriptedEngine(...losesConnection);
    const first = listenTo(engine);
    vi.advanceTimersByTime(60_000);
    expect(first.heard.at(-1)).toEqual({ type: 'engine.lost' });
    expect(first.heard.at(-2)).toMatchObject({ segmentId: 'sentence-2' });
    const second = listenTo(engine);
    vi.advanceTimersByTime(60_000);
    const texts = [first, second].flatMap(({ of }) => of('engine.final').map(({ text }) => text));
    expect(texts).toEqual(script.slice(0, 3));
  });

  it.each([
    [runsOutOfCredit, 1],
    [refuses({ kind: 'no-credit' }), 0],
  ])('refuses for want of credit, after %#', (take, sentences) => {
    const { heard, of } = listen(take);
    vi.advanceTimersByTime(60_000);
    expect(of('engine.final')).toHaveLength(sentences);
    expect(heard.at(-1)).toEqual({ type: 'engine.refused', reason: { kind: 'no-credit' } });
  });

  it('never answers, not even to a stop', () => {
    const { heard, listening } = listen(neverAnswers);
    listening.stop();
    vi.advanceTimersByTime(600_000);
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the last take is repeated', () => {
    const engine = createScriptedEngine(refuses({ kind: 'no-service' }));
    const heard = [listenTo(engine), listenTo(engine)].map((one) => {
      vi.advanceTimersByTime(1_000);
      return one.heard;
    });
    expect(heard[1]).toEqual(heard[0]);
  });
});

describe('createPretendMicrophone', () => {
  it('is open until it is closed', () => {
    const microphone = createPretendMicrophone();
    expect(microphone.open).toBe(true);
    microphone.close();
    expect(microphone.open).toBe(false);
  });
});

function listen(...takes: readonly Take[]) {
  return listenTo(createScriptedEngine(...takes));
}

function listenTo(engine: ReturnType<typeof createScriptedEngine>) {
  const heard: EngineEvent[] = [];
  const listening = engine.listen({
    documentId: 'document-1',
    microphone: createPretendMicrophone(),
    report: (event) => heard.push(event),
  });
  const of = <Type extends EngineEvent['type']>(type: Type) =>
    heard.filter((one): one is Extract<EngineEvent, { type: Type }> => one.type === type);
  return { heard, listening, of };
}
