import { createActor, fromPromise } from 'xstate';
import { describe, it } from 'vitest';
import { expectMissingPort, withoutWaits } from '../testing/expectMissingPort.ts';
import { messageComposeMachine } from './messageComposeMachine.ts';
import { makeSavedMessage, written } from './messageComposeTesting.ts';
import type { ComposeEvent, ComposeInput } from './messageComposeTypes.ts';

const counted = {
  countAudience: fromPromise(() =>
    Promise.resolve({ ok: true, answer: { count: 3 }, serverTime: null } as const),
  ),
};
const kept = { keepMessage: fromPromise(() => Promise.resolve(true)) };
const draft = makeSavedMessage(written);
// It is not saved by itself.
const scheduled = makeSavedMessage(written, { state: 'SCHEDULED' });

const rows: [string, object, ComposeInput['saved'], ComposeEvent[]][] = [
  ['countAudience', {}, draft, []],
  ['keepMessage', counted, draft, [{ type: 'field.changed', change: { title: 'n' } }]],
  [
    'checkCode',
    { ...counted, ...kept },
    scheduled,
    [{ type: 'field.changed', change: { code: 'c' } }],
  ],
  [
    'saveMessage',
    { ...counted, ...kept },
    draft,
    [{ type: 'field.changed', change: { title: 'n' } }, { type: 'save.requested' }],
  ],
  ['sendTest', counted, draft, [{ type: 'test.requested' }]],
  ['sendMessage', counted, draft, [{ type: 'send.requested' }, { type: 'send.confirmed' }]],
  ['cancelSchedule', counted, scheduled, [{ type: 'schedule.canceled' }]],
];

describe('messageComposeMachine without its port', () => {
  it.each(rows)('stops with an error message that names %s', (port, actors, saved, events) => {
    const actor = createActor(messageComposeMachine.provide({ actors }), {
      clock: withoutWaits,
      input: { saved, values: written, clientId: 'c', check: () => ({}) },
    });
    return expectMissingPort(port, actor, events);
  });
});
