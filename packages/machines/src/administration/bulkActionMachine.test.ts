import { describe, expect, it } from 'vitest';
import { pretendPort } from '../testing/pretendPort.ts';
import { startMachine } from '../testing/startMachine.ts';
import { bulkActionMachine } from './bulkActionMachine.ts';
import type { BulkCommand, BulkActionEmitted, BulkActionOutcome } from './bulkActionTypes.ts';

const disable: BulkCommand = { kind: 'disable', ids: ['a', 'b'], asks: false };
const remove: BulkCommand = { kind: 'delete', ids: ['c'], asks: true, seen: { c: 4 } };
const used = { id: 'b', code: 'used_meanwhile' };

const answered = (action: BulkCommand): BulkActionOutcome => ({
  ok: true,
  answer: { done: action.ids, failed: [] },
});

function start() {
  const port = pretendPort<BulkActionOutcome, BulkCommand>();
  const started = startMachine(bulkActionMachine.provide({ actors: { carryOut: port.logic } }));
  const settled: BulkActionEmitted[] = [];
  started.actor.on('bulk.settled', (event) => settled.push(event));
  return {
    ...started,
    port,
    settled,
    request: (action: BulkCommand) => started.send({ type: 'bulk.requested', action }),
  };
}

function startDisabling() {
  const bulk = start();
  bulk.request(disable);
  return bulk;
}

