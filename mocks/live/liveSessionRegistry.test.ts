import { closeCodes } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend.ts';
import { script } from '../fixtures/script.ts';
import { join, makeSilence, makeThreeBursts, makeTone } from '../testing/audio.ts';
import { getRefusalCode, connect, createSession, open } from '../testing/liveSessions.ts';

describe('createSession', () => {
  it('a session has a ticket and a socket address on the host of the call', () => {
    const session = createSession(createBackend());
    expect(session).toMatchObject({
      ws_url: 'wss://api.test/nevisa/live',
      sample_rate: 16_000,
      ticket_expires_at: '2026-11-21T10:36:00.000Z',
    });
  });

  it('a session is refused without a service and without credit', () => {
    const backend = createBackend();
    expect(getRefusalCode(() => createSession(backend, {}, 'reza'))).toEqual([403, 'no_service']);
    backend.account('sara').nevisa_service_account.usage_remained = 0;
    expect(getRefusalCode(() => createSession(backend))).toEqual([403, 'no_usage_remained']);
  });

  it('a session is refused while another conversation is active, unless it takes over', () => {
    const backend = createBackend();
    const first = open(backend);
    const other = { client_id: 'document-2' };
    expect(getRefusalCode(() => createSession(backend, other))).toEqual([409, 'session_active']);
    createSession(backend, { ...other, take_over: true });
    expect(first.closed).toBe(closeCodes.takenOver);
    expect(getRefusalCode(() => createSession(backend, other))).toBeNull();
  });

  it('other accounts can open a session meanwhile', () => {
    const backend = createBackend();
    open(backend);
    expect(getRefusalCode(() => createSession(backend, { client_id: 'x' }, 'admin'))).toBeNull();
  });

  it('X-29: a session that takes over closes the first with its code', () => {
    const backend = createBackend();
    const first = open(backend);
    const { ticket, session_id } = createSession(backend, {
      client_id: 'document-2',
      take_over: true,
    });
    const second = connect(backend, ticket);
    second.say({ type: 'start', session_id });
    expect([first.closed, second.closed]).toEqual([closeCodes.takenOver, null]);
  });

  it('another conversation may begin after the socket is closed', () => {
    const backend = createBackend();
    const socket = open(backend);
    socket.lost();
    expect(getRefusalCode(() => createSession(backend, { client_id: 'document-2' }))).toBeNull();
  });
});

describe('a ticket', () => {
  it('a ticket opens the socket once', () => {
    const backend = createBackend();
    const { ticket } = createSession(backend);
    expect(connect(backend, ticket).closed).toBeNull();
    expect(connect(backend, ticket).closed).toBe(closeCodes.ticketBad);
  });

  it.each([null, 'made-up'])('a ticket that is %s is refused', (ticket) => {
    expect(connect(createBackend(), ticket).closed).toBe(closeCodes.ticketBad);
  });

  it('a ticket is refused after a minute, and with the fault refuseTicket', () => {
    const backend = createBackend();
    const { ticket } = createSession(backend);
    backend.clock.advance(60_000);
    expect(connect(backend, ticket).closed).toBe(closeCodes.ticketBad);
    backend.live.faults.refuseTicket = true;
    expect(connect(backend, createSession(backend).ticket).closed).toBe(closeCodes.ticketBad);
  });
});

describe('a live session', () => {
  it('three bursts give three sentences, an acknowledgement each second, and an end', () => {
    const backend = createBackend();
    const socket = open(backend);
    const audio = makeThreeBursts();
    socket.play(audio);
    socket.say({ type: 'stop' });
    expect(socket.finals().map(({ text }) => text)).toEqual(script.slice(0, 3));
    expect(socket.of('ack').map(({ seq }) => seq)).toEqual([24, 49, 74, 99, 124, 149]);
    expect(socket.messages.at(-1)).toMatchObject({
      type: 'stopped',
      duration: (audio.length * 1_000) / 16_000,
      complete: true,
    });
    expect(socket.closed).toBe(closeCodes.normal);
  });

  it('silence gives no sentence', () => {
    const socket = open(createBackend());
    socket.play(makeSilence(5));
    socket.say({ type: 'stop' });
    expect(socket.messages.map(({ type }) => type).filter((type) => type !== 'ack')).toEqual([
      'ready',
      'stopped',
    ]);
  });

  it('stop, finalize and pause end an open sentence', () => {
    const socket = open(createBackend());
    socket.play(makeTone(1));
    socket.say({ type: 'finalize' });
    expect(socket.finals()).toHaveLength(1);
    socket.play(makeTone(1));
    socket.say({ type: 'pause' });
    expect(socket.finals()).toHaveLength(2);
    socket.say({ type: 'resume' });
    socket.play(makeTone(1));
    socket.say({ type: 'stop' });
    expect(socket.finals()).toHaveLength(3);
  });

  it('audio during a pause is neither recognised nor charged', () => {
    const backend = createBackend();
    const socket = open(backend);
    const before = getUsage(backend);
    socket.say({ type: 'pause' });
    socket.play(join(makeTone(2), makeSilence(1)));
    expect(socket.finals()).toEqual([]);
    expect(getUsage(backend)).toBe(before);
    socket.say({ type: 'resume' });
    socket.play(makeTone(2));
    expect(getUsage(backend)).toBe(before - 2_000);
  });

  it('the credit is reported every ten seconds, warned about near its end, and ends the session', () => {
    const backend = createBackend();
    backend.account('sara').nevisa_service_account.usage_remained = 70_500;
    const socket = open(backend);
    socket.play(makeSilence(20));
    expect(socket.of('usage').map((one) => one.usage_remained)).toEqual([60_500, 50_500]);
    expect(socket.of('warning').map(({ code }) => code)).toEqual(['usage_low']);
    socket.play(makeSilence(49));
    socket.play(makeTone(5));
    expect(socket.finals()).toHaveLength(1);
    expect(socket.of('error').map(({ code, fatal }) => [code, fatal])).toEqual([
      ['no_usage_remained', true],
    ]);
    expect(socket.closed).toBe(closeCodes.noUsageRemained);
    expect(getUsage(backend)).toBe(0);
  });

  it('the longest session ends after all messages were sent', () => {
    const backend = createBackend();
    backend.live.faults.longestSession = 3_000;
    const socket = open(backend);
    socket.play(join(makeSilence(0.5), makeTone(4)));
    expect(socket.finals()).toHaveLength(1);
    expect(socket.of('warning').map(({ code }) => code)).toEqual(['session_limit']);
    expect(socket.closed).toBe(closeCodes.normal);
  });

  it('X-23: quiet speech and clipping speech give a warning', () => {
    const socket = open(createBackend());
    socket.play(join(makeTone(1, -20), makeTone(2, -55)));
    socket.play(join(makeSilence(1), makeTone(1, -1)));
    expect(socket.of('warning').map(({ code }) => code)).toEqual(['low_audio', 'clipping']);
    socket.play(makeTone(3, -55));
    expect(socket.of('warning')).toHaveLength(2);
  });
});

function getUsage(backend: Backend): number {
  return backend.account('sara').nevisa_service_account.usage_remained;
}
