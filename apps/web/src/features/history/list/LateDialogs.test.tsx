import { historyListMachine } from '@nevisa/machines';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { History } from '../data/useHistory.ts';
import { LateDialogs } from './LateDialogs.tsx';

it('X-126: a question whose page was left deletes nothing, and holds up no later request', () => {
  const carriedOut: string[] = [];
  const actor = createActor(
    historyListMachine.provide({
      actors: {
        carryOut: fromPromise(({ input }) => {
          carriedOut.push(input.action);
          return Promise.resolve({ ok: true as const, answer: { done: input.ids, failed: [] } });
        }),
      },
    }),
    { input: { isVisible: true } },
  ).start();
  onTestFinished(() => void actor.stop());
  const device = { asked: null, ask: () => undefined };
  const history = { member: { actor }, asking: false, working: false, conflict: false, device };
  const { show } = renderInPage(<LateDialogs history={history as unknown as History} />);
  actor.send({ type: 'bulk.requested', action: 'deleteForever', ids: [1] });
  show(null);
  actor.send({ type: 'bulk.requested', action: 'restore', ids: [2] });
  expect(carriedOut).toEqual(['restore']);
});
