import { expect, it } from 'vitest';
import { open } from './openTranscriptTesting.ts';

const recording = { atEnd: false, recording: true };

it.each([
  ['written entry by entry', false],
  ['compacted', true],
])('X-26: the engine of the last recording is known at the next visit, %s', async (_, isWhole) => {
  const first = await open();
  first.edit();
  first.follow([], { complete: false }, { ...recording, engine: 'browser' });
  if (isWhole) {
    await first.document.store();
  }
  const later = await first.again();
  expect(later.document.engine).toBe('browser');
  later.follow([], { complete: false }, { ...recording, engine: 'service' });
  expect((await later.again()).document.engine).toBe('service');
});

it('a choice between two recordings does not change the engine of the last one', async () => {
  const { document, follow } = await open();
  follow([], {}, { ...recording, engine: 'browser' });
  follow([], {}, { atEnd: false, recording: false, engine: 'service' });
  expect(document.engine).toBe('browser');
});
