import { describe, expect, it } from 'vitest';
import type { Failure, Outcome } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { bulkCodesMachine } from './bulkCodesMachine.ts';
import type { CodeBatch, CodeRequest } from './bulkCodesTypes.ts';

const lost = { ok: false, failure: { kind: 'network' } } as const;
const broken = { ok: false, failure: { kind: 'server', status: 500 } } as const;
const terms = { prefix: 'BOOK', value: '20' };

const makeBatch = (made: number): Outcome<CodeBatch> => ({
  ok: true,
  answer: {
    id: 'batch-1',
    asked: 3,
    made,
    codes: Array.from({ length: made }, (_, place) => `BOOK-${place}`),
  },
});

function start(before: CodeRequest | null = null) {
  const make = pretendPort<Outcome<CodeBatch>, CodeRequest>();
  const find = pretendPort<Outcome<CodeBatch | null>, { clientId: string }>();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `batch-${ids}`;
  };
  const machine = bulkCodesMachine.provide({
    actors: { makeCodes: make.logic, findBatch: find.logic },
  });
  const started = startMachine(machine, { input: { newId, lost: before } });
  return {
    ...started,
    make,
    find,
    ask: () => started.send({ type: 'making.requested', count: 3, terms }),
    askRest: () => started.send({ type: 'rest.requested' }),
    codes: () => started.context().batch?.codes.length,
    /** A file with so many codes of a batch was downloaded. */
    save: (made: number, id = 'batch-1') => started.send({ type: 'codes.saved', id, made }),
  };
}

/** Two of the three codes exist. */
async function startPartly() {
  const codes = start();
  codes.ask();
  await codes.make.last().answer(broken);
  await codes.find.last().answer(makeBatch(2));
  return codes;
}

