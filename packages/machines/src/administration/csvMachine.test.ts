import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { startMachine } from '../testing/startMachine.ts';
import { csvMachine, type CsvReport, type CsvRequest } from './csvMachine.ts';

const request: CsvRequest = {
  format: 'csv',
  query: { ordering: 'name' },
  columns: ['user'],
  count: 250,
};

function start() {
  const requests: CsvRequest[] = [];
  let ended = 0;
  let report: (event: CsvReport) => void = () => undefined;
  const machine = csvMachine.provide({
    actors: {
      makeFile: fromCallback<CsvReport, CsvRequest>(({ input, sendBack }) => {
        requests.push(input);
        report = sendBack;
        return () => {
          ended += 1;
        };
      }),
    },
  });
  const started = startMachine(machine);
  started.send({ type: 'file.requested', request });
  return { ...started, requests, ended: () => ended, report: (event: CsvReport) => report(event) };
}

describe('csvMachine', () => {
  it('X-111: reads, counts, writes and is done', () => {
    const file = start();
    file.report({ type: 'rows.read', done: 100, total: 251 });
    expect([file.tags(), file.context().done, file.context().total]).toEqual([
      ['busy', 'reading'],
      100,
      251,
    ]);
    file.report({ type: 'rows.complete' });
    expect(file.tags()).toEqual(['busy', 'writing']);
    file.report({ type: 'file.made' });
    expect([file.tags(), file.ended()]).toEqual([['done'], 1]);
  });

  it('T-98: a second press and other filters do not change the file that is made', () => {
    const file = start();
    file.send({ type: 'file.requested', request: { ...request, query: { ordering: '-name' } } });
    expect(file.requests).toEqual([request]);
    expect(file.context().request).toEqual(request);
  });

  it.each(['reading', 'writing'])(
    'X-111: can be canceled while %s, which ends the port',
    (when) => {
      const file = start();
      if (when === 'writing') {
        file.report({ type: 'rows.complete' });
      }
      file.send({ type: 'file.canceled' });
      expect([file.tags(), file.ended()]).toEqual([['canceled'], 1]);
      file.report({ type: 'file.made' });
      expect(file.tags()).toEqual(['canceled']);
    },
  );

  it('X-111: a failure is shown and can be tried again from the beginning', () => {
    const file = start();
    file.report({ type: 'rows.read', done: 100, total: 250 });
    file.report({ type: 'file.failed', failure: { kind: 'network' } });
    expect([file.tags(), file.context().failure]).toEqual([['failed'], { kind: 'network' }]);
    file.send({ type: 'file.requested', request });
    expect([file.tags(), file.context().done, file.context().failure]).toEqual([
      ['busy', 'reading'],
      0,
      null,
    ]);
    file.report({ type: 'file.failed', failure: null });
    file.send({ type: 'file.closed' });
    expect(file.tags()).toEqual([]);
  });
});
