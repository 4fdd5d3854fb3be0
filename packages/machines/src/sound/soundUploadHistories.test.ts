import { checkEvery } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fate, UploadHistory, type Step } from './soundUploadTesting.ts';

const fate = fc.constantFrom<Fate>(
  'taken',
  'taken',
  'taken',
  'lost',
  'cut',
  'network',
  'broken',
  'forgotten',
  'busy',
  'full',
  'tooLarge',
  'gone',
  'format',
  'unauthorized',
  'off',
);
const document = fc.constantFrom('a', 'b', 'c');
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(3, 'record', { document, bytes: fc.integer({ min: 1, max: 3_000_000 }) }),
  weigh(8, 'answer', { fate }),
  weigh(4, 'pass'),
  weigh(2, 'kill'),
  weigh(1, 'network'),
  weigh(1, 'retry', { document }),
  weigh(2, 'allow', { allowed: fc.boolean() }),
  weigh(1, 'own', { isOwner: fc.boolean() }),
);

describe('the sending of sounds in any history', { timeout: fuzzTime(2_000) }, () => {
  it('X-153: every byte arrives once and in order or is still on the device, one part is under way, and nothing is sent while it is forbidden', () => {
    checkEvery(2_000, fc.array(step, { maxLength: 60 }), (steps) => {
      const history = new UploadHistory();
      for (const each of steps) {
        history.take(each);
        history.check(expect);
      }
      // With a correct server all of it arrives in the end, and each sound is finished once.
      history.settle();
      history.check(expect);
      expect(history.missing()).toEqual([]);
    });
  });

  it('X-153: a kill or a lost answer costs one part that is sent again, and no byte is left out', () => {
    checkEvery(
      500,
      fc.array(
        fc.constantFrom<Step>(
          { do: 'kill' },
          { do: 'answer', fate: 'lost' },
          { do: 'answer', fate: 'taken' },
        ),
        {
          maxLength: 30,
        },
      ),
      (steps) => {
        const history = new UploadHistory();
        history.take({ do: 'record', document: 'a', bytes: 5_000_000 });
        let costs = 0;
        for (const each of steps) {
          const before = history.sentAgain;
          history.take(each);
          history.take({ do: 'pass' });
          costs += each.do === 'answer' && each.fate === 'taken' ? 0 : 1;
          expect(history.sentAgain - before).toBeLessThanOrEqual(1);
        }
        history.settle();
        // Settling ends the call under way, which the server may have taken.
        expect(history.sentAgain).toBeLessThanOrEqual(costs + 1);
      },
    );
  });
});
