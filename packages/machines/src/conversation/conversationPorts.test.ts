import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, it } from 'vitest';
import { expectMissingPort } from '../testing/expectMissingPort.ts';
import { conversationMachine } from './conversationMachine.ts';
import type { ConversationEvent, ConversationText } from './conversationTypes.ts';

const silent = fromCallback(() => undefined);
const noText: ConversationText = { title: '', speakers: [], segments: [] };
const changedText = { ...noText, title: 'changed' };
const conversationPorts = {
  loadCopy: fromPromise(() => Promise.resolve(null)),
  loadText: fromPromise(() =>
    Promise.resolve({ ok: true as const, answer: { revision: 1, text: noText } }),
  ),
  loadWords: fromPromise(() => Promise.resolve({ ok: true as const, answer: null })),
  keepCopy: fromPromise(() => Promise.resolve()),
  savePatch: fromPromise(() => Promise.resolve({ ok: true as const, answer: { revision: 2 } })),
  restoreVersion: fromPromise(() =>
    Promise.resolve({ ok: true as const, answer: { revision: 2, text: noText } }),
  ),
  watchNetwork: silent,
  watchOwner: silent,
  holdLock: fromCallback(({ sendBack }) => sendBack({ type: 'lock.granted' })),
};
const conversationWithout = (port: keyof typeof conversationPorts | 'saveAsNew', more = {}) => {
  const actors = Object.fromEntries(
    Object.entries({ ...conversationPorts, ...more }).filter(([name]) => name !== port),
  );
  return createActor(
    conversationMachine.provide({ actors, actions: { showText: () => undefined } }),
    {
      input: {
        rules: {
          isSameText: (one, other) => one.title === other.title,
          changesBetween: (_, { title }) => ({ title, changes: [] }),
          applyChanges: (text) => text,
          takeChanges: (changes) => changes,
          mergeRevisions: () => ({ ...noText, parts: [], questions: [], taken: 0 }),
          resolveMerge: () => noText,
          asksTheSame: () => true,
        },
        readText: () => changedText,
        createId: () => 'id',
        random: () => 0.5,
        now: () => 0,
      },
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
