import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { startMachine } from '../testing/startMachine.ts';
import { type MyDataEvent, myDataMachine } from './myDataMachine.ts';

function start() {
  const log: string[] = [];
  let report: (event: MyDataEvent) => void = () => undefined;
  const started = startMachine(
    myDataMachine.provide({
      actors: {
        makeArchive: fromCallback<MyDataEvent>(({ sendBack }) => {
          log.push('begun');
          report = sendBack;
          return () => log.push('ended');
        }),
      },
    }),
  );
  return { ...started, log, report: (event: MyDataEvent) => report(event) };
}

const requested = { type: 'data.requested' } as const;
const lost = { id: 7, title: null, fault: { kind: 'network' } } as const;

describe('myDataMachine', () => {
  it('X-236: makes one archive at a time, and counts what is done', () => {
    const data = start();
    data.send(requested);
    data.send(requested);
    expect([data.log, data.tags()]).toEqual([['begun'], ['making']]);
    data.report({ type: 'data.progressed', done: 3, total: 40 });
    expect(data.context()).toMatchObject({ done: 3, total: 40 });
    data.report({ type: 'data.saved', written: 39, missing: [lost] });
    expect([data.log, data.tags()]).toEqual([['begun', 'ended'], ['saved']]);
    expect(data.context()).toMatchObject({ written: 39, missing: [lost] });
  });

  it('X-236: a canceled archive ends at once, and a late report is not taken', () => {
    const data = start();
    data.send(requested);
    data.send({ type: 'data.canceled' });
    expect([data.log, data.tags()]).toEqual([['begun', 'ended'], []]);
    data.report({ type: 'data.saved', written: 1, missing: [] });
    expect([data.tags(), data.context().written]).toEqual([[], 0]);
  });

  it('X-236: a failed archive can be begun again, without what was before', () => {
    const data = start();
    data.send(requested);
    data.report({ type: 'data.progressed', done: 3, total: 40 });
    data.report({ type: 'data.failed' });
    expect(data.tags()).toEqual(['failed']);
    data.send(requested);
    expect([data.tags(), data.context()]).toEqual([
      ['making'],
      { done: 0, total: null, written: 0, missing: [] },
    ]);
    data.report({ type: 'data.saved', written: 2, missing: [lost] });
    data.send(requested);
    expect([data.log.length, data.context().missing]).toEqual([5, []]);
  });
});
