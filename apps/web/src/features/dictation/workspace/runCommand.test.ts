import type { CommandId } from '@nevisa/writing';
import { expect, it, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

/** What a command does to the recording and to the text. */
function run(command: CommandId): unknown[] {
  const done: unknown[] = [];
  const edit = (name: string) => (unit?: string) => done.push(unit ? [name, unit] : name);
  runCommand(
    command,
    {
      dictation: { send: ({ type }: { type: string }) => done.push(type) },
      open: {
        document: {
          deleteLast: edit('deleteLast'),
          selectLast: edit('selectLast'),
          undo: edit('undo'),
          redo: edit('redo'),
        },
      },
    } as never,
    vi.fn(() => {
      done.push('save');
      return Promise.reject(new Error('not saved'));
    }),
  );
  return done;
}

it.each([
  ['pause', 'dictation.paused'],
  ['resume', 'dictation.resumed'],
  ['stop', 'dictation.stopped'],
  ['save', 'save'],
  ['deleteWord', ['deleteLast', 'phrase']],
  ['deleteSentence', ['deleteLast', 'sentence']],
  ['selectLast', 'selectLast'],
  ['undo', 'undo'],
  ['redo', 'redo'],
] as const)('X-40: the command %s does its own action once', (command, action) => {
  expect(run(command)).toEqual([action]);
});
