import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import { type Fate, History, statuses, type Step } from './syncHistoryTesting.ts';

const fate = fc.constantFrom<Fate>(
  'done',
  'done',
  'done',
  'lost',
  'network',
  'broken',
  ...statuses,
);
const document = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(4, 'add', { document }),
  weigh(1, 'elsewhere', { document }),
  weigh(6, 'answer', { fate }),
  weigh(5, 'forget'),
  weigh(3, 'pass', { ms: fc.nat(20_000) }),
  weigh(1, ['network', 'sync']),
  weigh(1, 'kill'),
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      { do: 'resolve', how: 'both' },
      { do: 'resolve', how: 'replace' },
      { do: 'retry' },
      { do: 'discard' },
      { do: 'allow', allowed: false },
      { do: 'allow', allowed: true },
    ),
  },
);

describe('draftSyncMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('X-25: saves every revision once and in order, deletes it only afterwards and has one call in flight; S11, S12: a refused text stays until its owner deletes it', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 40 }), async (steps) => {
      const history = new History();
      await history.start();
      for (const each of steps) {
        const before = new Set(history.device.map(({ id }) => id));
        const texts = new Map(history.device.map(({ id, text }) => [id, text]));
        const known = history.server.taken.length;
        await history.take(each);

        expect(history.sync.inFlight(), 'calls in flight').toBeLessThanOrEqual(1);
        const now = new Set(history.device.map(({ id }) => id));
        if (!history.allowed) {
          expect(history.sync.save.calls.filter(({ inFlight }) => inFlight)).toEqual([]);
          expect(history.server.taken.length, 'sent although it is forbidden').toBe(known);
        }
        const gone = [...before].filter((id) => !now.has(id) && !history.discarded.has(id));
        expect(
          gone.filter((id) => !history.isCovered(id, texts.get(id) ?? '')),
          'deleted before the server saved it, or a newer text of its document',
        ).toEqual([]);
      }
      await history.calmDown();
      const { taken } = history.server;
      const all = history.added.map(({ text }) => text);
      const unrefused = history.added.filter(({ id }) => !history.refused.has(id));
      expect(history.device, 'left on the device').toEqual([]);
      const untouched = !steps.some((each) =>
        ['resolve', 'elsewhere', 'discard'].includes(each.do),
      );
      // After a kill, a refused text on the device is sent again, together with the texts saved after it.
      if (history.refused.size === 0 || !steps.some((each) => each.do === 'kill')) {
        expect(new Set(taken).size, 'saved twice').toBe(taken.length);
      }
      if (untouched) {
        const newest = new Map(history.added.map(({ document, text }) => [document, text]));
        const stands = [...history.server.documents].map(([id, { text }]) => [id, text]);
        expect(new Map(stands as [string, string][]), 'the newest text of each document').toEqual(
          newest,
        );
      }
      expect(taken.filter((text) => !all.includes(text))).toEqual([]);
      expect(
        unrefused.filter(({ text }) => !taken.includes(text)),
        'not saved',
      ).toEqual([]);
      if (untouched && history.refused.size === 0) {
        for (const documentId of new Set(history.added.map(({ document: id }) => id))) {
          const own = history.added.filter(({ document: id }) => id === documentId);
          const texts = own.map(({ text }) => text);
          expect(
            taken.filter((text) => texts.includes(text)),
            'out of order',
          ).toEqual(texts);
        }
        if (!steps.some((each) => each.do === 'answer' && Number(each.fate) >= 500)) {
          expect(taken, 'out of order').toEqual(all);
        }
      }
      history.sync.actor.stop();
    });
  });

  it('X-25: sends every document although the server breaks over some of them, and calls rarely', async () => {
    await checkEveryInTime(
      100,
      fc.array(fc.nat(9), { minLength: 1, maxLength: 20 }),
      fc.uniqueArray(fc.nat(9)),
      async (documents, broken) => {
        const history = new History();
        await history.start();
        documents.forEach((each) => history.add(each));
        const isBroken = (id: string) => broken.some((each) => id === `document ${each}`);
        const { sync } = history;
        for (let ms = 0; ms < 60_000; ms += 250) {
          const call = sync.save.calls.find(({ inFlight }) => inFlight);
          await history.answer(
            call !== undefined && isBroken(call.input.documentId) ? 500 : 'done',
          );
          await history.forget();
          sync.pass(250);
        }
        const left = history.device.map(({ documentId }) => documentId);
        expect(left.filter((id) => !isBroken(id))).toEqual([]);
        const failed = sync.save.calls.filter(({ input }) => isBroken(input.documentId));
        expect(failed.length).toBeLessThanOrEqual(30);
        sync.actor.stop();
      },
    );
  });
});
