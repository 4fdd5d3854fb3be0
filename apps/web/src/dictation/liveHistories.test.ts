import { decodeAudioFrame } from '@nevisa/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { fuzzRuns, fuzzTime } from '../../../../scripts/testing/fuzzRuns.ts';
import type { UnsentFrames } from '../drafts/drafts.ts';
import type { ConnectionListener } from './liveLine.ts';
import { createLiveSocket } from './liveSocket.ts';
import { createOutbox } from './outbox.ts';
import { createMemoryFrames, settled } from './testing/memoryFrames.ts';

type Step =
  | { do: 'speak'; frames: number }
  | { do: 'wait'; ms: number }
  /** So many messages of the browser reach the service. */
  | { do: 'carry'; count: number }
  /** The service's oldest message reaches the browser, or one of the later ones, or one that came before. */
  | { do: 'answer' | 'answer-late' | 'answer-again' }
  | { do: 'drop' | 'connect' | 'rollover' | 'pause' | 'resume' | 'finalize' | 'crash' }
  /** The device takes its time, and does what it was asked. */
  | { do: 'disk-waits' | 'disk-goes' }
  /** The device has no room for more, and has some again. */
  | { do: 'disk-fills' | 'disk-empties' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('speak' as const),
      frames: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.integer({ min: 1, max: 600 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('carry' as const),
      count: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.constantFrom<Step>(
      { do: 'answer' },
      { do: 'answer-late' },
      { do: 'answer-again' },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>({ do: 'drop' }, { do: 'connect' }, { do: 'rollover' }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>({ do: 'pause' }, { do: 'resume' }, { do: 'finalize' }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'crash' }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'disk-waits' }, { do: 'disk-goes' }) },
);

const stepOnFullDevice: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: step },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'disk-fills' }, { do: 'disk-empties' }) },
);

const session = {
  session_id: 's',
  resume_token: 'r',
  usage_remained: 0,
  max_session_ms: 3_600_000,
};

describe('a document on its way to the service', () => {
  it(
    'X-24, D05, D06, D07: every sample is transcribed once and in order, whatever breaks',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 80 }), async (steps) => {
          const world = await createWorld();
          for (const one of steps) {
            await world.act(one);
          }
          await world.comeToAnEnd();

          expect(world.transcribed).toEqual(world.expected());
          expect(world.faults).toEqual([]);
          expect(world.disk.kept.size).toBe(0);
          expect(world.ends()).toEqual([{ type: 'engine.stopped', complete: true }]);
        }),
        { numRuns: fuzzRuns(300) },
      );
    },
    fuzzTime(300) + 50_000,
  );

  it(
    'S03, D05: a device that refuses at any moment doubles nothing and changes no order, and what is given up is told',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(stepOnFullDevice, { minLength: 1, maxLength: 80 }),
          async (steps) => {
            const world = await createWorld();
            for (const one of steps) {
              await world.act(one);
            }
            await world.comeToAnEnd();

            const { transcribed } = world;
            expect(transcribed).toEqual([...transcribed].toSorted((a, b) => a - b));
            expect(new Set(transcribed).size).toBe(transcribed.length);
            expect(world.faults).toEqual([]);
            const isWhole = JSON.stringify(transcribed) === JSON.stringify(world.expected());
            expect(world.ends().map(({ complete }) => isWhole || !complete)).toEqual([true]);
          },
        ),
        { numRuns: fuzzRuns(300) },
      );
    },
    fuzzTime(300) + 50_000,
  );
});

