import { closeCodes, decodeAudioFrame } from '@nevisa/api';
import type { EngineEvent } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { ConnectionListener } from './liveLine.ts';
import { createLiveSocket } from './liveSocket.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createMemoryFrames, settled } from './testing/memoryFrames.ts';

const session = {
  session_id: 's1',
  resume_token: 'r1',
  usage_remained: 60_000,
  max_session_ms: 3_600_000,
};
const ready = { type: 'ready', session_id: 's1', sample_rate: 16_000, next_seq: 0 };

describe('createLiveSocket', () => {
  it('X-1: sends no audio before the service is ready, and then what was said meanwhile', async () => {
    const line = await connected();
    line.speak(3);
    expect(line.said).toEqual([{ type: 'start', session_id: 's1' }]);

    line.receive(ready);
    await settled();

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(line.events).toEqual([{ type: 'engine.ready', usageRemained: 60_000 }]);
  });

  it('X-2: sends frames of 20 to 100 ms at the rate that the service names', async () => {
    const line = await connected();
    line.receive({ ...ready, sample_rate: 8_000, next_seq: 5 });
    line.speak(4, 48_000);

    expect(line.audio.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    for (const { samples } of line.audio) {
      expect(samples.length / 8).toBeGreaterThan(20);
      expect(samples.length / 8).toBeLessThan(100);
    }
    expect(line.audio[3]?.samples[100]).toBe(16_384);
  });

  it('X-8: catches up at no more than twice real time, while the person goes on speaking', async () => {
    const line = await connected();
    line.speak(250);
    line.receive(ready);
    await settled();
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

  it('X-24: goes on with the same document over the next connection', async () => {
    const outbox = await newOutbox();
    const first = await connected(outbox);
    first.receive(ready);
    first.speak(5);
    first.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 0, end: 1, seq: 0 });
    first.receive({ type: 'ack', seq: 1 });
    first.drop(1006);
    const second = await connected(outbox);
    second.receive({ ...ready, next_seq: 2 });
    second.speak(1);

    expect(first.events.at(-1)).toEqual({ type: 'engine.lost', retryAfter: null });
    expect(second.said).toEqual([
      { type: 'start', session_id: 's1', resume_token: 'r1', last_seq: 0 },
    ]);
    expect(second.audio.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  });

  it('X-24: audio that never met a ready service goes out over the next connection', async () => {
    const outbox = await newOutbox();
    const first = await connected(outbox);
    first.speak(2);
    first.close();
    const second = await connected(outbox);
    second.receive(ready);
    await settled();

    expect(second.said).toEqual([{ type: 'start', session_id: 's1' }]);
    expect(second.audio.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it('X-4, X-26: sends what is left before it asks for the end, and waits for it', async () => {
    const line = await connected();
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
    expect(line.events.at(-1)).toEqual({ type: 'engine.flushed' });

    line.receive(stopped(true));
    expect(line.events.slice(-2)).toEqual([
      { type: 'engine.usage', usageRemained: 59_000 },
      { type: 'engine.stopped', complete: true },
    ]);
    expect(line.closed()).toBe(true);
    line.drop(closeCodes.normal);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-26: an end that was asked for before the service was ready still follows the audio', async () => {
    const line = await connected();
    line.speak(2);
    line.stop();
    line.speak(1);
    expect(line.said).not.toContainEqual({ type: 'stop' });
    line.receive(ready);
    await settled();

    expect(line.audio).toHaveLength(2);
    expect(line.said.at(-1)).toEqual({ type: 'stop' });
  });

  it.each([
    ['the service says so', () => connected(), false],
    ['audio was given up', async () => connected(await incomplete()), true],
  ])('X-26: the end is incomplete when %s', async (_, open, complete) => {
    const line = await open();
    line.receive(ready);
    line.stop();
    await settled();
    for (let tick = 0; tick < 100; tick += 1) {
      line.clock.increment(20);
      line.receive({ type: 'ack', seq: line.audio.length - 1 });
    }
    await settled();
    line.receive(stopped(complete));

    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: false });
  });

  it('X-26: a connection that closes before the end was confirmed is lost', async () => {
    const line = await connected();
    line.receive(ready);
    line.stop();
    line.drop(closeCodes.normal);

    expect(line.events.at(-1)).toEqual({ type: 'engine.lost', retryAfter: null });
  });

  it.each([
    [closeCodes.noUsageRemained, 'no_usage_remained', 'no-credit'],
    [closeCodes.noService, 'no_service', 'no-service'],
    [closeCodes.takenOver, 'session_active', 'busy-elsewhere'],
  ])('X-6, X-30: close code %i and error %s are a refusal: %s', async (closeCode, code, kind) => {
    const [dropped, told] = [await connected(), await connected()];
    dropped.drop(closeCode);
    told.receive({ type: 'error', code, fatal: true });

    const refusal = [{ type: 'engine.refused', reason: { kind } }];
    expect([dropped.events, told.events]).toEqual([refusal, refusal]);
  });

  it.each([1000, 1006, 1011, 1012, closeCodes.frameTooLarge])(
    'X-24: close code %i is a lost connection',
    async (code) => {
      const line = await connected();
      line.receive(ready);
      line.drop(code);
      line.drop(code);

      expect(line.events.slice(1)).toEqual([{ type: 'engine.lost', retryAfter: null }]);
    },
  );

  it('reports what the service hears', async () => {
    const line = await connected();
    line.receive(ready);
    line.receive({ type: 'partial', segment_id: 'a', text: 'سلا' });
    line.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 1, end: 2, seq: 3 });
    line.receive({ type: 'usage', usage_remained: 5 });
    line.receive({ type: 'warning', code: 'usage_low', remaining_ms: 7 });
    line.receive({ type: 'warning', code: 'clipping' });
    line.receive({ type: 'error', code: 'hiccup', fatal: false });

    expect(line.events.slice(1)).toEqual([
      { type: 'engine.partial', segmentId: 'a', text: 'سلا' },
      { type: 'engine.final', segmentId: 'a', text: 'سلام', start: 1, end: 2, words: [] },
      { type: 'engine.usage', usageRemained: 5 },
      { type: 'engine.warning', code: 'usage_low', remaining: 7 },
      { type: 'engine.warning', code: 'clipping', remaining: null },
    ]);
  });

  it('counts messages that it does not understand, and goes on', async () => {
    const line = await connected();
    line.receive(ready);
    line.receive({ type: 'news' });
    line.receive({ type: 'ack' });
    line.receiveRaw('{');
    line.receiveRaw(new ArrayBuffer(4));

    expect(line.ignored()).toBe(4);
    expect(line.events).toHaveLength(1);
  });

  it('X-36: says each 5 seconds that it is there when there is no audio', async () => {
    const line = await connected();
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
    ['does not open', async () => line(await newOutbox())],
    ['opens and is never ready', () => connected()],
  ])('X-24: a connection that %s within 10 seconds is lost', async (_, open) => {
    const line = await open();
    line.clock.increment(9_999);
    expect(line.events).toEqual([]);

    line.clock.increment(1);
    expect(line.events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
    expect(line.closed()).toBe(true);
  });

  it('X-24: a service that hears 10 seconds without a word is gone', async () => {
    const line = await connected();
    line.receive(ready);
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

  it('an address that the browser refuses is a lost connection', async () => {
    const events: EngineEvent[] = [];
    const socket = createLiveSocket({
      outbox: await newOutbox(),
      clock: new SimulatedClock(),
      report: (event) => events.push(event),
      askForSession: () => undefined,
      openConnection: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    socket.connect('ws://x', session);

    expect(events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
  });

  it('says and reports nothing once it was closed', async () => {
    const line = await connected();
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

  it('tells of each frame that leaves, with the time at which it was heard', async () => {
    const line = await connected();
    line.receive(ready);
    line.speak(2);

    expect(line.sent).toEqual([
      { seq: 0, capturedAt: 0 },
      { seq: 1, capturedAt: 1 },
    ]);
  });

  it('X-4: says when everything has left, and only then', async () => {
    const line = await connected();
    line.receive(ready);
    line.speak(2);
    line.stop();

    expect(line.events.at(-1)).toEqual({ type: 'engine.flushed' });
  });

  it('D05: records on while the line is down, and sends it over the next one', async () => {
    const line = await connected();
    line.receive(ready);
    line.speak(3);
    line.drop(1006);
    line.speak(5);
    line.connect();
    line.open();
    line.clock.increment(1_000);
    line.receive({ ...ready, next_seq: 2 });
    line.clock.increment(1_000);

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 7]);
    expect(typesOf(line.events)).toEqual(['engine.ready', 'engine.lost', 'engine.ready']);
  });

  it('D05: a stop while the line is down is followed by the rest over the next one', async () => {
    const line = await connected();
    line.receive(ready);
    line.drop(1006);
    line.speak(2);
    line.stop();
    line.connect();
    line.open();
    line.receive(ready);
    line.receive(stopped(true));

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(typesOf(line.events).slice(2)).toEqual([
      'engine.ready',
      'engine.flushed',
      'engine.usage',
      'engine.stopped',
    ]);
  });

  it('tells each loss once, and again after a try', async () => {
    const line = await connected();
    line.receive(ready);
    line.drop(1006);
    line.connect();
    line.drop(1006);
    line.socket.refuse({ type: 'engine.lost', retryAfter: null });

    expect(typesOf(line.events)).toEqual(['engine.ready', 'engine.lost', 'engine.lost']);
  });

  it('X-36: neither records nor sends while paused, and says so after what was said before', async () => {
    const line = await connected();
    line.speak(8);
    line.socket.pause();
    line.receive(ready);
    await settled();
    expect(line.said).not.toContainEqual({ type: 'pause' });
    for (let tick = 0; tick < 10; tick += 1) {
      line.clock.increment(40);
    }
    expect(line.said.at(-1)).toEqual({ type: 'pause' });
    line.speak(5);
    expect(line.audio).toHaveLength(8);
    line.socket.resume();
    line.speak(1);

    expect(line.said.slice(1)).toEqual([{ type: 'pause' }, { type: 'resume' }]);
    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('a line that comes back during a pause is paused too', async () => {
    const line = await connected();
    line.receive(ready);
    line.socket.pause();
    line.drop(1006);
    line.connect();
    line.open();
    line.receive(ready);

    expect(line.lines[1]?.said.at(-1)).toEqual({ type: 'pause' });
  });

  it('asks for the final text once all that was said so far has left', async () => {
    const line = await connected();
    line.speak(8);
    line.receive(ready);
    await settled();
    line.socket.finalize();
    expect(line.said).not.toContainEqual({ type: 'finalize' });
    for (let tick = 0; tick < 10; tick += 1) {
      line.clock.increment(40);
    }
    line.speak(1);

    expect(line.said.slice(1)).toEqual([{ type: 'finalize' }]);
    expect(line.audio).toHaveLength(9);
  });

  it('X-5: a bad ticket asks for a new session at once, one time', async () => {
    const line = await connected();
    line.drop(closeCodes.ticketBad);
    expect([line.asked(), line.events]).toEqual([1, []]);
    line.connect();
    line.drop(closeCodes.ticketBad);

    expect(line.asked()).toBe(1);
    expect(line.events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
  });

  it('X-5: a refusal of the new session is told', async () => {
    const line = await connected();
    line.drop(closeCodes.ticketBad);
    line.socket.refuse({ type: 'engine.refused', reason: { kind: 'no-credit' } });

    expect(line.events).toEqual([{ type: 'engine.refused', reason: { kind: 'no-credit' } }]);
  });

  it.each([
    [closeCodes.idle, { type: 'engine.idled' }],
    [closeCodes.slowDown, { type: 'engine.lost', retryAfter: 5_000 }],
  ])('X-36: close code %i is %o', async (code, event) => {
    const line = await connected();
    line.receive(ready);
    line.drop(code);

    expect(line.events.slice(1)).toEqual([event]);
  });

  it.each([
    ['is warned of', (open: Line) => open.receive({ type: 'warning', code: 'session_limit' })],
    ['is near by the clock', (open: Line) => open.clock.increment(3_585_000)],
  ])(
    'X-35: a limit that %s brings a second line that takes over without a word',
    async (_, near) => {
      const line = await connected();
      line.receive(ready);
      line.speak(3);
      near(line);
      expect(line.asked()).toBe(1);
      line.speak(1);
      line.connect();
      line.open();
      line.drop(closeCodes.takenOver, 0);
      line.speak(1);
      line.clock.increment(1_000);
      line.receive({ ...ready, next_seq: 3 });
      line.speak(1);

      expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 3, 4, 5]);
      expect(typesOf(line.events)).toEqual(['engine.ready']);
      expect(line.closed(1)).toBe(false);
    },
  );

  it('X-35: the first line goes on and is closed only when the second is ready', async () => {
    const line = await connected();
    line.receive(ready);
    line.receive({ type: 'warning', code: 'session_limit' });
    line.connect();
    line.open();
    line.speak(2);
    expect([line.closed(0), line.audio.length]).toEqual([false, 2]);
    line.receive({ ...ready, next_seq: 2 });

    expect([line.closed(0), line.closed(1)]).toEqual([true, false]);
  });

  it('X-35: what the first line acknowledged after the second one was answered is no gap', async () => {
    const line = await connected();
    line.receive(ready);
    line.receive({ type: 'warning', code: 'session_limit' });
    line.speak(5);
    line.connect();
    line.open();
    line.receive({ type: 'ack', seq: 4 }, 0);
    line.receive({ ...ready, next_seq: 2 });
    line.clock.increment(1_000);
    line.speak(1);
    line.stop();
    line.receive(stopped(true));

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-35: a second line that fails costs nothing, and is tried again', async () => {
    const line = await connected();
    line.receive(ready);
    line.receive({ type: 'warning', code: 'session_limit' });
    line.connect();
    line.drop(1006);
    expect(typesOf(line.events)).toEqual(['engine.ready']);
    line.clock.increment(5_000);

    expect(line.asked()).toBe(2);
  });

  it('X-35: an end that nobody asked for brings the next session', async () => {
    const line = await connected();
    line.receive(ready);
    line.speak(2);
    line.receive({ ...stopped(true) });
    line.speak(2);
    expect(line.asked()).toBe(1);
    line.connect();
    line.open();
    line.receive({ ...ready, next_seq: 2 });

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(typesOf(line.events)).toEqual(['engine.ready']);
  });

  it('X-35: when no session comes after such an end, the line is lost', async () => {
    const line = await connected();
    line.receive(ready);
    line.receive(stopped(true));
    line.clock.increment(10_000);

    expect(typesOf(line.events)).toEqual(['engine.ready', 'engine.lost']);
  });

  it('D05: tells how much is not acknowledged, by the second', async () => {
    const durations: number[] = [];
    const clock = new SimulatedClock();
    const socket = createLiveSocket({
      outbox: await newOutbox(),
      clock,
      report: (event) => event.type === 'engine.unsent' && durations.push(event.duration),
      askForSession: () => undefined,
      openConnection: () => ({ send: () => undefined, close: () => undefined }),
    });
    for (let frame = 0; frame < 60; frame += 1) {
      socket.hear({ samples: new Float32Array(640), sampleRate: 16_000, capturedAt: 0 });
    }

    expect(durations).toEqual([1_000, 2_000]);
  });

  it('passes the words of a sentence on', async () => {
    const line = await connected();
    line.receive(ready);
    const words = [{ word: 'سلام', start: 0.1, end: 0.5, conf: 0.75 }];
    line.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 0, end: 1, seq: 0, words });

    expect(line.events.at(-1)).toMatchObject({
      words: [{ text: 'سلام', start: 0.1, end: 0.5, confidence: 0.75 }],
    });
  });
});

type Line = ReturnType<typeof line>;

async function newOutbox(): Promise<Outbox> {
  const outbox = createOutbox({ unsent: createMemoryFrames(), clock: new SimulatedClock() });
  await settled();
  return outbox;
}

async function connected(outbox?: Outbox) {
  const open = line(outbox ?? (await newOutbox()));
  open.open();
  return open;
}

/** A socket on lines whose other end is the test; what leaves is written down, for all lines and for the latest. */
function line(outbox: Outbox) {
  const clock = new SimulatedClock();
  const events: EngineEvent[] = [];
  const said: unknown[] = [];
  const audio: ReturnType<typeof decodeAudioFrame>[] = [];
  const sent: { seq: number; capturedAt: number }[] = [];
  const lines: { listener: ConnectionListener; closed: boolean; said: unknown[] }[] = [];
  let asked = 0;
  let spoken = 0;

  const socket = createLiveSocket({
    outbox,
    clock,
    report: (event) => {
      if (event.type !== 'engine.unsent') {
        events.push(event);
      }
    },
    askForSession: () => {
      asked += 1;
    },
    onFrameSent: ({ seq, capturedAt }) => sent.push({ seq, capturedAt }),
    openConnection: (_, listener) => {
      const opened = { listener, closed: false, said: [] as unknown[] };
      lines.push(opened);
      return {
        send(message) {
          if (typeof message === 'string') {
            said.push(JSON.parse(message));
            opened.said.push(JSON.parse(message));
          } else {
            audio.push(decodeAudioFrame(message));
          }
        },
        close: () => {
          opened.closed = true;
        },
      };
    },
  });
  const connect = (change: Partial<typeof session> = {}) =>
    socket.connect('ws://service/live?ticket=t', { ...session, ...change });
  connect();
  const on = (index: number) => lines.at(index)?.listener;

  return {
    socket,
    clock,
    events,
    said,
    audio,
    sent,
    lines,
    connect,
    asked: () => asked,
    closed: (index = -1) => lines.at(index)?.closed,
    ignored: () => socket.ignoredMessages,
    open: () => on(-1)?.opened(),
    receive: (message: object, index = -1) => on(index)?.received(JSON.stringify(message)),
    receiveRaw: (message: unknown) => on(-1)?.received(message),
    drop: (code: number, index = -1) => on(index)?.closed(code),
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

/** One whose device kept frames with a hole between them. */
async function incomplete(): Promise<Outbox> {
  const unsent = createMemoryFrames();
  await unsent.append([0, 2].map((seq) => ({ seq, samples: new Int16Array(640) })));
  const outbox = createOutbox({ unsent, clock: new SimulatedClock() });
  await settled();
  return outbox;
}

function typesOf(events: readonly EngineEvent[]): string[] {
  return events.map(({ type }) => type);
}
