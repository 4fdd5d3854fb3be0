import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createMemoryFrames } from '../testing/memoryFrames.ts';
import { AudioSendBuffer } from './audioSendBuffer.ts';
import { cacheBuffers } from './runRecordingWorker.ts';

it('D05: keeps the audio send buffer of a person and document, and only the buffers used last', () => {
  const bufferOf = cacheBuffers(
    () => new AudioSendBuffer({ unsent: createMemoryFrames(), clock: new SimulatedClock() }),
    2,
  );
  const first = bufferOf('sara', 'first');
  const second = bufferOf('sara', 'second');

  expect(bufferOf('sara', 'first')).toBe(first);
  expect(bufferOf('reza', 'first')).not.toBe(first);
  expect(bufferOf('sara', 'first')).toBe(first);
  expect(bufferOf('sara', 'second')).not.toBe(second);
});
