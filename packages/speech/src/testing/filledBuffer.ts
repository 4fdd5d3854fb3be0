import { SimulatedClock } from 'xstate';
import type { CapturedAudio } from '../audio/frameMaker.ts';
import { AudioSendBuffer, type NumberedFrame } from '../worker/audioSendBuffer.ts';
import { createMemoryFrames, waitForPromises, type MemoryFrames } from './memoryFrames.ts';

export function makeCaptured(name: number): CapturedAudio {
  const samples = new Float32Array(640).fill(name / 0x7f_ff);
  return { samples, sampleRate: 16_000, capturedAt: name };
}

export function openBuffer(): {
  buffer: AudioSendBuffer;
  disk: MemoryFrames;
  clock: SimulatedClock;
} {
  const disk = createMemoryFrames();
  const clock = new SimulatedClock();
  return { buffer: new AudioSendBuffer({ unsent: disk, clock }), disk, clock };
}

/** With recorded and stored frames; `begins` where the service is ready from the start. */
export async function openFilledBuffer(count: number, begins?: number) {
  const made = openBuffer();
  await waitForPromises();
  if (begins !== undefined) {
    made.buffer.beginAt(16_000, begins);
  }
  for (let name = 0; name < count; name += 1) {
    made.buffer.record(makeCaptured(name));
  }
  made.clock.increment(250);
  await waitForPromises();
  return made;
}

export async function sendAll(buffer: AudioSendBuffer): Promise<NumberedFrame[]> {
  const frames: NumberedFrame[] = [];
  await waitForPromises();
  while (!buffer.isSent) {
    const frame = buffer.next();
    if (frame === null) {
      await waitForPromises();
    } else {
      frames.push(frame);
      buffer.markSent();
    }
  }
  return frames;
}

export function listNames(frames: readonly NumberedFrame[]): number[][] {
  return frames.map(({ seq, samples }) => [seq, samples[0] ?? Number.NaN]);
}