describe('bulkCodesMachine', () => {
  it('X-277: makes the codes by one call, however often it is pressed', async () => {
    const codes = start();
    codes.ask();
    codes.ask();
    expect(codes.make.calls.map(({ input }) => input)).toEqual([
      { clientId: 'batch-1', count: 3, terms },
    ]);
    expect(codes.tags()).toEqual(['busy']);
    await codes.make.last().answer(makeBatch(3));
    expect([codes.tags(), codes.codes(), codes.context().isSaved]).toEqual([['made'], 3, false]);
    codes.save(3);
    expect(codes.context().isSaved).toBe(true);
    codes.send({ type: 'batch.closed' });
    expect([codes.tags(), codes.context().batch]).toEqual([[], null]);
  });

  it('X-277: the same codes as in a request of an earlier page without an answer are the same batch', async () => {
    const before = { clientId: 'batch-0', count: 3, terms };
    const codes = start(before);
    expect(codes.tags()).toEqual([]);
    codes.ask();
    expect(codes.make.last().input).toEqual(before);
    await codes.make.last().answer(makeBatch(3));
    codes.send({ type: 'batch.closed' });
    codes.ask();
    expect(codes.make.last().input.clientId).toBe('batch-1');
    const others = start({ ...before, count: 4 });
    others.ask();
    expect(others.make.last().input.clientId).toBe('batch-1');
  });

  it.each([
    ['a server error', broken],
    ['a cut line', lost],
    ['an unreadable answer', { ok: false, failure: { kind: 'schema', issue: '' } } as const],
  ])(
    'X-277: after %s it asks which codes exist, and makes the rest of the same batch',
    async (_, outcome) => {
      const codes = start();
      codes.ask();
      await codes.make.last().answer(outcome);
      expect([codes.tags(), codes.find.last().input]).toEqual([['busy'], { clientId: 'batch-1' }]);
      await codes.find.last().answer(makeBatch(2));
      expect([codes.tags(), codes.codes()]).toEqual([['partly'], 2]);
      codes.askRest();
      expect(codes.make.last().input.clientId).toBe('batch-1');
      expect(codes.tags()).toEqual(['busy', 'partly']);
      await codes.make.last().answer(makeBatch(3));
      expect([codes.tags(), codes.context().failure]).toEqual([['made'], null]);
    },
  );

  it.each([
    ['lacks the codes that the rest brought', 3, false],
    ['has every code where the rest brought none', 2, true],
  ])('X-277: a file that was saved before %s', async (_, made, isSaved) => {
    const codes = await startPartly();
    codes.save(2);
    codes.askRest();
    await codes.make.last().answer(makeBatch(made));
    expect(codes.context().isSaved).toBe(isSaved);
  });

  it('X-277: a file that is ready after the rest was made lacks its codes', async () => {
    const codes = await startPartly();
    codes.askRest();
    await codes.make.last().answer(makeBatch(3));
    codes.save(2);
    expect(codes.context().isSaved).toBe(false);
    codes.save(3);
    codes.save(2);
    expect(codes.context().isSaved).toBe(true);
  });

  it('X-277: the file of an earlier batch is not that of the next one', async () => {
    const codes = start();
    codes.ask();
    await codes.make.last().answer(makeBatch(3));
    codes.save(3, 'batch-0');
    expect(codes.context().isSaved).toBe(false);
  });

  it('X-277: the codes that exist can be saved while the rest is made, or looked for', async () => {
    const codes = await startPartly();
    codes.askRest();
    codes.save(2);
    await codes.make.last().answer(makeRefusal(400));
    expect([codes.tags(), codes.context().isSaved]).toEqual([['partly'], true]);
    const looking = await startPartly();
    looking.askRest();
    await looking.make.last().answer(lost);
    looking.save(2);
    await looking.find.last().answer(makeBatch(2));
    expect([looking.tags(), looking.context().isSaved]).toEqual([['partly'], true]);
  });

  it('X-277: a call that failed after all codes were made has made them', async () => {
    const codes = start();
    codes.ask();
    await codes.make.last().reject('boom');
    await codes.find.last().answer(makeBatch(3));
    expect(codes.tags()).toEqual(['made']);
  });

  it('X-277: without any code the form is there again, and a further press is the same batch, because the server may yet make it', async () => {
    const codes = start();
    codes.ask();
    await codes.make.last().answer(lost);
    await codes.find.last().answer({ ok: true, answer: null });
    expect([codes.tags(), codes.context().failure]).toEqual([['refused'], lost.failure]);
    codes.ask();
    expect(codes.make.last().input.clientId).toBe('batch-1');
  });

  it.each([
    ['other codes are', { count: 3, terms: { ...terms, value: '30' } }],
    ['another number is', { count: 4, terms }],
  ])('X-277: after a lost answer %s a batch of its own', async (_, other) => {
    const codes = start();
    codes.ask();
    await codes.make.last().answer(lost);
    await codes.find.last().answer({ ok: true, answer: null });
    codes.send({ type: 'making.requested', ...other });
    expect(codes.make.last().input.clientId).toBe('batch-2');
  });

  it('X-277: after a refusal, which made nothing, a further press is a batch of its own', async () => {
    const codes = start();
    codes.ask();
    await codes.make.last().answer(makeRefusal(400));
    codes.ask();
    expect(codes.make.last().input.clientId).toBe('batch-2');
  });

  it('X-277: where the server does not say which codes exist, it can be asked again', async () => {
    const codes = start();
    codes.ask();
    await codes.make.last().answer(lost);
    await codes.find.last().answer(lost);
    expect(codes.tags()).toEqual(['unknown']);
    codes.askRest();
    expect(codes.tags()).toEqual(['busy', 'unknown']);
    await codes.find.last().reject('boom');
    codes.askRest();
    expect(codes.find.calls).toHaveLength(3);
    await codes.find.last().answer(makeBatch(1));
    expect([codes.tags(), codes.codes()]).toEqual([['partly'], 1]);
  });

  it.each([
    ['is refused', makeRefusal(400)],
    ['has no answer', lost],
  ])('X-277: the codes that exist stay in sight where the rest %s', async (_, outcome) => {
    const codes = await startPartly();
    codes.askRest();
    await codes.make.last().answer(outcome);
    if (codes.tags().includes('busy')) {
      expect(codes.tags()).toEqual(['busy', 'partly']);
      await codes.find.last().answer(lost);
    }
    expect([codes.tags(), codes.codes()]).toEqual([['partly'], 2]);
    expect(codes.context().failure).toEqual(outcome.failure);
  });

  it('X-277: a refusal made nothing and keeps what it says about the fields', async () => {
    const codes = start();
    codes.ask();
    const failure: Failure = { ...makeRefusal(400).failure, fields: { count: ['1…1000'] } };
    await codes.make.last().answer({ ok: false, failure });
    expect([codes.tags(), codes.find.calls.length]).toEqual([['refused'], 0]);
    expect(codes.context().failure).toEqual(failure);
  });

  it('T30: waits for the time in the server’s answer', async () => {
    const codes = start();
    codes.ask();
    const failure: Failure = { ...makeRefusal(429).failure, retryAfter: 7_000 };
    await codes.make.last().answer({ ok: false, failure });
    codes.ask();
    expect([codes.tags(), codes.make.calls.length]).toEqual([['refused', 'waiting'], 1]);
    codes.pass(7_000);
    expect(codes.tags()).toEqual(['refused']);
    codes.ask();
    expect(codes.make.calls).toHaveLength(2);
  });
});
