import { createActor, fromCallback } from 'xstate';
import { exportMachine } from './exportMachine.ts';
import type { ExportChoices, ExportEvent, ExportReport } from './exportTypes.ts';

export const firstChoices: ExportChoices = {
  formats: ['docx'],
  times: false,
  speakers: true,
  digits: 'kept',
  layout: 'paragraphs',
  marks: 'embedding',
};

/** An event of each kind, and for the choices one that leaves no format. */
export const exportEvents: readonly ExportEvent[] = [
  { type: 'export.opened' },
  { type: 'choices.changed', choices: { formats: ['srt'] } },
  { type: 'choices.changed', choices: { formats: [] } },
  { type: 'file.requested' },
  { type: 'file.canceled' },
  { type: 'export.closed' },
  { type: 'part.made', done: 1, total: 2 },
  { type: 'file.made', result: { written: 1, failed: 0, fastCues: 0 } },
  { type: 'file.failed', fault: null },
];

/** The machine without one of its ports. */
export function exportWithout(port: 'makeFile' | 'rememberChoices') {
  const machine = exportMachine.provide({
    ...(port !== 'makeFile' && {
      actors: { makeFile: fromCallback<ExportReport, ExportChoices>(() => undefined) },
    }),
    ...(port !== 'rememberChoices' && { actions: { rememberChoices: () => undefined } }),
  });
  return createActor(machine, { input: { choices: firstChoices } });
}
