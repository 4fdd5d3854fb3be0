import { describe, expect, it } from 'vitest';
import { closeCodes } from '@nevisa/api';
import { createBackend } from '../backend.ts';
import { makeSilence } from '../testing/audio.ts';
import { connect, createSession, open } from '../testing/liveSessions.ts';
import type { LiveRecogniserFactory, RecogniserListener } from './liveRecogniser.ts';
import type { Recognition } from './recogniser.ts';

describe('a live session with another recogniser', () => {
  it('is ready when its recogniser is, and accepts no audio before', () => {
    const { backend, listeners } = createHandDriven({ isReady: false });
    const socket = open(backend);
    expect(socket.messages).toEqual([]);
    listeners[0]?.ready();
    expect(socket.of('ready')).toMatchObject([{ next_seq: 0 }]);
    const early = open(backend, { client_id: 'document-2' }, 'admin');
    early.play(makeSilence(0.04));
    expect(early.of('error')).toMatchObject([{ code: 'not_ready' }]);
  });

  it('X-24: ends with an error after which the client reconnects when the recogniser is unavailable', () => {
    const { backend, listeners } = createHandDriven({ isReady: false });
    const socket = open(backend);
    listeners[0]?.failed('ECONNREFUSED');
    expect(socket.messages).toMatchObject([
      { type: 'error', code: 'recogniser_unavailable', fatal: true },
    ]);
    expect(socket.closed).toBe(1011);
  });

  it('X-24: continues at the next frame when the recogniser failed during speech', () => {
    const { backend, listeners, received } = createHandDriven();
    const first = open(backend);
    first.play(makeSilence(1));
    listeners[0]?.failed('no answer within 8 s');
    expect(first.closed).toBe(1011);
    const second = open(backend);
    expect(second.of('ready')).toMatchObject([{ next_seq: 25 }]);
    expect(received()).toBe(16_000);
    expect(listeners).toHaveLength(2);
  });

  it('pause and stop wait for the last text, and acknowledge after it', () => {
    const { backend, listeners, endFlush } = createHandDriven();
    const socket = open(backend);
    socket.play(makeSilence(0.4));
    socket.say({ type: 'pause' });
    expect(socket.of('ack')).toEqual([]);
    endFlush();
    expect(socket.of('ack')).toEqual([{ type: 'ack', seq: 9 }]);
    socket.say({ type: 'resume' });
    socket.play(makeSilence(0.4));
    socket.say({ type: 'stop' });
    listeners[0]?.recognised([sentence(1)]);
    expect(socket.closed).toBeNull();
    endFlush();
    expect(socket.messages.slice(-3).map(({ type }) => type)).toEqual(['final', 'ack', 'stopped']);
    expect(socket.closed).toBe(closeCodes.normal);
  });

  it('credit that ends waits for the last text too', () => {
    const { backend, endFlush } = createHandDriven();
    const socket = open(backend);
    backend.live.endCredit();
    expect(socket.closed).toBeNull();
    endFlush();
    expect(socket.closed).toBe(closeCodes.noUsageRemained);
  });

  it('X-34: repeats only the sentences that the client lacks, also when several came at once', () => {
    const { backend, listeners } = createHandDriven();
    const first = open(backend);
    first.play(makeSilence(1));
    listeners[0]?.recognised([sentence(1), sentence(2), sentence(3)]);
    const last_seq = first.finals()[0]!.seq;
    const second = open(backend, {}, 'sara', { last_seq });
    expect(second.finals().map(({ text }) => text)).toEqual(['جملهٔ 2', 'جملهٔ 3']);
    expect(second.finals().map(({ segment_id }) => segment_id)).toEqual(['s2', 's3']);
  });

  it('a socket that is lost ends its work, and one whose session was refused has none', () => {
    const { backend, listeners, closed } = createHandDriven();
    const refused = connect(backend, createSession(backend).ticket);
    refused.say({ type: 'start', session_id: 'x' });
    refused.lost();
    expect(closed).toEqual([]);
    open(backend).lost();
    expect(closed).toEqual(listeners);
  });
});

function sentence(number: number): Recognition {
  const text = `جملهٔ ${number}`;
  return { type: 'final', segmentId: `s${number}`, text, words: [], start: number, end: number };
}

/** A backend whose recogniser does what the test says. */
function createHandDriven({ isReady = true } = {}) {
  const listeners: RecogniserListener[] = [];
  const closed: RecogniserListener[] = [];
  const flushes: (() => void)[] = [];
  let samplesReceived = 0;
  const createRecogniser: LiveRecogniserFactory = () => ({
    open(listener) {
      listeners.push(listener);
      if (isReady) {
        listener.ready();
      }
    },
    receive: ({ length }) => {
      samplesReceived += length;
    },
    flush: (done) => flushes.push(done),
    close: (listener) => closed.push(listener),
  });
  return {
    backend: createBackend({ createRecogniser }),
    listeners,
    closed,
    received: () => samplesReceived,
    endFlush: () => flushes.shift()?.(),
  };
}
