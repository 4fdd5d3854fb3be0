import { createBackend, type Backend } from '@nevisa/mocks/backend';
import { script } from '@nevisa/mocks/script';
import { startServer } from '@nevisa/mocks/server';
import type { EngineEvent } from '../engine.ts';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { deviceClock } from '../timing.ts';
import { toLegacyAddress } from '../engines/legacy/toLegacyAddress.ts';
import { legacyProtocol } from '../engines/legacy/legacyProtocol.ts';
import { AudioSendBuffer } from './audioSendBuffer.ts';
import { nevisaProtocol } from './nevisaProtocol.ts';
import { createTransport, type ConnectionListener } from './transport.ts';
import { createMemoryFrames, waitForPromises } from '../testing/memoryFrames.ts';

const sentences = script.slice(0, 3);

describe('nevisaProtocol against the mocked live service', () => {
  it('transcribes three bursts as three sentences, and ends complete', async () => {
    const call = await dictate(createBackend());

    expect(call.texts()).toEqual(sentences);
    expect(call.types()).toEqual([
      'engine.ready',
      ...sentences.map(() => 'engine.final'),
      'engine.flushed',
      'engine.usage',
      'engine.stopped',
    ]);
    expect(call.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it.each([
    ['D05', 'drops the connection in the middle', { dropAt: 2_500 }, 2],
    ['X-24', 'drops the connection after a sentence', { dropAfterFinals: 1 }, 2],
    ['X-24', 'demands a slower pace', { slowDownAt: 2_500 }, 2],
    ['D06', 'reorders its messages', { reorder: true }, 1],
    ['D06', 'repeats each sentence', { repeatFinals: true }, 1],
    ['X-2', 'takes audio at 8 kHz', { sampleRate: 8_000 }, 1],
    ['X-2', 'takes audio at 48 kHz', { sampleRate: 48_000 }, 1],
    ['X-35', 'ends each session after two seconds', { longestSession: 2_000 }, 1],
  ])(
    '%s: no sentence is lost or doubled when the service %s',
    async (_, __, faults, timesReady) => {
      const backend = createBackend();
      Object.assign(backend.live.faults, faults);
      const call = await dictate(backend);

      expect(call.texts()).toEqual(sentences);
      expect(call.types().filter((type) => type === 'engine.ready')).toHaveLength(timesReady);
      expect(call.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
    },
  );

  it('D06: reports a silent service as lost, and receives every sentence after a reconnect', async () => {
    const backend = createBackend();
    const call = await dictate(backend, {
      audio: [...threeBursts(), ...silence(12)],
      each(second) {
        backend.live.faults.stall = second >= 2 && second < 13;
      },
    });

    expect(call.types()).toContain('engine.lost');
    expect(call.texts()).toEqual(sentences);
  });

  it('X-5: replaces a refused ticket once, then reports a lost connection', async () => {
    const backend = createBackend();
    backend.live.faults.refuseTicket = true;
    const call = await dictate(backend, { audio: silence(1), untilStopped: false });

    expect(call.sessions()).toBe(2);
    expect(call.types()).toEqual(['engine.lost']);
  });

  it('X-36: the service ends the session after silence', async () => {
    const backend = createBackend();
    backend.live.faults.idleAfter = 3_000;
    const call = await dictate(backend, { audio: silence(5), untilStopped: false });

    expect(call.types().at(-1)).toBe('engine.idled');
  });

  it('transcribes three bursts over the older protocol and a real socket', async () => {
    const running = await startServer({ port: 0 });
    const token = running.backend.account('sara').token;
    const place = toLegacyAddress({ host: running.url, token, key: 'any' });
    const events: EngineEvent[] = [];
    const ended = new Promise<void>((resolve) => {
      const transport = createTransport(legacyProtocol, {
        buffer: new AudioSendBuffer({ unsent: createMemoryFrames(), clock: deviceClock }),
        clock: deviceClock,
        requestSession: () => undefined,
        report(event) {
          events.push(event);
          if (event.type === 'engine.stopped') {
            resolve();
          }
        },
        openConnection(address, listener) {
          const web = new WebSocket(address);
          web.addEventListener('message', ({ data }) => listener.received(data));
          web.addEventListener('close', ({ code }) => listener.closed(code));
          return web;
        },
      });
      splitAudio(threeBursts()).forEach((samples) =>
        transport.dispatch({
          type: 'audio',
          audio: { samples, sampleRate: 16_000, capturedAt: 0 },
        }),
      );
      transport.dispatch({ type: 'stop' });
      if (place.ok) {
        transport.dispatch({ type: 'connect', address: place.address, session: place.session });
      }
    });
    await ended;
    await running.close();

    expect(events.flatMap((event) => (event.type === 'engine.final' ? [event.text] : []))).toEqual(
      sentences,
    );
    expect(events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });
});

/** Dictates to a backend in simulated time, requests sessions as the page does, and stops at the end. */
async function dictate(
  backend: Backend,
  {
    audio = threeBursts(),
    each = () => undefined,
    untilStopped = true,
  }: { audio?: number[]; each?: (second: number) => void; untilStopped?: boolean } = {},
) {
  const clock = new SimulatedClock();
  const events: EngineEvent[] = [];
  let sessions = 0;
  const buffer = new AudioSendBuffer({ unsent: createMemoryFrames(), clock });
  const transport = createTransport(nevisaProtocol, {
    buffer,
    clock,
    report: (event) => events.push(event),
    requestSession: connect,
    openConnection(address, listener) {
      const ticket = new URL(address).searchParams.get('ticket');
      return openAt(backend, ticket, listener);
    },
  });

  function connect(): void {
    sessions += 1;
    const session = backend.live.createSession(
      backend.account('sara'),
      { client_id: 'document', engine: 'nevisa', mode: 'stream', encoding: 'pcm_s16le' },
      'https://api.test',
    );
    transport.dispatch({
      type: 'connect',
      address: `${session.ws_url}?ticket=${session.ticket}`,
      session,
    });
  }

  async function pass(frame: number): Promise<void> {
    each(Math.floor(frame / 25));
    clock.increment(40);
    await waitForPromises();
    if (untilStopped && events.findLast(isOfTheLine)?.type === 'engine.lost') {
      connect();
      await waitForPromises();
    }
  }

  connect();
  await waitForPromises();
  const pieces = splitAudio(audio);
  for (const [frame, samples] of pieces.entries()) {
    transport.dispatch({ type: 'audio', audio: { samples, sampleRate: 16_000, capturedAt: 0 } });
    await pass(frame);
  }
  transport.dispatch({ type: 'stop' });
  const longest = untilStopped ? 1_000 : 0;
  for (let frame = 0; frame < longest && !isStopped(); frame += 1) {
    await pass(pieces.length + frame);
  }

  function isStopped(): boolean {
    return events.at(-1)?.type === 'engine.stopped';
  }

  const finals = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'engine.final') {
      finals.set(event.segmentId, event.text);
    }
  }
  const noise = new Set(['engine.unsent', 'engine.partial', 'engine.warning']);
  return {
    events,
    sessions: () => sessions,
    texts: () => [...finals.values()],
    types: () => events.map(({ type }) => type).filter((type) => !noise.has(type)),
  };
}

function isOfTheLine({ type }: EngineEvent): boolean {
  return type === 'engine.ready' || type === 'engine.lost';
}

function openAt(backend: Backend, ticket: string | null, listener: ConnectionListener) {
  const connection = backend.live.connect(ticket, {
    send: (message) => queueMicrotask(() => listener.received(JSON.stringify(message))),
    close: (code) => queueMicrotask(() => listener.closed(code)),
  });
  queueMicrotask(() => listener.opened());
  return {
    send: (message: string | ArrayBuffer) => connection.receive(message),
    close: () => connection.lost(),
  };
}

function threeBursts(): number[] {
  const pause = silence(0.8);
  return [silence(0.5), tone(1), pause, tone(1.2), pause, tone(0.9), pause].flat();
}

function tone(seconds: number): number[] {
  return Array.from(
    { length: seconds * 16_000 },
    (_, index) => 0.14 * Math.sin((2 * Math.PI * 220 * index) / 16_000),
  );
}

function silence(seconds: number): number[] {
  return Array.from({ length: seconds * 16_000 }, () => 0);
}

function splitAudio(audio: readonly number[]): Float32Array[] {
  return Array.from({ length: Math.ceil(audio.length / 640) }, (_, index) =>
    Float32Array.from(audio.slice(index * 640, (index + 1) * 640)),
  );
}
