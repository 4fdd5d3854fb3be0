import { describe, expect, it } from 'vitest';
import { waitForPromises } from '../testing/memoryFrames.ts';
import { makeCaptured, openFilledBuffer, listNames, sendAll } from '../testing/filledBuffer.ts';

describe('AudioSendBuffer', () => {
  it('X-2: holds audio until the service names its rate, and returns it at that rate', async () => {
    const { buffer } = await openFilledBuffer(3);
    expect(buffer.next()).toBeNull();
    expect(buffer.isSent).toBe(false);
    buffer.beginAt(8_000, 0);

    const frames = await sendAll(buffer);
    expect(frames.map(({ seq, capturedAt }) => [seq, capturedAt])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(frames[1]?.samples).toHaveLength(320);
    expect(frames[1]?.duration).toBe(40);
  });

  it('X-2: a frame that is asked for again before it was sent has the same samples', async () => {
    const sent = [];
    for (const asksTwice of [false, true]) {
      const { buffer } = await openFilledBuffer(0);
      [20_000, -20_000, 10_000].forEach((level) => buffer.record(makeCaptured(level)));
      buffer.beginAt(8_000, 0);
      buffer.next();
      await waitForPromises();
      if (asksTwice) {
        expect(buffer.next()).not.toBeNull();
      }
      sent.push(await sendAll(buffer));
    }

    expect(sent[1]).toEqual(sent[0]);
  });

  it('X-24: returns only the unacknowledged frames again', async () => {
    const { buffer } = await openFilledBuffer(10);
    buffer.beginAt(16_000, 0);
    await sendAll(buffer);
    buffer.acknowledge(5);
    expect(buffer.hasBegun).toBe(true);
    expect(buffer.unsent).toBe(160);
    buffer.beginAt(16_000, 6);

    expect(listNames(await sendAll(buffer))).toEqual([
      [6, 6],
      [7, 7],
      [8, 8],
      [9, 9],
    ]);
    expect(buffer.hasGap).toBe(false);
  });

  it('X-24: does not return frames again that arrived without an acknowledgement', async () => {
    const { buffer } = await openFilledBuffer(10);
    buffer.beginAt(16_000, 0);
    await sendAll(buffer);
    buffer.acknowledge(3);
    buffer.beginAt(16_000, 8);

    expect((await sendAll(buffer)).map(({ seq }) => seq)).toEqual([8, 9]);
  });

  it('X-24: numbers frames after those that the service has from another device', async () => {
    const { buffer, disk } = await openFilledBuffer(3);
    buffer.beginAt(16_000, 100);

    expect(listNames(await sendAll(buffer))).toEqual([
      [100, 0],
      [101, 1],
      [102, 2],
    ]);
    expect([...disk.kept.keys()]).toEqual([100, 101, 102]);
    expect(buffer.hasGap).toBe(false);
  });

  it('X-24: reports a gap when the service forgot acknowledged frames', async () => {
    const { buffer } = await openFilledBuffer(10);
    buffer.beginAt(16_000, 0);
    await sendAll(buffer);
    buffer.acknowledge(6);
    buffer.beginAt(16_000, 0);

    expect((await sendAll(buffer)).map(({ seq }) => seq)).toEqual([7, 8, 9]);
    expect(buffer.hasGap).toBe(true);
  });

  it('X-24: ignores acknowledgements of frames that were never sent', async () => {
    const { buffer } = await openFilledBuffer(5);
    buffer.beginAt(16_000, 0);
    buffer.next();
    buffer.markSent();
    buffer.acknowledge(99);

    expect((await sendAll(buffer)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it.each([5, 99, 2 ** 32 - 1])(
    'X-8, X-26: keeps unsent audio when the service expects frame %i, which was never sent',
    async (nextSeq) => {
      const { buffer, disk } = await openFilledBuffer(5);
      buffer.beginAt(16_000, 0);
      for (let sent = 0; sent < 3; sent += 1) {
        buffer.next();
        buffer.markSent();
      }
      buffer.acknowledge(0);
      buffer.beginAt(16_000, nextSeq);

      expect(buffer.unsent).toBe(160);
      expect(buffer.hasGap).toBe(true);
      expect(listNames(await sendAll(buffer))).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ]);
      expect([...disk.kept.keys()]).toEqual([1, 2, 3, 4]);
    },
  );

  it('X-34: ignores a sentence of a frame that was never sent', async () => {
    const { buffer } = await openFilledBuffer(2);
    buffer.beginAt(16_000, 0);
    await sendAll(buffer);
    buffer.markTranscribed(1);
    for (const seq of [2, 1e300, 0.5]) {
      buffer.markTranscribed(seq);
    }

    expect(buffer.lastTranscribed).toBe(1);
  });

  it('X-24: remembers the last transcribed frame', async () => {
    const { buffer } = await openFilledBuffer(0);
    expect(buffer.lastTranscribed).toBeNull();
    buffer.markTranscribed(7);
    buffer.markTranscribed(3);

    expect(buffer.lastTranscribed).toBe(7);
  });
});
