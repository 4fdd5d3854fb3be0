import { describe, expect, it } from 'vitest';
import { computeBackOff } from '../shared/computeBackOff.ts';
import {
  makeFinal,
  lost,
  makePartial,
  ready,
  startConnecting,
  startLive,
} from './dictationTesting.ts';
import { connectWait, steadyConnection } from './dictationSetup.ts';

const tries = (log: readonly string[]) =>
  log.filter((line) => line === 'recording.reconnected').length;

/** The waits before six tries that fail at once, measured in steps of 100 ms. */
async function waitsOfSixTries(random: () => number) {
  const dictation = await startLive({ random });
  const { hear, clock, log } = dictation;
  hear(lost);
  const waits: number[] = [];
  for (let tried = 1; tried <= 6; tried += 1) {
    const before = clock.now();
    while (tries(log) < tried) {
      clock.increment(100);
    }
    waits.push(clock.now() - before);
    hear(lost);
  }
  return { ...dictation, waits };
}

describe('dictationMachine after a lost connection', () => {
  it('X-24: continues to record with the same microphone, engine and text', async () => {
    const { hear, tags, texts, context, log, held } = await startLive();
    hear(makeFinal('a', 'یک', 0, 1.5));
    hear(makePartial('b', 'دو'));
    hear(lost);
    expect(tags()).toEqual(['hearing', 'reconnecting', 'recording']);
    expect({ texts: texts(), text: context().partial?.text, log }).toEqual({
      texts: ['یک'],
      text: 'دو',
      log: ['listen'],
    });
    expect(held).toEqual({ tabs: 1, engines: 1, archives: 1, awake: 1, microphones: 1 });
  });

  it('X-24: reconnects after 0.5, 1, 2, 4, 8 and 15 seconds', async () => {
    const { waits, tags } = await waitsOfSixTries(() => 0.5);
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000]);
    expect(tags()).toContain('reconnecting');
  });

  it('X-24: all waits of a session are shorter or longer by the same share', async () => {
    let draws = 0;
    const { waits } = await waitsOfSixTries(() => (draws++ === 0 ? 0 : 1));
    const shortest = [1, 2, 3, 4, 5, 6].map((failures) => computeBackOff(failures, 0));
    expect(waits).toEqual(shortest.map((wait) => Math.ceil(wait / 100) * 100));
  });

  it('X-24: goes online when the engine is ready and restarts the waits once the connection has lasted', async () => {
    const { hear, clock, log, tags } = await startLive();
    hear(lost);
    clock.increment(500);
    hear(lost);
    clock.increment(1_000);
    hear(ready);
    expect(tags()).toContain('live');
    clock.increment(steadyConnection);
    hear(lost);
    clock.increment(500);
    expect(tries(log)).toBe(3);
  });

  it('X-24: the waits go on after a connection that broke at once', async () => {
    const { hear, clock, log } = await startLive();
    hear(lost);
    clock.increment(500);
    hear(ready);
    clock.increment(steadyConnection - 1);
    hear(lost);
    clock.increment(999);
    expect(tries(log)).toBe(1);
    clock.increment(1);
    expect(tries(log)).toBe(2);
  });

  it('D05: reconnects at once when the network returns', async () => {
    const { hear, send, log } = await startLive();
    hear(lost);
    send('network.returned');
    expect(tries(log)).toBe(1);
  });

  it('waits for the time in the service’s close event (4429)', async () => {
    const { hear, clock, log } = await startLive();
    hear({ type: 'engine.lost', retryAfter: 5_000 });
    clock.increment(4_999);
    expect(tries(log)).toBe(0);
    clock.increment(1);
    expect(tries(log)).toBe(1);
  });

  it('counts an attempt without an answer for ten seconds as failed', async () => {
    const { hear, clock, log } = await startLive();
    hear(lost);
    clock.increment(500);
    clock.increment(connectWait);
    clock.increment(999);
    expect(tries(log)).toBe(1);
    clock.increment(1);
    expect(tries(log)).toBe(2);
  });

  it('X-25: goes offline after a minute and continues to record and to reconnect', async () => {
    const { hear, clock, tags, log, held } = await startLive();
    hear(lost);
    clock.increment(59_999);
    expect(tags()).toContain('reconnecting');
    clock.increment(1);
    expect(tags()).toEqual(['offline', 'recording', 'silent']);
    expect(held).toMatchObject({ engines: 1, archives: 1, microphones: 1 });
    const before = tries(log);
    clock.increment(30_000);
    expect(tries(log)).toBeGreaterThan(before);
    hear(ready);
    expect(tags()).toContain('live');
  });

  it('records when the first connection attempt gets no answer', async () => {
    const { clock, tags, held } = await startConnecting();
    clock.increment(connectWait - 1);
    expect(tags()).toContain('connecting');
    clock.increment(1);
    expect(tags()).toContain('reconnecting');
    expect(held.microphones).toBe(1);
  });

  it('reconnects after a connection that fails before it was ready', async () => {
    const { hear, tags } = await startConnecting();
    hear(lost);
    expect(tags()).toContain('reconnecting');
  });
});
