import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import { readWords } from './testing/changedTexts.ts';
import { ConversationHistory } from './testing/conversationHistory.ts';
import type { Step } from './testing/conversationStep.ts';
import type { Fate } from './testing/conversationServer.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const tab = fc.constantFrom(0, 0, 0, 1);
const fate = fc.constantFrom<Fate>(
  'done',
  'done',
  'done',
  'lost',
  'lost',
  'network',
  400,
  401,
  403,
  413,
  429,
  500,
  503,
);

const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(6, ['type', 'insert'], { tab, at: share }),
  weigh(2, 'delete', { tab, at: share }),
  weigh(2, ['undo', 'title', 'save'], { tab }),
  weigh(5, 'answer', { tab, fate }),
  weigh(5, 'pass', { tab, ms: fc.constantFrom(100, 250, 2_100, 6_000, 20_000) }),
  weigh(2, 'elsewhere', {
    at: share,
    how: fc.constantFrom('type' as const, 'type' as const, 'delete' as const),
  }),
  weigh(2, 'resolve', {
    tab,
    how: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const),
  }),
  weigh(2, ['hide', 'kill', 'freeze', 'thaw', 'takeover'], { tab }),
  weigh(3, [
    'rename',
    'look',
    'look',
    'lookLate',
    'offline',
    'online',
    'trash',
    'untrash',
    'signIn',
    'signOut',
    'full',
    'room',
  ]),
);

describe('an opened conversation in any history', { timeout: fuzzTime(300) }, () => {
  it('X-156, X-157, X-158, X-159, X-163: the device has the last typed text, the server only texts that someone saw, and no typed word is lost', async () => {
    await checkEveryInTime(300, fc.array(step, { maxLength: 40 }), async (steps) => {
      const history = new ConversationHistory();
      await history.start();
      for (const each of steps) {
        await history.take(each);
        const { holder, device } = history.browser;
        if (holder?.has('writing') && holder.has('kept') && !holder.isFrozen && !device.isFull) {
          const { copy } = await history.readDevice();
          const { saved } = holder.actor.getSnapshot().context;
          expect(holder.text, 'the device has another text').toEqual(
            saved === null ? holder.text : (copy?.current ?? saved.text),
          );
        }
        expect(holder?.calls.length ?? 0, 'calls in flight').toBeLessThanOrEqual(1);
      }
      await history.calmDown();
      const { holder, seen } = history.browser;
      expect(
        history.killed.filter((age) => age > 250),
        'lost although it was older',
      ).toEqual([]);
      expect(holder?.has('saved'), 'saved in the end').toBe(true);
      expect(history.server.newest.text, 'the server has the present text').toEqual(holder?.text);

      const isSplit = steps.some((each) => each.do === 'answer' && each.fate === 413);
      if (!isSplit) {
        const unseen = history.server.patched.filter((text) => !seen.has(JSON.stringify(text)));
        expect(unseen, 'texts that nobody saw').toEqual([]);
      }
      const { versions } = await history.readDevice();
      const kept = [...history.server.revisions, ...versions].flatMap(({ text }) =>
        Array.from(readWords(text)),
      );
      const all = new Set(kept);
      expect(
        [...history.typed.keys()].filter((word) => !all.has(word)),
        'lost words',
      ).toEqual([]);

      const isDecided = steps.some((each) => each.do === 'resolve' && each.how !== 'both');
      const hasTabs = steps.some((each) => ['freeze', 'takeover'].includes(each.do));
      if (!isDecided && !hasTabs) {
        const final = readWords(history.server.newest.text);
        expect(
          [...history.typed.keys()].filter((word) => !final.has(word)),
          'not in the text',
        ).toEqual([]);
      }
      history.browser.tabs.forEach((each) => each.actor.stop());
    });
  });
});
