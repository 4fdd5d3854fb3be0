import type { EngineEvent } from '@nevisa/speech/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPretendMicrophone } from './pretendMicrophone.ts';
import { script } from './script.ts';
import { createScriptedEngine } from './scriptedEngine.ts';
import {
  clips,
  creditRunsLow,
  goesDeaf,
  goesIdle,
  hearsFaintly,
  hearsNothing,
  hearsTheRoom,
  isTakenOver,
  losesConnection,
  neverAnswers,
  refuses,
  rollsOver,
  runsOutOfCredit,
  slowsDown,
  staysOffline,
  type Take,
} from './takes.ts';

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
    expect(heard.find(({ type }) => type !== 'engine.level')).toEqual({
      type: 'engine.ready',
      usageRemained: 19_800_000,
    });
    expect(of('engine.final').map(({ text }) => text)).toEqual(script.slice(0, 3));
    expect(of('engine.final')[0]?.words.map(({ text }) => text)).toEqual(script[0]?.split(' '));
    const first = of('engine.partial').filter(({ segmentId }) => segmentId === 'sentence-1');
    expect(first.at(-1)?.text).toBe(script[0]);
    expect(first.every(({ text }) => script[0]?.startsWith(text))).toBe(true);
    expect(of('engine.stopped')).toEqual([]);
  });

  it('X-23: tells the level twenty times a second, whatever the line does', () => {
    const { of } = listen(staysOffline);
    vi.advanceTimersByTime(60_000);
    expect(of('engine.level')).toHaveLength(1_200);
    expect(new Set(of('engine.level').map(({ level }) => level)).size).toBeGreaterThan(5);
  });

  it('says nothing at once: everything is reported after listen has returned', () => {
    const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };
    const { heard } = listen({ steps: [{ after: 0, event: lost }] });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(heard).toEqual([lost]);
  });

  it('X-4: a stop in the middle of a sentence ends it as it is, and then stops', () => {
    const { heard, listening, of } = listen();
    vi.advanceTimersByTime(1_250);
    const open = of('engine.partial').at(-1);
    listening.stop();
    vi.advanceTimersByTime(60_000);
    expect(heard.slice(-3)).toMatchObject([
      { type: 'engine.final', segmentId: 'sentence-1', text: open?.text, start: 0.6, end: 1.2 },
      { type: 'engine.flushed' },
      { type: 'engine.stopped', complete: true },
    ]);
  });

  it('X-4: a stop between two sentences only stops', () => {
    const { heard, listening } = listen({ steps: [] });
    listening.stop();
    vi.advanceTimersByTime(0);
    expect(heard).toEqual([{ type: 'engine.flushed' }, { type: 'engine.stopped', complete: true }]);
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

  it('X-36: says no word during a pause, and goes on after it', () => {
    const { listening, of } = listen();
    vi.advanceTimersByTime(1_250);
    listening.pause();
    vi.advanceTimersByTime(60_000);
    const said = of('engine.partial').length;
    expect(of('engine.final')).toHaveLength(1);
    listening.resume();
    vi.advanceTimersByTime(60_000);
    expect(of('engine.partial').length).toBeGreaterThan(said);
    expect(of('engine.final').at(-1)?.text).toBe(script[2]);
  });

  it('gives the final text of what was said when it is asked, and listens on', () => {
    const { listening, of } = listen();
    vi.advanceTimersByTime(1_250);
    const open = of('engine.partial').at(-1);
    listening.finalize();
    vi.advanceTimersByTime(60_000);
    expect(of('engine.final').map(({ text }) => text)).toEqual([open?.text, script[1], script[2]]);
  });

  it('X-24: loses the line in the middle of a sentence, and says it whole once it is back', () => {
    const { listening, of } = listen(...losesConnection);
    vi.advanceTimersByTime(30_000);
    expect(of('engine.lost')).toHaveLength(1);
    expect(of('engine.partial').at(-1)).toMatchObject({ segmentId: 'sentence-2' });
    expect(of('engine.unsent').length).toBeGreaterThan(10);
    listening.reconnect();
    vi.advanceTimersByTime(1_000);
    expect(of('engine.lost')).toHaveLength(2);
    listening.reconnect();
    vi.advanceTimersByTime(60_000);
    expect(of('engine.ready')).toHaveLength(2);
    expect(of('engine.unsent').at(-1)).toEqual({ type: 'engine.unsent', duration: 0 });
    expect(of('engine.final').map(({ text }) => text)).toEqual(script.slice(0, 3));
  });

  it('X-26: a stop while the line is down ends once it is back', () => {
    const { listening, heard, of } = listen({ ...losesConnection[0], tries: ['ready'] });
    vi.advanceTimersByTime(30_000);
    listening.stop();
    vi.advanceTimersByTime(1_000);
    expect(of('engine.stopped')).toEqual([]);
    listening.reconnect();
    vi.advanceTimersByTime(1_000);
    expect(heard.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-25: stays offline however often it is tried', () => {
    const { listening, of } = listen(staysOffline);
    vi.advanceTimersByTime(30_000);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      listening.reconnect();
      vi.advanceTimersByTime(1_000);
    }
    expect([of('engine.lost').length, of('engine.ready').length]).toEqual([6, 1]);
  });

  it('X-24: asks for a wait', () => {
    const { of } = listen(slowsDown);
    vi.advanceTimersByTime(30_000);
    expect(of('engine.lost')).toEqual([{ type: 'engine.lost', retryAfter: 2_000 }]);
  });

  it.each([
    ['room', hearsTheRoom],
    ['faint', hearsFaintly],
    ['nothing', hearsNothing],
    ['clipping', clips],
  ])('X-23: sounds like %s', (sound, take) => {
    const { of } = listen(take);
    vi.advanceTimersByTime(20_000);
    expect(of('engine.sound')).toEqual([{ type: 'engine.sound', sound }]);
  });

  it.each([
    ['idled', goesIdle],
    ['deaf', goesDeaf],
    ['refused', isTakenOver],
  ])('X-28, X-36: ends with engine.%s, and nothing follows', (type, take) => {
    const { heard, listening } = listen(take);
    vi.advanceTimersByTime(60_000);
    expect(heard.at(-1)?.type).toBe(`engine.${type}`);
    listening.stop();
    listening.reconnect();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('X-30: warns at five minutes and at one', () => {
    const { of } = listen(creditRunsLow);
    vi.advanceTimersByTime(60_000);
    expect(of('engine.warning').map(({ remaining }) => remaining)).toEqual([300_000, 60_000]);
  });

  it('X-35: a new session is nothing that is told', () => {
    const { heard, of } = listen(rollsOver);
    vi.advanceTimersByTime(60_000);
    expect(of('engine.final').map(({ segmentId }) => segmentId)).toEqual([
      'sentence-1',
      'next-sentence-2',
    ]);
    expect(new Set(heard.map(({ type }) => type))).toEqual(
      new Set(['engine.level', 'engine.ready', 'engine.sound', 'engine.partial', 'engine.final']),
    );
  });

  it.each([
    [runsOutOfCredit, 1],
    [refuses({ kind: 'no-credit' }), 0],
  ])('X-30: refuses for want of credit, after %#', (take, sentences) => {
    const { heard, of } = listen(take);
    vi.advanceTimersByTime(60_000);
    expect(of('engine.final')).toHaveLength(sentences);
    expect(heard.at(-1)).toEqual({ type: 'engine.refused', reason: { kind: 'no-credit' } });
  });

  it('X-26: never answers, not even to a stop', () => {
    const { heard, listening } = listen(neverAnswers);
    listening.stop();
    vi.advanceTimersByTime(600_000);
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('D05: without a microphone there is no level', () => {
    const { of } = listenTo(createScriptedEngine(), null);
    vi.advanceTimersByTime(1_000);
    expect(of('engine.level')).toEqual([]);
  });

  it('the last take is repeated', () => {
    const engine = createScriptedEngine(refuses({ kind: 'no-service' }));
    const heard = [listenTo(engine), listenTo(engine)].map((one) => {
      vi.advanceTimersByTime(1_000);
      return one.of('engine.refused');
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

  it('D03, D04: tells whoever watches that it is lost, muted or unmuted', () => {
    const microphone = createPretendMicrophone();
    const events: string[] = [];
    const stop = microphone.watch(({ type }) => events.push(type));
    microphone.mute();
    microphone.unmute();
    microphone.lose();
    stop();
    microphone.lose();
    expect(events).toEqual(['microphone.muted', 'microphone.unmuted', 'microphone.lost']);
  });
});

function listen(...takes: readonly Take[]) {
  return listenTo(createScriptedEngine(...takes));
}

function listenTo(
  engine: ReturnType<typeof createScriptedEngine>,
  microphone: ReturnType<typeof createPretendMicrophone> | null = createPretendMicrophone(),
) {
  const heard: EngineEvent[] = [];
  const listening = engine.record({
    documentId: 'document-1',
    microphone,
    takeOver: false,
    report: (event) => heard.push(event),
  });
  const of = <Type extends EngineEvent['type']>(type: Type) =>
    heard.filter((one): one is Extract<EngineEvent, { type: Type }> => one.type === type);
  return { heard, listening, of };
}
