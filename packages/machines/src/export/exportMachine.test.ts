import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { generatePaths } from '../testing/generatePaths.ts';
import { startMachine } from '../testing/startMachine.ts';
import { exportMachine } from './exportMachine.ts';
import { exportEvents, firstChoices } from './exportTesting.ts';
import type { ExportChoices, ExportEvent, ExportReport } from './exportTypes.ts';

function start() {
  const asked: ExportChoices[] = [];
  const kept: ExportChoices[] = [];
  let running = 0;
  let report: (event: ExportReport) => void = () => undefined;
  const machine = exportMachine.provide({
    actors: {
      makeFile: fromCallback<ExportReport, ExportChoices>(({ input, sendBack }) => {
        asked.push(input);
        running += 1;
        report = sendBack;
        return () => {
          running -= 1;
        };
      }),
    },
    actions: { rememberChoices: (_, choices) => kept.push(choices) },
  });
  const started = startMachine(machine, { input: { choices: firstChoices } });
  return {
    ...started,
    asked,
    kept,
    running: () => running,
    report: (event: ExportReport) => report(event),
  };
}

function making() {
  const file = start();
  file.send({ type: 'export.opened' });
  file.send({ type: 'file.requested' });
  return file;
}

const result = { written: 1, failed: 0, fastCues: 2 };

describe('exportMachine', () => {
  it('X-165: asks, makes with progress, and is done', () => {
    const file = start();
    file.send({ type: 'file.requested' });
    expect([file.tags(), file.asked]).toEqual([[], []]);
    file.send({ type: 'export.opened' });
    expect(file.tags()).toEqual(['choosing', 'open']);
    file.send({ type: 'choices.changed', choices: { formats: ['srt'], times: true } });
    file.send({ type: 'file.requested' });
    const choices = { ...firstChoices, formats: ['srt'], times: true };
    expect([file.tags(), file.asked, file.kept]).toEqual([['busy', 'open'], [choices], [choices]]);
    file.report({ type: 'part.made', done: 1, total: 3 });
    expect([file.context().done, file.context().total]).toEqual([1, 3]);
    file.report({ type: 'file.made', result });
    expect([file.tags(), file.context().result, file.running()]).toEqual([
      ['done', 'open'],
      result,
      0,
    ]);
  });

  it('X-165: a canceled download ends the work and can be begun again', () => {
    const file = making();
    file.report({ type: 'part.made', done: 1, total: 3 });
    file.send({ type: 'file.canceled' });
    expect([file.tags(), file.running()]).toEqual([['canceled', 'open'], 0]);
    file.send({ type: 'file.requested' });
    expect([file.tags(), file.context().done, file.running()]).toEqual([['busy', 'open'], 0, 1]);
  });

  it('X-165: closing ends the work', () => {
    const file = making();
    file.send({ type: 'export.closed' });
    expect([file.tags(), file.running()]).toEqual([[], 0]);
  });

  it('X-165: a failure says why, and the next try forgets it', () => {
    const file = making();
    const fault = { kind: 'network' } as const;
    file.report({ type: 'file.failed', fault });
    expect([file.tags(), file.context().fault]).toEqual([['failed', 'open'], fault]);
    file.send({ type: 'file.requested' });
    expect(file.context().fault).toBeNull();
  });

  it('X-165: choices that change meanwhile do not change the file', () => {
    const file = making();
    file.send({ type: 'choices.changed', choices: { formats: ['vtt'] } });
    file.send({ type: 'file.requested' });
    expect([file.context().choices, file.asked]).toEqual([firstChoices, [firstChoices]]);
  });

  it('X-165: without a format nothing is made', () => {
    const file = start();
    file.send({ type: 'export.opened' });
    file.send({ type: 'choices.changed', choices: { formats: [] } });
    file.send({ type: 'file.requested' });
    expect([file.tags(), file.asked]).toEqual([['choosing', 'open'], []]);
  });

  it('X-165: every transition of the table is taken', () => {
    const machine = exportMachine.provide({
      actors: { makeFile: fromCallback<ExportReport, ExportChoices>(() => undefined) },
      actions: { rememberChoices: () => undefined },
    });
    const paths = generatePaths(machine, {
      input: { choices: firstChoices },
      events: exportEvents,
    });
    for (const { events, lands } of paths) {
      const file = start();
      events.forEach((event) => file.send(event as ExportEvent));
      expect(file.actor.getSnapshot().value).toEqual(lands);
    }
    expect(paths.length).toBeGreaterThan(50);
  });

  it('X-165: in any order of events work runs exactly while the machine is busy', () => {
    checkEvery(200, fc.array(fc.constantFrom(...exportEvents), { maxLength: 30 }), (events) => {
      const file = start();
      for (const event of events) {
        file.send(event);
        const isBusy = file.tags().includes('busy');
        expect(file.running()).toBe(isBusy ? 1 : 0);
        if (file.tags().includes('done')) {
          expect(file.context().result).not.toBeNull();
        }
      }
      expect(file.asked.every(({ formats }) => formats.length > 0)).toBe(true);
      expect(file.kept).toEqual(file.asked);
    });
  });
});
