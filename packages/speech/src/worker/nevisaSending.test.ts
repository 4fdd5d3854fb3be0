import { closeCodes } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { nevisaProtocol } from './nevisaProtocol.ts';
import { createTransport } from './transport.ts';
import { waitForPromises } from '../testing/memoryFrames.ts';
import {
  openConnected,
  listTypes,
  openBuffer,
  openReady,
  ready,
  makeStopped,
} from '../testing/socketLine.ts';

describe('nevisaProtocol: sending', () => {
  it('X-1: sends audio only after the service is ready, including the audio recorded before', async () => {
    const line = await openConnected();
    line.speak(3);
    line.receive({ type: 'usage', usage_remained: 60_000 });
    await waitForPromises();
    expect(line.said).toEqual([{ type: 'start', session_id: 's1' }]);
    expect(line.audio).toEqual([]);

    line.receive(ready);
    await waitForPromises();

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(line.events).toEqual([{ type: 'engine.ready', usageRemained: 60_000 }]);
  });

  it('X-2: sends frames of 20 to 100 ms at the rate that the service names', async () => {
    const line = await openConnected();
    line.receive({ ...ready, sample_rate: 8_000, next_seq: 5 });
    line.speak(4, 48_000);

    expect(line.audio.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    for (const { samples } of line.audio) {
      expect(samples.length / 8).toBeGreaterThan(20);
      expect(samples.length / 8).toBeLessThan(100);
    }
    expect(line.audio[3]?.samples[100]).toBe(16_384);
  });

  it('X-8: catches up at most at twice real time while recording goes on', async () => {
    const line = await openConnected();
    line.speak(250);
    line.receive(ready);
    await waitForPromises();
    const backlog = line.audio.length;
    for (let frame = 0; frame < 125; frame += 1) {
      line.clock.increment(40);
      line.receive({ type: 'ack', seq: line.audio.length - 1 });
      line.speak(1);
    }

    expect(backlog).toBeLessThanOrEqual(5);
    expect(line.audio.length - backlog).toBeGreaterThan(240);
    expect(line.audio.length - backlog).toBeLessThanOrEqual(250);
    expect(line.audio.map(({ seq }) => seq)).toEqual(line.audio.map((_, index) => index));
  });

  it('X-4, X-26: sends the remaining audio before `stop`, and waits for the end', async () => {
    const line = await openReady();
    line.speak(50);
    line.stop();
    expect(line.said).not.toContainEqual({ type: 'stop' });

    line.clock.increment(500);
    line.clock.increment(500);
    for (let tick = 0; tick < 100; tick += 1) {
      line.clock.increment(20);
    }
    expect(line.audio).toHaveLength(50);
    expect(line.said.at(-1)).toEqual({ type: 'stop' });
    expect(line.events.at(-1)).toEqual({ type: 'engine.flushed' });

    line.receive(makeStopped(true));
    expect(line.events.slice(-2)).toEqual([
      { type: 'engine.usage', usageRemained: 59_000 },
      { type: 'engine.stopped', complete: true },
    ]);
    expect(line.closed()).toBe(true);
    line.drop(closeCodes.normal);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-26: sends `stop` after the audio when the recording stopped before the service was ready', async () => {
    const line = await openConnected();
    line.speak(2);
    line.stop();
    line.speak(1);
    expect(line.said).not.toContainEqual({ type: 'stop' });
    line.receive(ready);
    await waitForPromises();

    expect(line.audio).toHaveLength(2);
    expect(line.said.at(-1)).toEqual({ type: 'stop' });
  });

  it('X-36: sends `keep_alive` after every 5 seconds without audio', async () => {
    const line = await openReady();
    line.clock.increment(4_999);
    line.speak(1);
    line.clock.increment(4_999);
    expect(line.said).not.toContainEqual({ type: 'keep_alive' });

    line.clock.increment(1);
    line.clock.increment(5_000);
    expect(line.said.slice(1)).toEqual([{ type: 'keep_alive' }, { type: 'keep_alive' }]);
  });

  it('X-24: reports a lost connection when the service acknowledges nothing for 10 seconds of audio', async () => {
    const line = await openReady();
    for (let frame = 0; frame < 400; frame += 1) {
      line.clock.increment(40);
      line.speak(1);
      if (frame < 149) {
        line.receive({ type: 'ack', seq: frame });
      }
    }

    expect(line.audio).toHaveLength(400);
    expect(line.events.at(-1)).toEqual({ type: 'engine.lost', retryAfter: null });
  });

  it('reports each sent frame with its time of capture', async () => {
    const line = await openReady();
    line.speak(2);

    expect(line.sent).toEqual([
      { seq: 0, capturedAt: 0 },
      { seq: 1, capturedAt: 1 },
    ]);
  });

  it('X-4: reports `engine.flushed` after the last frame was sent', async () => {
    const line = await openReady();
    line.speak(2);
    line.stop();

    expect(line.events.at(-1)).toEqual({ type: 'engine.flushed' });
  });

  it.each([
    ['with samples inside the filter', 48_000, 3],
    ['without', 16_000, 2],
  ])(
    'X-4: a stop in a pause sends all samples and asks for the end, %s',
    async (_, rate, frames) => {
      const line = await openReady();
      line.speak(2, rate);
      line.command('pause');
      line.stop();
      line.clock.increment(1_000);

      expect(line.audio).toHaveLength(frames);
      expect(line.said.at(-1)).toEqual({ type: 'stop' });
    },
  );

  it('D05: records during an outage and sends the audio over the next connection', async () => {
    const line = await openReady();
    line.speak(3);
    line.drop(1006);
    line.speak(5);
    line.connect();
    line.open();
    line.clock.increment(1_000);
    line.receive({ ...ready, next_seq: 2 });
    line.clock.increment(1_000);

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 7]);
    expect(listTypes(line.events)).toEqual(['engine.ready', 'engine.lost', 'engine.ready']);
  });

  it('X-4, D05: sends the remaining audio over the next connection after a stop during an outage', async () => {
    const line = await openReady();
    line.drop(1006);
    line.speak(2);
    line.stop();
    line.connect();
    line.open();
    line.receive(ready);
    line.receive(makeStopped(true));

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(listTypes(line.events).slice(2)).toEqual([
      'engine.ready',
      'engine.flushed',
      'engine.usage',
      'engine.stopped',
    ]);
  });

  it('X-36: neither records nor sends while paused, and sends `pause` after the audio recorded before', async () => {
    const line = await openConnected();
    line.speak(8);
    line.command('pause');
    line.receive(ready);
    await waitForPromises();
    expect(line.said).not.toContainEqual({ type: 'pause' });
    for (let tick = 0; tick < 10; tick += 1) {
      line.clock.increment(40);
    }
    expect(line.said.at(-1)).toEqual({ type: 'pause' });
    line.speak(5);
    expect(line.audio).toHaveLength(8);
    line.command('resume');
    line.speak(1);

    expect(line.said.slice(1)).toEqual([{ type: 'pause' }, { type: 'resume' }]);
    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('pauses a connection that becomes ready during a pause', async () => {
    const line = await openReady();
    line.command('pause');
    line.drop(1006);
    line.connect();
    line.open();
    line.receive(ready);

    expect(line.lines[1]?.said.at(-1)).toEqual({ type: 'pause' });
  });

  it('sends `finalize` after the audio recorded before it', async () => {
    const line = await openConnected();
    line.speak(8);
    line.receive(ready);
    await waitForPromises();
    line.command('finalize');
    expect(line.said).not.toContainEqual({ type: 'finalize' });
    for (let tick = 0; tick < 10; tick += 1) {
      line.clock.increment(40);
    }
    line.speak(1);

    expect(line.said.slice(1)).toEqual([{ type: 'finalize' }]);
    expect(line.audio).toHaveLength(9);
  });

  it('D05: reports the unacknowledged audio in steps of a second', async () => {
    const durations: number[] = [];
    const clock = new SimulatedClock();
    const transport = createTransport(nevisaProtocol, {
      buffer: await openBuffer(),
      clock,
      report: (event) => event.type === 'engine.unsent' && durations.push(event.duration),
      requestSession: () => undefined,
      openConnection: () => ({ send: () => undefined, close: () => undefined }),
    });
    for (let frame = 0; frame < 60; frame += 1) {
      transport.dispatch({
        type: 'audio',
        audio: { samples: new Float32Array(640), sampleRate: 16_000, capturedAt: 0 },
      });
    }

    expect(durations).toEqual([1_000, 2_000]);
  });
});