/** A page that speaks, a device that keeps, lines that break, and a service that knows what it has. */
async function createWorld() {
  const disk = createMemoryFrames();
  const clock = new SimulatedClock();
  const service = createService();
  let spoken: number[] = [];
  let names = 0;
  let isPaused = false;
  let isFull = false;
  let life = createLife();
  await settled();

  /** One life of the Worker: from its start, or the one after a crash, to the next crash. */
  function createLife() {
    let isAlive = true;
    const lines: ReturnType<typeof createLine>[] = [];
    const events: { type: string; complete?: boolean }[] = [];
    let waiting: (() => void)[] | null = null;
    const mine = async (rule: () => Promise<unknown>) => {
      await new Promise<void>((resolve) => (waiting === null ? resolve() : waiting.push(resolve)));
      return isAlive ? rule() : new Promise(() => undefined);
    };
    const unsent = Object.fromEntries(
      (['append', 'read', 'range', 'dropUpTo'] as const).map((name) => [
        name,
        (...given: never[]) =>
          mine(() =>
            name === 'append' && isFull
              ? Promise.reject(new Error('No room.'))
              : (disk[name] as (...all: never[]) => Promise<unknown>)(...given),
          ),
      ]),
    ) as unknown as UnsentFrames;
    const socket = createLiveSocket({
      outbox: createOutbox({ unsent, clock: livingClock(() => isAlive) }),
      clock: livingClock(() => isAlive),
      report: (event) => events.push(event),
      askForSession: () => socket.connect('ws://service', session),
      openConnection(_, listener) {
        const line = createLine(service, listener);
        lines.push(line);
        return line.connection;
      },
    });
    return {
      socket,
      events,
      lines,
      diskWaits: () => {
        waiting ??= [];
      },
      diskGoes: () => {
        const asked = waiting ?? [];
        waiting = null;
        asked.forEach((go) => go());
      },
      end: () => {
        isAlive = false;
        lines.forEach((line) => line.cut());
      },
    };
  }

  function livingClock(isAlive: () => boolean) {
    return {
      now: () => clock.now(),
      setTimeout: (callback: () => void, delay: number) =>
        clock.setTimeout(() => isAlive() && callback(), delay),
      clearTimeout: (timer: unknown) => clock.clearTimeout(timer as number),
    };
  }

  function speak(frames: number): void {
    for (let frame = 0; frame < frames; frame += 1) {
      names = (names + 1) % 32_000;
      if (!isPaused) {
        spoken.push(names);
      }
      const samples = new Float32Array(640).fill(names / 0x7f_ff);
      life.socket.hear({ samples, sampleRate: 16_000, capturedAt: 0 });
    }
  }

  /** What neither the device nor the service has at a crash is gone, and nobody promised it. */
  function crash(): void {
    life.end();
    const safe = new Set([
      ...service.transcribed,
      ...[...disk.kept.values()].map((samples) => samples[0] ?? -1),
    ]);
    spoken = spoken.filter((name) => safe.has(name));
    isPaused = false;
    life = createLife();
  }

  async function act(one: Step): Promise<void> {
    const { socket, lines } = life;
    switch (one.do) {
      case 'speak':
        speak(one.frames);
        break;
      case 'wait':
        clock.increment(one.ms);
        break;
      case 'carry':
        lines.forEach((line) => line.carry(one.count));
        break;
      case 'answer':
      case 'answer-late':
      case 'answer-again':
        lines.forEach((line) => line.answer(one.do));
        break;
      case 'drop':
        lines.at(-1)?.drop();
        break;
      case 'connect':
      case 'rollover':
        socket.connect('ws://service', session);
        lines.at(-1)?.open();
        break;
      case 'pause':
        isPaused = true;
        socket.pause();
        break;
      case 'resume':
        isPaused = false;
        socket.resume();
        break;
      case 'finalize':
        socket.finalize();
        break;
      case 'crash':
        crash();
        break;
      case 'disk-waits':
        life.diskWaits();
        break;
      case 'disk-goes':
        life.diskGoes();
        break;
      case 'disk-fills':
      case 'disk-empties':
        isFull = one.do === 'disk-fills';
        break;
    }
    await settled();
  }

  return {
    act,
    disk,
    transcribed: service.transcribed,
    faults: service.faults,
    expected: () => spoken,
    ends: () => life.events.filter(({ type }) => type === 'engine.stopped'),
    async comeToAnEnd() {
      await act({ do: 'disk-goes' });
      await act({ do: 'resume' });
      life.socket.stop();
      await act({ do: 'connect' });
      for (let turn = 0; turn < 2_000 && this.ends().length === 0; turn += 1) {
        await act({ do: 'carry', count: 50 });
        life.lines.at(-1)?.answerAll();
        await act({ do: 'wait', ms: 40 });
      }
      await act({ do: 'wait', ms: 1_000 });
    },
  };
}

