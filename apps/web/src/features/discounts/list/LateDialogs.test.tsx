import { expect, it, onTestFinished } from 'vitest';
import { startBulkActor } from '../../../shared/lists/bulkAction.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { LateDialogs } from './LateDialogs.tsx';

it('X-279: a question whose page was left deletes no code, is not asked again, and holds up no later request', () => {
  const carriedOut: string[] = [];
  const bulk = startBulkActor(({ kind, ids }) => {
    carriedOut.push(kind);
    return Promise.resolve({ ok: true, answer: { done: ids, failed: [] } });
  });
  onTestFinished(() => {
    bulk.stop();
  });
  const discounts = { member: { bulk }, asking: false };
  const { show } = renderInPage(<LateDialogs discounts={discounts as unknown as Discounts} />);
  bulk.send({ type: 'bulk.requested', action: { kind: 'delete', ids: [1], asks: true } });
  show(null);
  expect(bulk.getSnapshot().hasTag('asking')).toBe(false);
  bulk.send({ type: 'bulk.requested', action: { kind: 'enable', ids: [2], asks: false } });
  expect(carriedOut).toEqual(['enable']);
});
