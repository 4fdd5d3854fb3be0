import { closeCodes, encodeAudioFrame, type ServerMessage } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend.ts';
import { Refusal } from '../refusal.ts';
import { script } from '../script.ts';
import { framesOf, join, silence, threeBursts, tone } from '../testing/audio.ts';

const request = {
  client_id: 'document-1',
  engine: 'nevisa',
  mode: 'stream',
  encoding: 'pcm_s16le',
} as const;

describe('asking for a session', () => {
  it('gives a ticket and the address of the socket, on the host that was asked', () => {
    const session = createSession(createBackend());
    expect(session).toMatchObject({
      ws_url: 'wss://api.test/nevisa/live',
      sample_rate: 16_000,
      ticket_expires_at: '2026-11-21T10:36:00.000Z',
    });
  });

  it('is refused without a service, and without credit', () => {
    const backend = createBackend();
    expect(codeOf(() => createSession(backend, {}, 'reza'))).toEqual([403, 'no_service']);
    backend.account('sara').nevisa_service_account.usage_remained = 0;
    expect(codeOf(() => createSession(backend))).toEqual([403, 'no_usage_remained']);
  });

  it('is refused while another document listens, unless it takes over', () => {
    const backend = createBackend();
    const first = open(backend);
    const other = { client_id: 'document-2' };
    expect(codeOf(() => createSession(backend, other))).toEqual([409, 'session_active']);
    createSession(backend, { ...other, take_over: true });
    expect(first.closed).toBe(closeCodes.takenOver);
    expect(codeOf(() => createSession(backend, other))).toBeNull();
  });

  it('is open to others meanwhile', () => {
    const backend = createBackend();
    open(backend);
    expect(codeOf(() => createSession(backend, { client_id: 'x' }, 'admin'))).toBeNull();
  });
});

describe('a ticket', () => {
  it('opens the socket once', () => {
    const backend = createBackend();
    const { ticket } = createSession(backend);
    expect(connect(backend, ticket).closed).toBeNull();
    expect(connect(backend, ticket).closed).toBe(closeCodes.ticketBad);
  });

  it.each([null, 'made-up'])('that is %s opens nothing', (ticket) => {
    expect(connect(createBackend(), ticket).closed).toBe(closeCodes.ticketBad);
  });

  it('is worth nothing after a minute, nor when it is arranged so', () => {
    const backend = createBackend();
    const { ticket } = createSession(backend);
    backend.clock.advance(60_000);
    expect(connect(backend, ticket).closed).toBe(closeCodes.ticketBad);
    backend.live.faults.refuseTicket = true;
    expect(connect(backend, createSession(backend).ticket).closed).toBe(closeCodes.ticketBad);
  });
});

