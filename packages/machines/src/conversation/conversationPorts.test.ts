import { createActor, fromCallback } from 'xstate';
import { describe, it } from 'vitest';
import { expectMissingPort } from '../testing/expectMissingPort.ts';
import { conversationMachine } from './conversationMachine.ts';
import { conversationInput, conversationPorts } from './conversationTesting.ts';
import type { ConversationEvent } from './conversationTypes.ts';

const conversationWithout = (port: keyof typeof conversationPorts | 'saveAsNew', more = {}) => {
  const actors = Object.fromEntries(
    Object.entries({ ...conversationPorts, ...more }).filter(([name]) => name !== port),
  );
  return createActor(
    conversationMachine.provide({ actors, actions: { showText: () => undefined } }),
    {
      input: conversationInput,
    },
  );
};
const busyLock = fromCallback(({ sendBack }) => sendBack({ type: 'lock.taken' }));

type Row = [
  port: string,
  start: () => ReturnType<typeof conversationWithout>,
  ...events: ConversationEvent[],
];
const rows: Row[] = [
  ...(['loadCopy', 'loadText', 'loadWords', 'watchNetwork', 'holdLock'] as const).map(
    (port): Row => [port, () => conversationWithout(port)],
  ),
  ['watchOwner', () => conversationWithout('watchOwner', { holdLock: busyLock })],
  ...(['keepCopy', 'savePatch'] as const).map((port): Row => [
    port,
    () => conversationWithout(port),
    { type: 'text.changed' },
    { type: 'save.requested' },
  ]),
  [
    'saveAsNew',
    () => conversationWithout('saveAsNew'),
    { type: 'document.deleted' },
    { type: 'saveAsNew.requested' },
  ],
  [
    'restoreVersion',
    () => conversationWithout('restoreVersion'),
    { type: 'version.chosen', id: 'v1' },
    { type: 'restore.requested' },
  ],
];

describe('conversationMachine without a port', () => {
  it.each(rows)('stops with an error message that names %s', (port, start, ...events) =>
    expectMissingPort(port, start(), events),
  );
});
