import { closeCodes, encodeAudioFrame } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { toFrames, makeSilence, makeThreeBursts, makeTone } from '../testing/audio.ts';
import { connect, createSession, open } from '../testing/liveSessions.ts';

describe('the live protocol', () => {
  it('no audio is accepted before ready', () => {
    const backend = createBackend();
    const early = connect(backend, createSession(backend).ticket);
    early.play(makeTone(0.04));
    expect(early.of('error').map(({ code }) => code)).toEqual(['not_ready']);
    expect(early.closed).toBe(closeCodes.frameTooLarge);
  });

  it('a frame of more than 100 ms closes the socket', () => {
    const socket = open(createBackend());
    socket.playFrames([encodeAudioFrame(0, makeSilence(0.1))]);
    expect(socket.closed).toBeNull();
    socket.playFrames([encodeAudioFrame(1, makeSilence(0.101))]);
    expect(socket.closed).toBe(closeCodes.frameTooLarge);
  });

  it.each([
    'no json',
    '{"type":"dance"}',
    '[]',
    'null',
    new ArrayBuffer(3),
    new ArrayBuffer(5),
    null,
    undefined,
    42,
  ])('an invalid message is answered with an error, and the session continues: %s', (garbage) => {
    const socket = open(createBackend());
    socket.receive(garbage);
    expect(socket.of('error').map(({ fatal }) => fatal)).toEqual([false]);
    socket.play(makeThreeBursts());
    expect(socket.finals()).toHaveLength(3);
  });

  it('a second start, or a command before the first, is answered with an error', () => {
    const backend = createBackend();
    const socket = connect(backend, createSession(backend).ticket);
    socket.say({ type: 'stop' });
    expect(socket.of('error').map(({ code }) => code)).toEqual(['bad_order']);
    expect(socket.closed).toBeNull();
  });

  it("another session's start closes the socket", () => {
    const backend = createBackend();
    const socket = connect(backend, createSession(backend).ticket);
    socket.say({ type: 'start', session_id: 'x' });
    expect(socket.closed).toBe(closeCodes.ticketBad);
  });

  it('a repeated frame is not recognised again', () => {
    const socket = open(createBackend());
    const frames = toFrames(makeThreeBursts());
    frames.forEach((frame) => socket.playFrames([frame, frame]));
    socket.say({ type: 'stop' });
    expect(socket.finals()).toHaveLength(3);
    expect(socket.messages.at(-1)).toMatchObject({ complete: true });
  });

  it('a missing frame makes the end incomplete', () => {
    const socket = open(createBackend());
    const frames = toFrames(makeThreeBursts());
    socket.playFrames(frames.toSpliced(100, 1));
    socket.say({ type: 'stop' });
    expect(socket.messages.at(-1)).toMatchObject({ type: 'stopped', complete: false });
  });
});
