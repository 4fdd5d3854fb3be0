import { closeCodes } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { script } from '../fixtures/script.ts';
import { toFrames, makeSilence, makeThreeBursts, makeTone } from '../testing/audio.ts';
import { getRefusalCode, createSession, open } from '../testing/liveSessions.ts';

describe('live faults', () => {
  it('a cut socket loses no sentence and repeats none', () => {
    const backend = createBackend();
    const frames = toFrames(makeThreeBursts());
    const first = open(backend);
    first.playFrames(frames.slice(0, 70));
    backend.live.dropConnections();
    expect(first.closed).toBe(1006);
    const { seq } = first.finals().at(-1) ?? { seq: -1 };
    const second = open(backend, {}, 'sara', { last_seq: seq });
    const { next_seq } = second.of('ready')[0] ?? { next_seq: 0 };
    expect(next_seq).toBe(70);
    second.playFrames(frames.slice(next_seq - 10));
    second.say({ type: 'stop' });
    expect([...first.finals(), ...second.finals()].map(({ text }) => text)).toEqual(
      script.slice(0, 3),
    );
    expect(second.messages.at(-1)).toMatchObject({ complete: true });
  });

  it('a missed sentence is sent again with the same id', () => {
    const backend = createBackend();
    backend.live.faults.dropAfterFinals = 1;
    const first = open(backend);
    first.play(makeThreeBursts());
    expect(first.closed).toBe(1006);
    expect(first.finals()).toHaveLength(1);
    const second = open(backend);
    expect(second.finals()).toEqual(first.finals());
  });

  it('neverStop sends no end, and repeatFinals sends a sentence twice', () => {
    const backend = createBackend();
    Object.assign(backend.live.faults, { neverStop: true, repeatFinals: true });
    const socket = open(backend);
    socket.play(makeThreeBursts());
    socket.say({ type: 'stop' });
    expect(socket.finals()).toHaveLength(6);
    expect(socket.of('stopped')).toEqual([]);
    expect(socket.closed).toBeNull();
  });

  it('endCredit ends the credit of all active accounts', () => {
    const backend = createBackend();
    const socket = open(backend, {}, 'admin');
    socket.play(makeTone(1));
    backend.live.endCredit();
    expect(socket.finals()).toHaveLength(1);
    expect(socket.closed).toBe(closeCodes.noUsageRemained);
    expect(getRefusalCode(() => createSession(backend, {}, 'admin'))).toEqual([
      403,
      'no_usage_remained',
    ]);
  });

  it('D05: dropAt cuts the socket once', () => {
    const backend = createBackend();
    backend.live.faults.dropAt = 1_000;
    const first = open(backend);
    first.play(makeSilence(3));
    expect(first.closed).toBe(1006);
    const second = open(backend);
    expect(second.of('ready')).toMatchObject([{ next_seq: 25 }]);
    second.playFrames(toFrames(makeSilence(3)).slice(25));
    expect(second.closed).toBeNull();
  });

  it('X-24: slowDownAt closes the socket once', () => {
    const backend = createBackend();
    backend.live.faults.slowDownAt = 1_000;
    const socket = open(backend);
    socket.play(makeSilence(3));
    expect(socket.closed).toBe(closeCodes.slowDown);
    expect(open(backend).closed).toBeNull();
  });

  it('X-36: silence ends the session as idle, speech does not', () => {
    const backend = createBackend();
    backend.live.faults.idleAfter = 2_000;
    const socket = open(backend);
    socket.play(makeThreeBursts());
    expect(socket.closed).toBeNull();
    socket.play(makeSilence(2));
    expect(socket.of('error')).toMatchObject([{ code: 'idle', fatal: true }]);
    expect(socket.closed).toBe(closeCodes.idle);
  });

  it('D06: a stalled service sends no message and receives all audio', () => {
    const backend = createBackend();
    const first = open(backend);
    backend.live.faults.stall = true;
    first.play(makeThreeBursts());
    expect(first.messages.map(({ type }) => type)).toEqual(['ready']);
    backend.live.faults.stall = false;
    const second = open(backend);
    expect(second.finals().map(({ text }) => text)).toEqual(script.slice(0, 3));
  });

  it('D06: reordered messages are complete', () => {
    const messages = [false, true].map((reorder) => {
      const backend = createBackend();
      backend.live.faults.reorder = reorder;
      const socket = open(backend);
      socket.play(makeThreeBursts());
      socket.say({ type: 'stop' });
      return socket.messages.map((message) => JSON.stringify(message));
    });
    const [plain = [], exchanged = []] = messages;
    expect(exchanged).not.toEqual(plain);
    expect(exchanged.toSorted()).toEqual(plain.toSorted());
    expect([exchanged[0], exchanged.at(-1)]).toEqual([plain[0], plain.at(-1)]);
  });

  it('X-35: a warning precedes the end of a session', () => {
    const backend = createBackend();
    backend.live.faults.longestSession = 8_000;
    const socket = open(backend);
    socket.play(makeSilence(6.1));
    expect(socket.of('warning')).toMatchObject([{ code: 'session_limit', remaining_ms: 2_000 }]);
    expect(socket.closed).toBeNull();
  });

  it('the sample rate can be set', () => {
    const backend = createBackend();
    backend.live.faults.sampleRate = 48_000;
    expect(open(backend).of('ready')).toMatchObject([{ sample_rate: 48_000 }]);
  });
});
