import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { script } from '../fixtures/script.ts';
import { join, makeSilence, makeThreeBursts } from '../testing/audio.ts';
import { createLegacyConnection } from './legacyConnection.ts';

describe('createLegacyConnection', () => {
  it('X-1: the handshake has three steps, and audio before the last is ignored', () => {
    const socket = open();
    expect(socket.names()).toEqual(['INIT']);
    socket.say({ message: 'SOES' });
    socket.play(makeThreeBursts());
    socket.say({ message: 'REQ' });
    socket.say({ message: 'SOES' });
    expect(socket.names()).toEqual(['INIT', 'REQ-RESPONSE', 'SOES-RESPONSE']);
  });

  it('WAV files of half a second give sentences with word times', () => {
    const socket = listening();
    socket.play(join(makeThreeBursts(), makeSilence(0.5)));
    expect(socket.texts()).toEqual(script.slice(0, 3));
    const [first] = socket.results();
    expect(first?.[0]?.start).toBeCloseTo(0.5, 1);
    expect(first?.at(-1)?.end).toBeCloseTo(1.5, 1);
  });

  it('X-4: EOES ends the open sentence and closes the socket', () => {
    const socket = listening();
    socket.play(makeThreeBursts().slice(0, 20_000));
    socket.say({ message: 'EOES' });
    expect(socket.texts()).toEqual([script[0]]);
    expect(socket.closed()).toBe(1000);
  });

  it('X-30: the server reports that the credit is spent', () => {
    const backend = createBackend();
    backend.account('sara').nevisa_service_account.usage_remained = 1_200;
    const socket = listening(backend);
    socket.play(makeSilence(3));
    expect(socket.names().at(-1)).toBe('NO-USAGE-REMAINED');
    expect(socket.closed()).toBe(1000);
    expect(backend.account('sara').nevisa_service_account.usage_remained).toBe(0);
  });

  it.each(['{', '[]', null, new ArrayBuffer(3)])('an invalid message is ignored: %s', (garbage) => {
    const socket = listening();
    socket.receive(garbage);
    socket.play(join(makeThreeBursts(), makeSilence(0.5)));
    expect(socket.texts()).toHaveLength(3);
  });
});

interface SentMessage {
  message: string;
  transcription?: { text?: string; result?: { start: number; end: number }[] };
}

function open(backend = createBackend()) {
  const sent: SentMessage[] = [];
  let closed: number | null = null;
  const connection = createLegacyConnection(backend.account('sara'), {
    send: (text) => sent.push(JSON.parse(text) as SentMessage),
    close: (code) => {
      closed = code;
    },
  });
  return {
    receive: (data: unknown) => connection.receive(data),
    say: (message: object) => connection.receive(JSON.stringify(message)),
    play(audio: Int16Array) {
      for (let from = 0; from < audio.length; from += 8_000) {
        const samples = audio.slice(from, from + 8_000);
        const file = new Uint8Array(44 + samples.byteLength);
        file.set(new Uint8Array(samples.buffer), 44);
        connection.receive(file.buffer);
      }
    },
    closed: () => closed,
    names: () => sent.map(({ message }) => message),
    texts: () => sent.flatMap(({ transcription }) => transcription?.text ?? []),
    results: () =>
      sent.flatMap(({ transcription }) => (transcription?.result ? [transcription.result] : [])),
  };
}

function listening(backend = createBackend()) {
  const socket = open(backend);
  socket.say({ message: 'REQ' });
  socket.say({ message: 'SOES' });
  return socket;
}
