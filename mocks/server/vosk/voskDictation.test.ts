import { afterEach, describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { join, makeSilence, makeThreeBursts, toFrames, makeTone } from '../../testing/audio.ts';
import { open } from '../../testing/liveSessions.ts';
import { waitUntil } from '../../testing/voskRecognition.ts';
import {
  createScriptedAnswers,
  startVoskServer,
  type VoskAnswers,
  type VoskServer,
} from '../../testing/voskServer.ts';
import { createVoskFactory } from './voskRecogniser.ts';

const script = ['یک دو سه', 'چهار پنج شش هفت', 'هشت نه'];

let server: VoskServer;
afterEach(() => server.close());

describe('live dictation with a recogniser of the vosk protocol', () => {
  it('three bursts of speech give its sentences with their times, and an end', async () => {
    const backend = await startBackend(createScriptedAnswers(script));
    const socket = await openReady(backend);
    socket.play(makeThreeBursts());
    socket.say({ type: 'stop' });
    await waitUntil(() => socket.closed !== null);
    expect(socket.finals()).toMatchObject([
      { text: script[0], start: 0.5, end: 1.5, words: [{ word: 'یک', start: 0.5 }, {}, {}] },
      { text: script[1], start: 2.3, end: 3.5 },
      { text: script[2], start: 4.3, end: 5.2, words: [{ conf: 0.9 }, {}] },
    ]);
    expect(socket.of('partial').map(({ text }) => text)).toContain('چهار پنج');
    expect(socket.messages.at(-1)).toMatchObject({ type: 'stopped', complete: true });
    expect(socket.closed).toBe(1000);
    expect(server.talks.map(({ audio }) => audio)).toEqual([makeThreeBursts()]);
  });

  it('X-24, X-34: a connection that breaks within a sentence loses and repeats no sentence', async () => {
    const backend = await startBackend(createScriptedAnswers(script));
    const frames = toFrames(makeThreeBursts());
    const first = await openReady(backend);
    first.playFrames(frames.slice(0, 70));
    await waitUntil(() => first.of('partial').some(({ text }) => text === 'چهار پنج'));
    backend.live.dropConnections();
    const { seq: last_seq } = first.finals().at(-1)!;
    const second = await openReady(backend, { last_seq });
    const { next_seq } = second.of('ready')[0]!;
    expect(next_seq).toBe(70);
    second.playFrames(frames.slice(next_seq - 10));
    second.say({ type: 'stop' });
    await waitUntil(() => second.closed !== null);
    const finals = [...first.finals(), ...second.finals()];
    expect(finals.map(({ text }) => text)).toEqual(script);
    expect(finals.map(({ start, end }) => [start, end])).toEqual([
      [0.5, 1.5],
      [2.3, 3.5],
      [4.3, 5.2],
    ]);
    expect(new Set(finals.map(({ segment_id }) => segment_id)).size).toBe(3);
    expect(server.talks.map(({ audio }) => audio)).toEqual([makeThreeBursts()]);
  });

  it('a pause ends the sentence, and the next one has the time of the recording', async () => {
    const backend = await startBackend(createScriptedAnswers(script));
    const socket = await openReady(backend);
    socket.play(join(makeSilence(0.4), makeTone(1)));
    socket.say({ type: 'pause' });
    socket.say({ type: 'resume' });
    socket.play(join(makeSilence(0.6), makeTone(1)));
    socket.say({ type: 'stop' });
    await waitUntil(() => socket.closed !== null);
    expect(socket.finals()).toMatchObject([
      { text: script[0], start: 0.4, end: 1.4 },
      { text: script[1], start: 2, end: 3 },
    ]);
    expect(server.talks).toHaveLength(2);
  });

  it('X-24: a recogniser that fails during speech ends the session, and the next one has the whole sentence', async () => {
    const answers = createScriptedAnswers(script);
    const failing: VoskAnswers = { audio: (talk) => talk.say('{') };
    const backend = await startBackend(() => (server.talks.length === 0 ? failing : answers()));
    const frames = toFrames(makeThreeBursts());
    const first = await openReady(backend);
    first.playFrames(frames.slice(0, 30));
    await waitUntil(() => first.closed !== null);
    expect(first.closed).toBe(1011);
    expect(first.of('error')).toMatchObject([{ code: 'recogniser_unavailable', fatal: true }]);
    const second = await openReady(backend);
    const { next_seq } = second.of('ready')[0]!;
    second.playFrames(frames.slice(next_seq));
    second.say({ type: 'stop' });
    await waitUntil(() => second.closed !== null);
    expect(second.finals().map(({ text }) => text)).toEqual(script);
    expect(second.finals()[0]).toMatchObject({ start: 0.5, end: 1.5 });
  });

  it('X-25: a stop without an answer keeps the rest, which the next session stops again', async () => {
    const answers = createScriptedAnswers(script);
    const closing: VoskAnswers = { end: (talk) => talk.close() };
    const backend = await startBackend(() => (server.talks.length === 0 ? closing : answers()));
    const first = await openReady(backend);
    first.play(join(makeSilence(0.5), makeTone(1)));
    first.say({ type: 'stop' });
    await waitUntil(() => first.closed !== null);
    expect(first.closed).toBe(1011);
    const second = await openReady(backend);
    second.say({ type: 'stop' });
    await waitUntil(() => second.closed !== null);
    expect(second.finals()).toMatchObject([{ text: script[0], start: 0.5, end: 1.5 }]);
    expect(second.messages.at(-1)).toMatchObject({ type: 'stopped', complete: true });
  });
});

async function startBackend(createAnswers: () => VoskAnswers) {
  server = await startVoskServer(createAnswers);
  return createBackend({ createRecogniser: createVoskFactory({ address: server.address }) });
}

async function openReady(
  backend: Awaited<ReturnType<typeof startBackend>>,
  from: { last_seq?: number } = {},
) {
  const socket = open(backend, {}, 'sara', from);
  await waitUntil(() => socket.of('ready').length > 0);
  return socket;
}
