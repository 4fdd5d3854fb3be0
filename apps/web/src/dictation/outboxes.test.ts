import { expect, it } from 'vitest';
import { createOutboxes } from './outboxes.ts';

it('a document keeps its outbox, and only the last ones spoken to are kept', () => {
  const outboxOf = createOutboxes(2);
  const first = outboxOf('first');
  const second = outboxOf('second');

  expect(outboxOf('first')).toBe(first);
  outboxOf('third');
  expect(outboxOf('first')).toBe(first);
  expect(outboxOf('second')).not.toBe(second);
});
