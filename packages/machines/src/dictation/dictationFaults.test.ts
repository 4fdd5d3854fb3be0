import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineEvent } from '@nevisa/speech/types';
import { checkEveryInTime } from '@nevisa/testing/properties';
import {
  makeFinal,
  lost,
  ready,
  startConnecting,
  startLive,
  type StartedDictation,
} from './dictationTesting.ts';
import { reconnectBudget } from './dictationSetup.ts';

const tries = (log: readonly string[]) =>
  log.filter((line) => line === 'recording.reconnected').length;

describe('dictationMachine over any fault of the service', () => {
  it('X-24: tries at most thirty times in a minute for any behaviour of the service', async () => {
    const answers = fc.record({
      event: fc.constantFrom<EngineEvent>(ready, lost, { type: 'engine.lost', retryAfter: 1 }),
      after: fc.integer({ min: 0, max: 6_000 }),
    });
    await checkEveryInTime(
      60,
      fc.array(answers, { minLength: 1, maxLength: 8 }),
      async (played) => {
        const { hear, clock, log } = await startLive();
        for (let passed = 0, at = 0; passed < 60_000; at += 1) {
          const { event, after } = played[at % played.length] ?? { event: lost, after: 100 };
          hear(event);
          clock.increment(Math.max(1, after));
          passed += Math.max(1, after);
        }
        expect(tries(log)).toBeLessThanOrEqual(30);
      },
    );
  });

  it.each(['reconnecting', 'offline'] as const)(
    'X-24: tries at once when the person asks for it while %s',
    async (tag) => {
      const { hear, clock, send, log, tags } = await startLive();
      hear({ type: 'engine.lost', retryAfter: 60_000 });
      clock.increment(tag === 'offline' ? reconnectBudget - 1_000 : 0);
      hear({ type: 'engine.lost', retryAfter: 60_000 });
      clock.increment(tag === 'offline' ? 1_000 : 0);
      expect(tags()).toContain(tag);
      const before = tries(log);
      send('dictation.retried');
      expect(tries(log)).toBe(before + 1);
      send('dictation.retried');
      expect(tries(log)).toBe(before + 1);
    },
  );

  it('X-24: waits at most a minute for any demand of the service', async () => {
    const { hear, clock, log } = await startLive();
    hear({ type: 'engine.lost', retryAfter: 30 * 86_400_000 });
    clock.increment(59_999);
    expect(tries(log)).toBe(0);
    clock.increment(1);
    clock.increment(500);
    expect(tries(log)).toBe(1);
  });

  const moments: Record<string, (dictation: StartedDictation) => void> = {
    'at the first session': () => undefined,
    'while it is live': ({ hear }) => hear(ready),
    'in a pause': ({ hear, send }) => {
      hear(ready);
      send('dictation.paused');
    },
    'while it waits': ({ hear }) => hear(lost),
    'while it tries again': ({ hear, clock }) => {
      hear(lost);
      clock.increment(500);
    },
    'while it is offline': ({ hear, clock }) => {
      hear(lost);
      clock.increment(reconnectBudget);
    },
    'in a silence': ({ hear, clock }) => {
      hear(ready);
      clock.increment(10_000);
    },
  };

  it.each(Object.entries(moments))(
    'X-24, X-25: no number of losses ends a recording: %s',
    async (_, arrive) => {
      const loss = fc.record({
        retryAfter: fc.option(fc.double({ min: 0, max: 1e300, noNaN: true })),
        after: fc.integer({ min: 1, max: 20_000 }),
      });
      await checkEveryInTime(40, fc.array(loss, { minLength: 1, maxLength: 8 }), async (losses) => {
        const dictation = await startConnecting();
        dictation.hear({ type: 'engine.sound', sound: 'voice' });
        arrive(dictation);
        for (const { retryAfter, after } of losses) {
          dictation.hear({ type: 'engine.lost', retryAfter });
          dictation.clock.increment(after);
          expect(dictation.has('recording')).toBe(true);
          expect(dictation.held).toMatchObject({ engines: 1, archives: 1, microphones: 1 });
        }
        const before = tries(dictation.log);
        for (let passed = 0; passed < 60_000 + 20_000; passed += 500) {
          dictation.clock.increment(500);
        }
        expect(tries(dictation.log)).toBeGreaterThan(before);
      });
    },
  );
});

describe('dictationMachine after an incomplete end', () => {
  it('X-26: tries again when the person asks, and is complete once the service says so', async () => {
    const { hear, send, context, tags, log, listened } = await startLive();
    hear(makeFinal('a', 'یک'));
    send('dictation.stopped');
    hear({ type: 'engine.flushed' });
    hear({ type: 'engine.stopped', complete: false });
    expect([tags(), context().unsent, context().complete]).toEqual([['stopped'], 0, false]);
    send('dictation.retried');
    expect(tags()).toEqual(['uploading-rest']);
    expect(listened.at(-1)).toMatchObject({ documentId: 'document-1', microphone: null });
    hear(ready);
    expect(log.at(-1)).toBe('recording.stopped');
    hear(makeFinal('b', 'دو', 1));
    hear({ type: 'engine.flushed' });
    hear({ type: 'engine.stopped', complete: true });
    expect([tags(), context().complete]).toEqual([['stopped'], true]);
  });

  it('X-26: a complete document has nothing to try again', async () => {
    const dictation = await startLive();
    dictation.send('dictation.stopped');
    dictation.hear({ type: 'engine.flushed' });
    dictation.hear({ type: 'engine.stopped', complete: true });
    dictation.send('dictation.retried');
    expect(dictation.tags()).toEqual(['stopped']);
  });
});
