import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import { type Fate, type Step, UploadHistory } from './uploadHistoryTesting.ts';
import { interview } from './uploadTesting.ts';

const fate = fc.constantFrom<Fate>(
  'done',
  'done',
  'done',
  'lost',
  'network',
  401,
  413,
  429,
  500,
  507,
);
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(5, 'answer', { fate }),
  weigh(5, 'part', { fate }),
  weigh(2, 'pass', { ms: fc.nat(20_000) }),
  weigh(6, [
    'slot',
    'choose',
    'resume',
    'pause',
    'chooseOther',
    'unreadable',
    'offline',
    'online',
    'session',
    'retry',
  ]),
  weigh(1, 'kill'),
);

describe('uploadMachine in any history', { timeout: fuzzTime(300) }, () => {
  it('X-183, X-184, X-186: every byte arrives once and in order, one conversion begins, and what was received never falls', async () => {
    await checkEveryInTime(300, fc.array(step, { maxLength: 60 }), async (steps) => {
      const history = new UploadHistory();
      await history.begin();
      for (const each of steps) {
        const before = history.upload.context().mostReceived;
        await history.take(each);
        const { upload, server } = history;
        const isNewPage = each.do === 'kill';
        expect(upload.context().mostReceived).toBeGreaterThanOrEqual(isNewPage ? 0 : before);
        expect(upload.context().received).toBeLessThanOrEqual(server.bytes.length);
        const active = upload.senders.filter(({ isActive }) => isActive);
        expect(active.length).toBeLessThanOrEqual(upload.tags().includes('sending') ? 1 : 0);
        expect(server.jobs).toBeLessThanOrEqual(1);
      }
      await history.calmDown();
      expect(history.server.bytes).toEqual(Array.from({ length: interview.size }, (_, at) => at));
      expect(history.server.jobs).toBe(1);
      expect(history.server.repeated, 'bytes that were sent again').toBe(0);
      expect(history.upload.tags()).toContain('converting');
      history.upload.actor.stop();
    });
  });
});