type Service = ReturnType<typeof createService>;

/** What a service does with numbers: it takes the next one, ignores what it has, and complains of a gap. */
function createService() {
  const transcribed: number[] = [];
  const faults: string[] = [];
  let nextSeq = 0;
  return {
    transcribed,
    faults,
    nextSeq: () => nextSeq,
    hear(message: ArrayBuffer) {
      const { seq, samples } = decodeAudioFrame(message);
      if (seq > nextSeq) {
        faults.push(`expected ${nextSeq}, got ${seq}`);
      }
      if (seq === nextSeq) {
        nextSeq += 1;
        transcribed.push(samples[0] ?? -1);
      }
    },
  };
}

/** A line with two directions; what is on the way when it is cut is lost. */
function createLine(service: Service, listener: ConnectionListener) {
  const toService: (string | ArrayBuffer)[] = [];
  const toBrowser: string[] = [];
  const told: string[] = [];
  let state: 'new' | 'open' | 'cut' = 'new';
  let heardFrames = 0;
  let lastSeq = -1;

  function receive(message: string | ArrayBuffer): void {
    if (typeof message !== 'string') {
      const { seq } = decodeAudioFrame(message);
      if (lastSeq !== -1 && seq !== lastSeq + 1) {
        service.faults.push(`over one line ${seq} came after ${lastSeq}`);
      }
      lastSeq = seq;
      service.hear(message);
      heardFrames += 1;
      if (heardFrames % 5 === 0) {
        say({ type: 'ack', seq: service.nextSeq() - 1 });
      }
      return;
    }
    const { type } = JSON.parse(message) as { type: string };
    if (type === 'start') {
      say({ type: 'ready', session_id: 's', sample_rate: 16_000, next_seq: service.nextSeq() });
    } else if (type === 'stop') {
      say({ type: 'ack', seq: service.nextSeq() - 1 });
      say({
        type: 'stopped',
        conversation_id: 'c',
        duration: 0,
        usage_remained: 0,
        complete: true,
      });
    }
  }

  function say(message: object): void {
    toBrowser.push(JSON.stringify(message));
  }

  function tell(message: string | undefined): void {
    if (message !== undefined && state === 'open') {
      told.push(message);
      listener.received(message);
    }
  }

  return {
    connection: {
      send: (message: string | ArrayBuffer) => state === 'open' && toService.push(message),
      close: () => {
        // What was sent before a close still arrives.
        toService.splice(0).forEach(receive);
        state = 'cut';
      },
    },
    open() {
      if (state === 'new') {
        state = 'open';
        listener.opened();
      }
    },
    carry(count: number) {
      if (state === 'open') {
        toService.splice(0, count).forEach(receive);
      }
    },
    answer(how: 'answer' | 'answer-late' | 'answer-again') {
      if (how === 'answer-again') {
        tell(told.findLast((message) => !message.includes('stopped')));
      } else {
        tell(toBrowser.splice(how === 'answer' ? 0 : Math.floor(toBrowser.length / 2), 1)[0]);
      }
    },
    answerAll() {
      toBrowser.splice(0).forEach(tell);
    },
    drop() {
      if (state !== 'cut') {
        state = 'cut';
        listener.closed(1006);
      }
    },
    cut() {
      state = 'cut';
    },
  };
}
