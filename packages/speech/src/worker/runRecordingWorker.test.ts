import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createMemoryFrames } from '../testing/memoryFrames.ts';
import { AudioSendBuffer } from './audioSendBuffer.ts';
import { cacheBuffers } from './runRecordingWorker.ts';

it('D05: keeps the audio send buffer of a person and document, and only the buffers used last', () => {
  const getBuffer = cacheBuffers(
    () => new AudioSendBuffer({ unsent: createMemoryFrames(), clock: new SimulatedClock() }),
    2,
  );
  const first = getBuffer('sara', 'first');
  const second = getBuffer('sara', 'second');

  expect(getBuffer('sara', 'first')).toBe(first);
  expect(getBuffer('reza', 'first')).not.toBe(first);
  expect(getBuffer('sara', 'first')).toBe(first);
  expect(getBuffer('sara', 'second')).not.toBe(second);
});
