import { closeCodes, decodeAudioFrame } from '@nevisa/api';
import type { EngineEvent } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createLiveSocket, type ConnectionListener } from './liveSocket.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const session = { session_id: 's1', resume_token: 'r1', usage_remained: 60_000 };
const ready = { type: 'ready', session_id: 's1', sample_rate: 16_000, next_seq: 0 };

describe('createLiveSocket', () => {
  it('X-1: sends no audio before the service is ready, and then what was said meanwhile', () => {
    const line = connected();
    line.speak(3);
    expect(line.said).toEqual([{ type: 'start', session_id: 's1' }]);

    line.receive(ready);

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(line.events).toEqual([{ type: 'engine.ready', usageRemained: 60_000 }]);
  });

  it('X-2: sends frames of 20 to 100 ms at the rate that the service names', () => {
    const line = connected();
    line.receive({ ...ready, sample_rate: 8_000, next_seq: 5 });
    line.speak(4, 48_000);

    expect(line.audio.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    for (const { samples } of line.audio) {
      expect(samples.length / 8).toBeGreaterThan(20);
      expect(samples.length / 8).toBeLessThan(100);
    }
    expect(line.audio[3]?.samples[100]).toBe(16_384);
  });

  it('X-8: catches up at no more than twice real time, while the person goes on speaking', () => {
    const line = connected();
    line.speak(250);
    line.receive(ready);
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

  it('X-24: goes on with the same document over the next connection', () => {
    const outbox = createOutbox();
    const first = connected(outbox);
    first.receive(ready);
    first.speak(5);
    first.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 0, end: 1, seq: 0 });
    first.receive({ type: 'ack', seq: 1 });
    first.drop(1006);
    const second = connected(outbox);
    second.receive({ ...ready, next_seq: 2 });
    second.speak(1);

    expect(first.events.at(-1)).toEqual({ type: 'engine.lost' });
    expect(second.said).toEqual([
      { type: 'start', session_id: 's1', resume_token: 'r1', last_seq: 0 },
    ]);
    expect(second.audio.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  });

  it('X-24: audio that never met a ready service goes out over the next connection', () => {
    const outbox = createOutbox();
    const first = connected(outbox);
    first.speak(2);
    first.close();
    const second = connected(outbox);
    second.receive(ready);

    expect(second.said).toEqual([{ type: 'start', session_id: 's1' }]);
    expect(second.audio.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('X-4, X-26: sends what is left before it asks for the end, and waits for it', () => {
    const line = connected();
    line.receive(ready);
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
    expect(line.events.at(-1)).toEqual({ type: 'engine.ready', usageRemained: 60_000 });

    line.receive(stopped(true));
    expect(line.events.slice(-2)).toEqual([
      { type: 'engine.usage', usageRemained: 59_000 },
      { type: 'engine.stopped', complete: true },
    ]);
    expect(line.closed()).toBe(true);
    line.drop(closeCodes.normal);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-26: an end that was asked for before the service was ready still follows the audio', () => {
    const line = connected();
    line.speak(2);
    line.stop();
    line.speak(1);
    expect(line.said).not.toContainEqual({ type: 'stop' });
    line.receive(ready);

    expect(line.audio).toHaveLength(2);
    expect(line.said.at(-1)).toEqual({ type: 'stop' });
  });

  it.each([
    ['the service says so', () => connected(), false],
    ['audio was given up', () => connected(overflowed()), true],
  ])('X-26: the end is incomplete when %s', (_, connect, complete) => {
    const line = connect();
    line.receive(ready);
    line.stop();
    for (let tick = 0; tick < 3_200; tick += 1) {
      line.clock.increment(20);
      line.receive({ type: 'ack', seq: line.audio.length - 1 });
    }
    line.receive(stopped(complete));

    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: false });
  });

  it('X-26: the end is incomplete when the service ends with audio still to come', () => {
    const line = connected();
    line.receive(ready);
    line.speak(100);
    line.receive(stopped(true));

    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: false });
  });

  it('X-26: a connection that closes before the end was confirmed is lost', () => {
    const line = connected();
    line.receive(ready);
    line.stop();
    line.drop(closeCodes.normal);

    expect(line.events.at(-1)).toEqual({ type: 'engine.lost' });
  });

  it.each([
    [closeCodes.noUsageRemained, 'no_usage_remained', 'no-credit'],
    [closeCodes.noService, 'no_service', 'no-service'],
    [closeCodes.takenOver, 'session_active', 'busy-elsewhere'],
  ])('X-6, X-30: close code %i and error %s are a refusal: %s', (closeCode, code, kind) => {
    const [dropped, told] = [connected(), connected()];
    dropped.drop(closeCode);
    told.receive({ type: 'error', code, fatal: true });

    const refusal = [{ type: 'engine.refused', reason: { kind } }];
    expect([dropped.events, told.events]).toEqual([refusal, refusal]);
  });

  it.each([1000, 1006, 1011, 1012, closeCodes.ticketBad, closeCodes.idle, closeCodes.slowDown])(
    'X-24: close code %i is a lost connection',
    (code) => {
      const line = connected();
      line.receive(ready);
      line.drop(code);
      line.drop(code);

      expect(line.events.slice(1)).toEqual([{ type: 'engine.lost' }]);
    },
  );

  it('reports what the service hears', () => {
    const line = connected();
    line.receive(ready);
    line.receive({ type: 'partial', segment_id: 'a', text: 'سلا' });
    line.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 1, end: 2, seq: 3 });
    line.receive({ type: 'usage', usage_remained: 5 });
    line.receive({ type: 'warning', code: 'usage_low', remaining_ms: 7 });
    line.receive({ type: 'warning', code: 'clipping' });
    line.receive({ type: 'error', code: 'hiccup', fatal: false });

    expect(line.events.slice(1)).toEqual([
      { type: 'engine.partial', segmentId: 'a', text: 'سلا' },
      { type: 'engine.final', segmentId: 'a', text: 'سلام', start: 1, end: 2 },
      { type: 'engine.usage', usageRemained: 5 },
      { type: 'engine.warning', code: 'usage_low', remaining: 7 },
      { type: 'engine.warning', code: 'clipping', remaining: null },
    ]);
  });

  it('counts messages that it does not understand, and goes on', () => {
    const line = connected();
    line.receive(ready);
    line.receive({ type: 'news' });
    line.receive({ type: 'ack' });
    line.receiveRaw('{');
    line.receiveRaw(new ArrayBuffer(4));

    expect(line.ignored()).toBe(4);
    expect(line.events).toHaveLength(1);
  });

  it('X-36: says each 5 seconds that it is there when there is no audio', () => {
    const line = connected();
    line.receive(ready);
    line.clock.increment(4_999);
    line.speak(1);
    line.clock.increment(4_999);
    expect(line.said).not.toContainEqual({ type: 'keep_alive' });

    line.clock.increment(1);
    line.clock.increment(5_000);
    expect(line.said.slice(1)).toEqual([{ type: 'keep_alive' }, { type: 'keep_alive' }]);
  });

  it.each([
    ['does not open', () => line(createOutbox())],
    ['opens and is never ready', () => connected()],
  ])('X-24: a connection that %s within 10 seconds is lost', (_, open) => {
    const line = open();
    line.clock.increment(9_999);
    expect(line.events).toEqual([]);

    line.clock.increment(1);
    expect(line.events).toEqual([{ type: 'engine.lost' }]);
    expect(line.closed()).toBe(true);
  });

  it('X-24: a service that hears 10 seconds without a word is gone', () => {
    const line = connected();
    line.receive(ready);
    for (let frame = 0; frame < 400; frame += 1) {
      line.clock.increment(40);
      line.speak(1);
      if (frame < 149) {
        line.receive({ type: 'ack', seq: frame });
      }
    }

    expect(line.audio).toHaveLength(400);
    expect(line.events.at(-1)).toEqual({ type: 'engine.lost' });
  });

  it('an address that the browser refuses is a lost connection', () => {
    const events: EngineEvent[] = [];
    const socket = createLiveSocket({
      outbox: createOutbox(),
      clock: new SimulatedClock(),
      report: (event) => events.push(event),
      openConnection: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    socket.connect('ws://x', session);

    expect(events).toEqual([{ type: 'engine.lost' }]);
  });

  it('says and reports nothing once it was closed', () => {
    const line = connected();
    line.receive(ready);
    line.close();
    line.receive({ type: 'partial', segment_id: 'a', text: 'دیر' });
    line.speak(1);
    line.stop();
    line.clock.increment(60_000);
    line.drop(1006);

    expect(line.events).toHaveLength(1);
    expect([line.said.length, line.audio.length]).toEqual([1, 0]);
  });

  it('tells of each frame that leaves, with the time at which it was heard', () => {
    const line = connected();
    line.receive(ready);
    line.speak(2);

    expect(line.sent).toEqual([
      { seq: 0, capturedAt: 0 },
      { seq: 1, capturedAt: 1 },
    ]);
  });
});

function connected(outbox: Outbox = createOutbox()) {
  const open = line(outbox);
  open.open();
  return open;
}

/** A socket on a line whose other end is the test; what leaves is written down. */
function line(outbox: Outbox) {
  const clock = new SimulatedClock();
  const events: EngineEvent[] = [];
  const said: unknown[] = [];
  const audio: ReturnType<typeof decodeAudioFrame>[] = [];
  const sent: { seq: number; capturedAt: number }[] = [];
  let listener: ConnectionListener | null = null;
  let isClosed = false;
  let spoken = 0;

  const socket = createLiveSocket({
    outbox,
    clock,
    report: (event) => events.push(event),
    onFrameSent: ({ seq, capturedAt }) => sent.push({ seq, capturedAt }),
    openConnection: (_, given) => {
      listener = given;
      return {
        send: (message) =>
          typeof message === 'string'
            ? said.push(JSON.parse(message))
            : audio.push(decodeAudioFrame(message)),
        close: () => (isClosed = true),
      };
    },
  });
  socket.connect('ws://service/live?ticket=t', session);

  return {
    clock,
    events,
    said,
    audio,
    sent,
    closed: () => isClosed,
    ignored: () => socket.ignoredMessages,
    open: () => listener?.opened(),
    receive: (message: object) => listener?.received(JSON.stringify(message)),
    receiveRaw: (message: unknown) => listener?.received(message),
    drop: (code: number) => listener?.closed(code),
    speak(frames: number, sampleRate = 16_000) {
      for (let frame = 0; frame < frames; frame += 1) {
        const samples = new Float32Array(sampleRate / 25).fill(0.5);
        socket.hear({ samples, sampleRate, capturedAt: spoken++ });
      }
    },
    stop: () => socket.stop(),
    close: () => socket.close(),
  };
}

function stopped(complete: boolean) {
  const conversation = { conversation_id: 'c1', duration: 1_000, usage_remained: 59_000 };
  return { type: 'stopped', ...conversation, complete };
}

function overflowed(): Outbox {
  const outbox = createOutbox();
  for (let second = 0; second < 61; second += 1) {
    outbox.collect({ samples: new Float32Array(8_000), sampleRate: 8_000, capturedAt: 0 });
  }
  return outbox;
}
