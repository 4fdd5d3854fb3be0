import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOutbox, type AudioFrame, type HeardAudio, type Outbox } from './outbox.ts';

describe('createOutbox', () => {
  it('X-2: keeps audio back until the service names its rate, and sends it at that rate', () => {
    const outbox = createOutbox();
    outbox.collect(heard(0.5, 48_000));

    expect(outbox.next()).toBeNull();
    outbox.beginAt(8_000, 0);
    const frames = sendAll(outbox);

    expect(frames.map(({ seq, capturedAt }) => [seq, capturedAt])).toEqual([[0, 0.5]]);
    expect(frames[0]?.samples.length).toBeGreaterThan(280);
    expect(frames[0]?.samples.at(100)).toBe(16_384);
  });

  it('X-24: gives what was not acknowledged again, and only that', () => {
    const outbox = filled(10);
    outbox.beginAt(16_000, 1);
    sendAll(outbox);
    outbox.acknowledge(6);

    expect(outbox.begun).toBe(true);
    outbox.beginAt(16_000, 7);
    expect(sendAll(outbox).map(({ seq, capturedAt }) => [seq, capturedAt])).toEqual([
      [7, 6],
      [8, 7],
      [9, 8],
      [10, 9],
    ]);
    expect(outbox.hasGap).toBe(false);
  });

  it('X-24: what arrived without an acknowledgement is not given again', () => {
    const outbox = filled(10);
    outbox.beginAt(16_000, 0);
    sendAll(outbox);
    outbox.acknowledge(3);
    outbox.beginAt(16_000, 8);

    expect(sendAll(outbox).map(({ seq }) => seq)).toEqual([8, 9]);
  });

  it('follows a service that forgot what it had, and says that something is missing', () => {
    const outbox = filled(10);
    outbox.beginAt(16_000, 0);
    sendAll(outbox);
    outbox.acknowledge(6);
    outbox.beginAt(16_000, 0);

    expect(sendAll(outbox).map(({ seq, capturedAt }) => [seq, capturedAt])).toEqual([
      [0, 7],
      [1, 8],
      [2, 9],
    ]);
    expect(outbox.hasGap).toBe(true);
  });

  it('X-2: brings old frames to the rate of the next service', () => {
    const outbox = filled(10);
    outbox.beginAt(16_000, 0);
    sendAll(outbox);
    outbox.beginAt(8_000, 0);
    const frames = sendAll(outbox);

    expect(frames.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(frames.reduce((length, { samples }) => length + samples.length, 0)).toBe(3_200);
  });

  it('keeps the end of one microphone when the next one has another rate', () => {
    const outbox = createOutbox();
    for (const rate of [48_000, 48_000, 44_100, 44_100]) {
      outbox.collect(heard(0, rate));
    }
    outbox.beginAt(16_000, 0);
    const length = sendAll(outbox).reduce((sum, { samples }) => sum + samples.length, 0);

    // All but the 2 ms that the filter still holds.
    expect(length).toBeGreaterThan(4 * 640 - 40);
  });

  it('ignores acknowledgements of what was never sent', () => {
    const outbox = filled(5);
    outbox.beginAt(16_000, 0);
    outbox.next();
    outbox.markSent();
    outbox.acknowledge(99);

    expect(sendAll(outbox).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('remembers the last frame whose words came back', () => {
    const outbox = createOutbox();
    expect(outbox.lastTranscribed).toBeNull();
    outbox.markTranscribed(7);
    outbox.markTranscribed(3);

    expect(outbox.lastTranscribed).toBe(7);
  });

  it('X-8: holds a minute for a service that does not come, and admits what it gave up', () => {
    const outbox = filled(1_500);
    expect(outbox.hasGap).toBe(false);
    outbox.collect(heard(1_500));
    outbox.beginAt(16_000, 0);

    expect(outbox.hasGap).toBe(true);
    expect(sendAll(outbox).map(({ capturedAt }) => capturedAt)).toEqual(
      Array.from({ length: 1_500 }, (_, index) => index + 1),
    );
  });

  it('X-8: holds two minutes of what is not acknowledged', () => {
    const outbox = createOutbox();
    outbox.beginAt(16_000, 0);
    for (let index = 0; index < 3_100; index += 1) {
      outbox.collect(heard(index));
      sendAll(outbox);
    }
    outbox.beginAt(16_000, 0);

    expect(sendAll(outbox)).toHaveLength(3_000);
    expect(outbox.hasGap).toBe(true);
  });

  it('X-24: loses and doubles nothing, whenever connections break', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('collect' as const) }),
      fc.record({ type: fc.constant('send' as const) }),
      fc.record({ type: fc.constant('arrive' as const) }),
      fc.record({ type: fc.constant('acknowledge' as const) }),
      fc.record({ type: fc.constant('reconnect' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const outbox = createOutbox();
        const wire: AudioFrame[] = [];
        const arrived: AudioFrame[] = [];
        let spoken = 0;
        outbox.beginAt(16_000, 0);
        const act = {
          collect: () => outbox.collect(heard(spoken++)),
          send: () => wire.push(...sendOne(outbox)),
          arrive: () => arrived.push(...wire.splice(0, 1)),
          acknowledge: () => outbox.acknowledge(arrived.length - 1),
          reconnect: () => {
            wire.length = 0;
            outbox.beginAt(16_000, arrived.length);
          },
        };
        for (const { type } of steps) {
          act[type]();
        }
        arrived.push(...wire, ...sendAll(outbox));

        const all = Array.from({ length: spoken }, (_, index) => index);
        expect(arrived.map(({ seq }) => seq)).toEqual(all);
        expect(arrived.map(({ capturedAt }) => capturedAt)).toEqual(all);
        expect(outbox.hasGap).toBe(false);
      }),
    );
  });
});

function heard(capturedAt: number, sampleRate = 16_000): HeardAudio {
  return { samples: new Float32Array(sampleRate / 25).fill(0.5), sampleRate, capturedAt };
}

function filled(count: number): Outbox {
  const outbox = createOutbox();
  for (let index = 0; index < count; index += 1) {
    outbox.collect(heard(index));
  }
  return outbox;
}

function sendOne(outbox: Outbox): AudioFrame[] {
  const frame = outbox.next();
  if (frame === null) {
    return [];
  }
  outbox.markSent();
  return [frame];
}

function sendAll(outbox: Outbox): AudioFrame[] {
  const frames: AudioFrame[] = [];
  for (let [frame] = sendOne(outbox); frame !== undefined; [frame] = sendOne(outbox)) {
    frames.push(frame);
  }
  return frames;
}
