import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { provisionalStart } from './frameNumbers.ts';
import { AudioSendBuffer } from './audioSendBuffer.ts';
import { makeCaptured, openFilledBuffer, openBuffer, sendAll } from '../testing/filledBuffer.ts';
import { createMemoryFrames, waitForPromises } from '../testing/memoryFrames.ts';

describe('AudioSendBuffer and the storage of the device', () => {
  it.each([
    [1_000, 5, true],
    [40, 2, false],
  ])(
    'X-8, D07: a service that expects frame %i after a crash gets %i stored frames, with a gap: %o',
    async (nextSeq, count, hasGap) => {
      const disk = createMemoryFrames();
      await disk.append([30, 31, 32].map((seq) => ({ seq, samples: new Int16Array(640) })));
      const buffer = new AudioSendBuffer({ unsent: disk, clock: new SimulatedClock() });
      await waitForPromises();
      buffer.record(makeCaptured(1));
      buffer.record(makeCaptured(2));
      buffer.beginAt(16_000, nextSeq);

      expect(await sendAll(buffer)).toHaveLength(count);
      expect(buffer.hasGap).toBe(hasGap);
    },
  );

  it('D05: writes every 250 ms, and drops acknowledged frames', async () => {
    const { buffer, disk, clock } = openBuffer();
    await waitForPromises();
    buffer.beginAt(16_000, 0);
    for (let frame = 0; frame < 25; frame += 1) {
      buffer.record(makeCaptured(frame));
      clock.increment(40);
      await waitForPromises();
    }
    expect(disk.writes).toEqual([7, 7, 7]);
    await sendAll(buffer);
    buffer.acknowledge(22);
    await waitForPromises();
    clock.increment(250);
    await waitForPromises();

    expect([...disk.kept.keys()]).toEqual([23, 24]);
  });

  it('D07: returns frames from before a crash first, then those after it', async () => {
    const { buffer, disk, clock } = await openFilledBuffer(10);
    buffer.beginAt(16_000, 0);
    await sendAll(buffer);
    buffer.acknowledge(4);
    await waitForPromises();
    const next = new AudioSendBuffer({ unsent: disk, clock });
    next.record(makeCaptured(100));
    await waitForPromises();
    next.record(makeCaptured(101));
    expect(next.unsent).toBe(7 * 40);
    next.beginAt(16_000, 6);

    expect((await sendAll(next)).map(({ seq, samples }) => [seq, samples[0]])).toEqual([
      [6, 6],
      [7, 7],
      [8, 8],
      [9, 9],
      [10, 100],
      [11, 101],
    ]);
    expect(next.hasGap).toBe(false);
  });

  it('D07: does not reuse the numbers of frames that were sent but not stored before a crash', async () => {
    const { disk, clock } = await openFilledBuffer(3, 0);
    const second = new AudioSendBuffer({ unsent: disk, clock });
    await waitForPromises();
    [50, 51, 52].forEach((name) => second.record(makeCaptured(name)));
    clock.increment(250);
    await waitForPromises();
    expect(Math.max(...disk.kept.keys())).toBeGreaterThan(provisionalStart);
    const third = new AudioSendBuffer({ unsent: disk, clock });
    await waitForPromises();
    third.record(makeCaptured(60));
    // The service had five frames more than the device kept of the first.
    third.beginAt(16_000, 8);

    expect((await sendAll(third)).map(({ seq, samples }) => [seq, samples[0]])).toEqual([
      [8, 50],
      [9, 51],
      [10, 52],
      [11, 60],
    ]);
  });

  it('X-8: holds two minutes in memory and loads the other frames from the device, in order', async () => {
    const { buffer, clock } = openBuffer();
    await waitForPromises();
    for (let frame = 0; frame < 9_000; frame += 1) {
      buffer.record(makeCaptured(frame));
      if (frame % 25 === 0) {
        clock.increment(1_000);
        await waitForPromises();
      }
    }
    buffer.beginAt(16_000, 0);

    const names = (await sendAll(buffer)).map(({ samples }) => samples[0]);
    expect(names).toEqual(Array.from({ length: 9_000 }, (_, index) => index));
    expect(buffer.hasGap).toBe(false);
    expect(buffer.isSent).toBe(true);
  });

  it('X-8: frees the memory of all but two minutes, and loads the rest from the device', async () => {
    const { buffer, clock, disk } = openBuffer();
    await waitForPromises();
    buffer.beginAt(16_000, 0);
    for (let frame = 0; frame < 4_500; frame += 1) {
      buffer.record(makeCaptured(frame));
      clock.increment(40);
      await waitForPromises();
    }
    const reads = vi.spyOn(disk, 'read');

    expect(await sendAll(buffer)).toHaveLength(4_500);
    expect(reads.mock.calls.length).toBeGreaterThanOrEqual(5);
  });

  it('S03, X-8, X-33: holds ten minutes in memory when the device refuses, and reports discarded frames as a gap', async () => {
    const { buffer, disk, clock } = openBuffer();
    disk.refuse();
    await waitForPromises();
    for (let frame = 0; frame < 15_000; frame += 1) {
      buffer.record(makeCaptured(frame));
      clock.increment(40);
    }
    await waitForPromises();
    expect(buffer.hasGap).toBe(false);
    buffer.record(makeCaptured(15_000));
    expect(buffer.hasGap).toBe(true);
    buffer.beginAt(16_000, 0);

    const names = (await sendAll(buffer)).map(({ samples }) => samples[0]);
    expect(names).toEqual(Array.from({ length: 15_000 }, (_, index) => index + 1));
  });

  it('X-25, S03: keeps provisional frames on the device when renumbering fails, until they are acknowledged', async () => {
    const { buffer, disk } = await openFilledBuffer(50);
    disk.refuse();
    buffer.beginAt(16_000, 7);
    const sent = await sendAll(buffer);
    expect(sent.map(({ seq, samples }) => [seq, samples[0]])).toEqual(
      Array.from({ length: 50 }, (_, name) => [7 + name, name]),
    );
    expect(disk.kept.size).toBe(50);
    buffer.acknowledge(26);
    await waitForPromises();
    expect([...disk.kept.values()].map((samples) => samples[0])).toEqual(
      Array.from({ length: 30 }, (_, name) => 20 + name),
    );
    buffer.acknowledge(56);
    await waitForPromises();
    expect(disk.kept.size).toBe(0);
  });

  it('D05, X-27: writes nothing over frames of an earlier visit that the device does not give now, and deletes none of them', async () => {
    const { disk } = await openFilledBuffer(10);
    const before = [...disk.kept];
    const clock = new SimulatedClock();
    const refuse = () => Promise.reject(new Error('The browser gives nothing.'));
    const buffer = new AudioSendBuffer({ unsent: { ...disk, range: refuse }, clock });
    await waitForPromises();
    [50, 51, 52].forEach((name) => buffer.record(makeCaptured(name)));
    clock.increment(250);
    await waitForPromises();
    buffer.beginAt(16_000, 0);

    expect((await sendAll(buffer)).map(({ samples }) => samples[0])).toEqual([50, 51, 52]);
    buffer.acknowledge(Infinity);
    await waitForPromises();
    expect([...disk.kept]).toEqual(before);
    expect((await sendStored(disk)).map(({ samples }) => samples[0])).toEqual(
      Array.from({ length: 10 }, (_, name) => name),
    );
  });

  it('D05: waits for frames that the device does not give now, and does not take them for lost', async () => {
    const disk = createMemoryFrames();
    await disk.append([30, 31, 32].map((seq) => ({ seq, samples: new Int16Array(640) })));
    const clock = new SimulatedClock();
    const buffer = new AudioSendBuffer({ unsent: disk, clock });
    await waitForPromises();
    const read = vi.spyOn(disk, 'read').mockRejectedValueOnce(new Error('Nothing.'));
    buffer.beginAt(16_000, 30);
    expect(buffer.next()).toBeNull();
    await waitForPromises();
    expect([buffer.next(), read.mock.calls.length]).toEqual([null, 1]);
    clock.increment(1_000);

    expect((await sendAll(buffer)).map(({ seq }) => seq)).toEqual([30, 31, 32]);
    expect(buffer.hasGap).toBe(false);
  });

  it('S04: skips a frame that the device lost, and reports a gap', async () => {
    const disk = createMemoryFrames();
    await disk.append([0, 1, 3].map((seq) => ({ seq, samples: new Int16Array(640) })));
    const buffer = new AudioSendBuffer({ unsent: disk, clock: new SimulatedClock() });
    await waitForPromises();
    buffer.beginAt(16_000, 0);

    expect((await sendAll(buffer)).map(({ seq }) => seq)).toEqual([0, 1, 3]);
    expect(buffer.hasGap).toBe(true);
  });
});

/** What the next visit sends. */
async function sendStored(disk: ReturnType<typeof createMemoryFrames>) {
  const next = new AudioSendBuffer({ unsent: disk, clock: new SimulatedClock() });
  await waitForPromises();
  next.beginAt(16_000, 0);
  return sendAll(next);
}