describe('bulkActionMachine', () => {
  it('X-103: all records go by one call; nothing is done without its answer', async () => {
    const bulk = startDisabling();
    expect([bulk.tags(), bulk.port.calls.map(({ input }) => input)]).toEqual([
      ['working'],
      [disable],
    ]);
    await bulk.port.last().answer({ ok: false, failure: { kind: 'network' } });
    expect([bulk.tags(), bulk.context().result.failed]).toEqual([
      ['partly'],
      [
        { id: 'a', code: 'unanswered' },
        { id: 'b', code: 'unanswered' },
      ],
    ]);
  });

  it('X-103: what failed is reported with its reason until it is closed or done', async () => {
    const bulk = startDisabling();
    await bulk.port.last().answer({ ok: true, answer: { done: ['a'], failed: [used] } });
    expect(bulk.settled.map(({ result }) => [result.done, result.failed])).toEqual([
      [['a'], [used]],
    ]);
    bulk.request({ ...disable, ids: ['b'] });
    expect([bulk.tags(), bulk.context().result.failed]).toEqual([['working'], []]);
    await bulk.port.last().answer({ ok: true, answer: { done: [], failed: [used] } });
    bulk.send({ type: 'bulk.resultClosed' });
    expect([bulk.tags(), bulk.context().result.failed]).toEqual([[], []]);
  });

  it('X-103, X-279: a deletion is asked about first, and cancelled without a call', async () => {
    const bulk = start();
    bulk.request(remove);
    expect([bulk.tags(), bulk.port.calls.length]).toEqual([['asking'], 0]);
    bulk.send({ type: 'bulk.canceled' });
    expect([bulk.tags(), bulk.context().action]).toEqual([[], null]);
    bulk.request(remove);
    bulk.send({ type: 'bulk.confirmed' });
    bulk.send({ type: 'bulk.confirmed' });
    expect(bulk.port.calls.map(({ input }) => input.seen)).toEqual([{ c: 4 }]);
    await bulk.port.last().answer(answered(remove));
    expect(bulk.tags()).toEqual([]);
  });

  it('X-103: a further action waits for the one under way, and one that asks is asked about then', async () => {
    const bulk = startDisabling();
    bulk.request({ ...disable, kind: 'enable', ids: ['d'] });
    bulk.request(remove);
    bulk.request(remove);
    expect(bulk.port.calls).toHaveLength(1);
    await bulk.port.last().answer(answered(disable));
    expect(bulk.port.calls.map(({ input }) => input.kind)).toEqual(['disable', 'enable']);
    await bulk.port.last().reject('boom');
    expect([bulk.tags(), bulk.context().action]).toEqual([['asking'], remove]);
    bulk.send({ type: 'bulk.canceled' });
    expect([bulk.tags(), bulk.context().result.failure]).toEqual([['partly'], { kind: 'network' }]);
  });

  it('X-103: an action that is wanted while a deletion is asked about waits for the answer', () => {
    const bulk = start();
    bulk.request(remove);
    bulk.request(disable);
    expect([bulk.tags(), bulk.port.calls.length]).toEqual([['asking'], 0]);
    bulk.send({ type: 'bulk.canceled' });
    expect([bulk.tags(), bulk.port.calls.map(({ input }) => input)]).toEqual([
      ['working'],
      [disable],
    ]);
  });

  it('X-103: an action whose rest was refused says why, beside what is done', async () => {
    const bulk = startDisabling();
    const failure = { kind: 'network' } as const;
    await bulk.port.last().answer({ ok: true, answer: { done: ['a'], failed: [used], failure } });
    expect([bulk.tags(), bulk.context().result]).toEqual([
      ['partly'],
      { request: disable, done: ['a'], failed: [used], failure },
    ]);
  });

  it('X-103: the failures of an action are reported after the answer to a waiting question', async () => {
    const bulk = startDisabling();
    bulk.request(remove);
    await bulk.port.last().answer({ ok: true, answer: { done: ['a'], failed: [used] } });
    bulk.send({ type: 'bulk.confirmed' });
    await bulk.port.last().answer(answered(remove));
    expect([bulk.tags(), bulk.context().result.failed]).toEqual([['partly'], [used]]);
  });

  it('a question that waits is dropped when its page is left, and other actions go on', async () => {
    const bulk = startDisabling();
    bulk.request(remove);
    bulk.request({ ...disable, kind: 'enable' });
    bulk.send({ type: 'bulk.canceled' });
    await bulk.port.last().answer(answered(disable));
    expect([bulk.tags(), bulk.port.last().input.kind]).toEqual([['working'], 'enable']);
    await bulk.port.last().answer(answered(disable));
    expect(bulk.tags()).toEqual([]);
  });

  it('X-103: what one of several actions of a kind has left undone is said after the last one, and each report is about its own action', async () => {
    const bulk = start();
    bulk.request({ ...disable, seen: { a: 1, b: 2 } });
    bulk.request({ ...disable, ids: ['d'], seen: { d: 3 } });
    await bulk.port.last().answer({ ok: true, answer: { done: ['a'], failed: [used] } });
    await bulk.port.last().answer(answered({ ...disable, ids: ['d'] }));
    expect([bulk.tags(), bulk.context().result]).toEqual([
      ['partly'],
      {
        request: { ...disable, ids: ['a', 'b', 'd'], seen: { a: 1, b: 2, d: 3 } },
        done: ['a', 'd'],
        failed: [used],
        failure: null,
      },
    ]);
    expect(bulk.settled.map(({ result }) => [result.done, result.failed])).toEqual([
      [['a'], [used]],
      [['d'], []],
    ]);
    bulk.request({ ...disable, ids: ['b'] });
    await bulk.port.last().answer(answered({ ...disable, ids: ['b'] }));
    expect(bulk.tags()).toEqual([]);
  });

  it('X-103: the failures of actions of several kinds are reported one after another, the last one first', async () => {
    const bulk = startDisabling();
    bulk.request({ ...disable, kind: 'enable', ids: ['d'] });
    bulk.request({ ...disable, kind: 'archive', ids: ['b'] });
    await bulk.port.last().answer({
      ok: true,
      answer: {
        done: [],
        failed: [
          { id: 'a', code: 'forbidden' },
          { id: 'b', code: 'used_meanwhile' },
        ],
      },
    });
    await bulk.port
      .last()
      .answer({ ok: true, answer: { done: [], failed: [{ ...used, id: 'd' }] } });
    await bulk.port.last().answer(answered({ ...disable, ids: ['b'] }));
    const said = () => {
      const { request, failed } = bulk.context().result;
      return [bulk.tags(), request?.kind, failed.map(({ id }) => id)];
    };
    expect(said()).toEqual([['partly'], 'enable', ['d']]);
    bulk.send({ type: 'bulk.resultClosed' });
    // The last action was about `b` too, and has done it.
    expect(said()).toEqual([['partly'], 'disable', ['a']]);
    bulk.send({ type: 'bulk.resultClosed' });
    expect(bulk.tags()).toEqual([]);
  });

  it('X-103: what failed stays in sight when a deletion is asked about and canceled', async () => {
    const bulk = startDisabling();
    await bulk.port.last().answer({ ok: true, answer: { done: ['a'], failed: [used] } });
    bulk.request(remove);
    bulk.send({ type: 'bulk.canceled' });
    expect([bulk.tags(), bulk.context().result.failed]).toEqual([['partly'], [used]]);
    bulk.send({ type: 'bulk.resultClosed' });
    bulk.request(remove);
    bulk.send({ type: 'bulk.canceled' });
    expect(bulk.tags()).toEqual([]);
  });

  it('no record is no action', () => {
    const bulk = start();
    bulk.request({ ...disable, ids: [] });
    expect([bulk.tags(), bulk.port.calls.length]).toEqual([[], 0]);
  });
});