describe('dictating', () => {
  it('says three sentences for three bursts, acknowledges each second, and ends', () => {
    const backend = createBackend();
    const socket = open(backend);
    const audio = threeBursts();
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

  it('says nothing in silence', () => {
    const socket = open(createBackend());
    socket.play(silence(5));
    socket.say({ type: 'stop' });
    expect(socket.messages.map(({ type }) => type).filter((type) => type !== 'ack')).toEqual([
      'ready',
      'stopped',
    ]);
  });

  it('ends an open sentence at stop, finalize and pause', () => {
    const socket = open(createBackend());
    socket.play(tone(1));
    socket.say({ type: 'finalize' });
    expect(socket.finals()).toHaveLength(1);
    socket.play(tone(1));
    socket.say({ type: 'pause' });
    expect(socket.finals()).toHaveLength(2);
    socket.say({ type: 'resume' });
    socket.play(tone(1));
    socket.say({ type: 'stop' });
    expect(socket.finals()).toHaveLength(3);
  });

  it('neither hears nor bills what is said during a pause', () => {
    const backend = createBackend();
    const socket = open(backend);
    const before = usageOf(backend);
    socket.say({ type: 'pause' });
    socket.play(join(tone(2), silence(1)));
    expect(socket.finals()).toEqual([]);
    expect(usageOf(backend)).toBe(before);
    socket.say({ type: 'resume' });
    socket.play(tone(2));
    expect(usageOf(backend)).toBe(before - 2_000);
  });

  it('tells the credit every ten seconds, warns near its end, and ends with it', () => {
    const backend = createBackend();
    backend.account('sara').nevisa_service_account.usage_remained = 70_500;
    const socket = open(backend);
    socket.play(silence(20));
    expect(socket.of('usage').map((one) => one.usage_remained)).toEqual([60_500, 50_500]);
    expect(socket.of('warning').map(({ code }) => code)).toEqual(['usage_low']);
    socket.play(silence(49));
    socket.play(tone(5));
    expect(socket.finals()).toHaveLength(1);
    expect(socket.of('error').map(({ code, fatal }) => [code, fatal])).toEqual([
      ['no_usage_remained', true],
    ]);
    expect(socket.closed).toBe(closeCodes.noUsageRemained);
    expect(usageOf(backend)).toBe(0);
  });

  it('ends at the longest session, with everything said', () => {
    const backend = createBackend();
    backend.live.faults.longestSession = 3_000;
    const socket = open(backend);
    socket.play(join(silence(0.5), tone(4)));
    expect(socket.finals()).toHaveLength(1);
    expect(socket.of('warning').map(({ code }) => code)).toEqual(['session_limit']);
    expect(socket.closed).toBe(closeCodes.normal);
  });
});

describe('the protocol', () => {
  it('no audio is accepted before ready', () => {
    const backend = createBackend();
    const early = connect(backend, createSession(backend).ticket);
    early.play(tone(0.04));
    expect(early.of('error').map(({ code }) => code)).toEqual(['not_ready']);
    expect(early.closed).toBe(closeCodes.frameTooLarge);
  });

  it('a frame of more than 100 ms closes the socket', () => {
    const socket = open(createBackend());
    socket.playFrames([encodeAudioFrame(0, silence(0.1))]);
    expect(socket.closed).toBeNull();
    socket.playFrames([encodeAudioFrame(1, silence(0.101))]);
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
  ])('garbage is answered with an error, and the dictation goes on: %s', (garbage) => {
    const socket = open(createBackend());
    socket.receive(garbage);
    expect(socket.of('error').map(({ fatal }) => fatal)).toEqual([false]);
    socket.play(threeBursts());
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

  it('a frame that was there before is not heard again', () => {
    const socket = open(createBackend());
    const frames = framesOf(threeBursts());
    frames.forEach((frame) => socket.playFrames([frame, frame]));
    socket.say({ type: 'stop' });
    expect(socket.finals()).toHaveLength(3);
    expect(socket.messages.at(-1)).toMatchObject({ complete: true });
  });

  it('a missing frame makes the end incomplete', () => {
    const socket = open(createBackend());
    const frames = framesOf(threeBursts());
    socket.playFrames(frames.toSpliced(100, 1));
    socket.say({ type: 'stop' });
    expect(socket.messages.at(-1)).toMatchObject({ type: 'stopped', complete: false });
  });
});

describe('what goes wrong on purpose', () => {
  it('a cut in the middle loses no sentence and repeats none', () => {
    const backend = createBackend();
    const frames = framesOf(threeBursts());
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

  it('a browser that missed a sentence gets it again, with the same id', () => {
    const backend = createBackend();
    backend.live.faults.dropAfterFinals = 1;
    const first = open(backend);
    first.play(threeBursts());
    expect(first.closed).toBe(1006);
    expect(first.finals()).toHaveLength(1);
    const second = open(backend);
    expect(second.finals()).toEqual(first.finals());
  });

  it('the end can stay unsaid, and a sentence can be said twice', () => {
    const backend = createBackend();
    Object.assign(backend.live.faults, { neverStop: true, repeatFinals: true });
    const socket = open(backend);
    socket.play(threeBursts());
    socket.say({ type: 'stop' });
    expect(socket.finals()).toHaveLength(6);
    expect(socket.of('stopped')).toEqual([]);
    expect(socket.closed).toBeNull();
  });

  it('the credit of everybody who dictates can end at once', () => {
    const backend = createBackend();
    const socket = open(backend, {}, 'admin');
    socket.play(tone(1));
    backend.live.endCredit();
    expect(socket.finals()).toHaveLength(1);
    expect(socket.closed).toBe(closeCodes.noUsageRemained);
    expect(codeOf(() => createSession(backend, {}, 'admin'))).toEqual([403, 'no_usage_remained']);
  });

  it('D05: a socket is cut at a time, once', () => {
    const backend = createBackend();
    backend.live.faults.dropAt = 1_000;
    const first = open(backend);
    first.play(silence(3));
    expect(first.closed).toBe(1006);
    const second = open(backend);
    expect(second.of('ready')).toMatchObject([{ next_seq: 25 }]);
    second.playFrames(framesOf(silence(3)).slice(25));
    expect(second.closed).toBeNull();
  });

  it('X-24: the browser is asked to slow down, once', () => {
    const backend = createBackend();
    backend.live.faults.slowDownAt = 1_000;
    const socket = open(backend);
    socket.play(silence(3));
    expect(socket.closed).toBe(closeCodes.slowDown);
    expect(open(backend).closed).toBeNull();
  });

  it('X-36: nobody who speaks is idle, and silence ends the session', () => {
    const backend = createBackend();
    backend.live.faults.idleAfter = 2_000;
    const socket = open(backend);
    socket.play(threeBursts());
    expect(socket.closed).toBeNull();
    socket.play(silence(2));
    expect(socket.of('error')).toMatchObject([{ code: 'idle', fatal: true }]);
    expect(socket.closed).toBe(closeCodes.idle);
  });

  it('D06: a stalled service says nothing, and hears all', () => {
    const backend = createBackend();
    const first = open(backend);
    backend.live.faults.stall = true;
    first.play(threeBursts());
    expect(first.messages.map(({ type }) => type)).toEqual(['ready']);
    backend.live.faults.stall = false;
    const second = open(backend);
    expect(second.finals().map(({ text }) => text)).toEqual(script.slice(0, 3));
  });

  it('D06: messages come in another order, and none is missing', () => {
    const messages = [false, true].map((reorder) => {
      const backend = createBackend();
      backend.live.faults.reorder = reorder;
      const socket = open(backend);
      socket.play(threeBursts());
      socket.say({ type: 'stop' });
      return socket.messages.map((message) => JSON.stringify(message));
    });
    const [plain = [], exchanged = []] = messages;
    expect(exchanged).not.toEqual(plain);
    expect(exchanged.toSorted()).toEqual(plain.toSorted());
    expect([exchanged[0], exchanged.at(-1)]).toEqual([plain[0], plain.at(-1)]);
  });

  it('X-23: warns of a voice that is too quiet, and of one that is too loud, by what it hears', () => {
    const socket = open(createBackend());
    socket.play(join(tone(1, -20), tone(2, -55)));
    socket.play(join(silence(1), tone(1, -1)));
    expect(socket.of('warning').map(({ code }) => code)).toEqual(['low_audio', 'clipping']);
    socket.play(tone(3, -55));
    expect(socket.of('warning')).toHaveLength(2);
  });

  it('X-35: the end of a session is told before it comes', () => {
    const backend = createBackend();
    backend.live.faults.longestSession = 8_000;
    const socket = open(backend);
    socket.play(silence(6.1));
    expect(socket.of('warning')).toMatchObject([{ code: 'session_limit', remaining_ms: 2_000 }]);
    expect(socket.closed).toBeNull();
  });

  it('X-29: another device takes over with another document, and the first is told', () => {
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

  it('another sample rate can be asked for', () => {
    const backend = createBackend();
    backend.live.faults.sampleRate = 48_000;
    expect(open(backend).of('ready')).toMatchObject([{ sample_rate: 48_000 }]);
  });

  it('a closed socket makes room for another document', () => {
    const backend = createBackend();
    const socket = open(backend);
    socket.lost();
    expect(codeOf(() => createSession(backend, { client_id: 'document-2' }))).toBeNull();
  });
});

function createSession(
  backend: Backend,
  change: { client_id?: string; take_over?: boolean } = {},
  name: 'sara' | 'reza' | 'admin' = 'sara',
) {
  return backend.live.createSession(
    backend.account(name),
    { ...request, ...change },
    'https://api.test',
  );
}

function open(
  backend: Backend,
  change: { client_id?: string } = {},
  name: 'sara' | 'admin' = 'sara',
  from: { last_seq?: number } = {},
) {
  const { ticket, session_id } = createSession(backend, change, name);
  const socket = connect(backend, ticket);
  socket.say({ type: 'start', session_id, ...from });
  return socket;
}

function connect(backend: Backend, ticket: string | null) {
  const messages: ServerMessage[] = [];
  let closed: number | null = null;
  const connection = backend.live.connect(ticket, {
    send: (message) => messages.push(message),
    close: (code) => {
      closed = code;
    },
  });
  let played = 0;
  const playFrames = (frames: readonly ArrayBuffer[]) =>
    frames.forEach((frame) => connection.receive(frame));
  const of = <Type extends ServerMessage['type']>(type: Type) =>
    messages.filter((one): one is Extract<ServerMessage, { type: Type }> => one.type === type);
  return {
    ...connection,
    messages,
    playFrames,
    get closed() {
      return closed;
    },
    say: (message: object) => connection.receive(JSON.stringify(message)),
    play: (audio: Int16Array) => {
      const frames = framesOf(audio);
      frames.forEach((frame) => {
        new DataView(frame).setUint32(0, played);
        played += 1;
      });
      playFrames(frames);
    },
    of,
    finals: () => of('final'),
  };
}

function usageOf(backend: Backend): number {
  return backend.account('sara').nevisa_service_account.usage_remained;
}

function codeOf(rule: () => unknown): [number, unknown] | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof Refusal) {
      return [error.status, (error.body as { code: unknown }).code];
    }
    throw error;
  }
}
