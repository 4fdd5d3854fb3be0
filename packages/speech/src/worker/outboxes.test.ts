import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createOutbox } from './outbox.ts';
import { createOutboxes } from './outboxes.ts';
import { createMemoryFrames } from '../testing/memoryFrames.ts';

it('D05: a document of a person keeps its outbox, and only the last ones spoken to are kept', () => {
  const outboxOf = createOutboxes(
    () => createOutbox({ unsent: createMemoryFrames(), clock: new SimulatedClock() }),
    2,
  );
  const first = outboxOf('sara', 'first');
  const second = outboxOf('sara', 'second');

  expect(outboxOf('sara', 'first')).toBe(first);
  expect(outboxOf('reza', 'first')).not.toBe(first);
  expect(outboxOf('sara', 'first')).toBe(first);
  expect(outboxOf('sara', 'second')).not.toBe(second);
});
