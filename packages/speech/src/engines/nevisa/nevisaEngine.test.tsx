import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNevisaEngine, type NevisaEngineOptions } from './nevisaEngine.ts';
import {
  closeRooms,
  createEngine,
  waitForEvents,
  waitForSound,
  getLastHeard,
  listLevels,
  listStates,
  listTypes,
  createPlayingMicrophone,
  record,
  makeSession,
} from '../../testing/nevisaRecording.ts';
import { default as workerUrl } from '../../testing/rehearsed.worker.ts?worker&url';

type CreateLiveSession = NevisaEngineOptions['createLiveSession'];

afterEach(async () => {
  vi.restoreAllMocks();
  await closeRooms();
});

describe('createNevisaEngine', () => {
  it('sends the audio of a microphone to the service and reports its words', async () => {
    const { events, recording } = record({ microphone: createPlayingMicrophone(440) });
    await waitForEvents(events, 'engine.level', 20);
    recording.stop();
    await waitForEvents(events, 'engine.stopped');

    const heard = getLastHeard(events);
    expect(heard.starts).toEqual([{}]);
    expect(heard.seqs).toEqual(heard.seqs.map((_, index) => index));
    expect(heard.seqs.length).toBeGreaterThanOrEqual(20);
    expect(heard.samples).toBeGreaterThan((heard.seqs.length - 1) * 640);
    expect(Math.abs(heard.frequency - 440)).toBeLessThan(1);
    expect(Math.abs(heard.peak - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(Math.max(...listLevels(events)) + 9)).toBeLessThan(1);
    expect(listTypes(events)).toEqual([
      'engine.ready',
      'engine.flushed',
      'engine.final',
      'engine.usage',
      'engine.stopped',
    ]);
    expect(events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('D05, X-24: records during an outage, without loss or duplicates after a reconnect', async () => {
    const engine = createEngine(makeSession('/live/dropping'), makeSession('/live'));
    const { events, recording } = record({ engine, microphone: createPlayingMicrophone(440) });
    await waitForEvents(events, 'engine.lost');
    const before = events.filter(({ type }) => type === 'engine.level').length;
    await waitForEvents(events, 'engine.level', before + 10);
    recording.reconnect();
    await waitForEvents(events, 'engine.ready', 2);
    recording.stop();
    await waitForEvents(events, 'engine.stopped');

    const heard = getLastHeard(events);
    expect(heard.starts).toEqual([{}, { resume_token: 'resume' }]);
    expect(heard.seqs).toEqual(heard.seqs.map((_, index) => index));
    expect(Math.abs(heard.frequency - 440)).toBeLessThan(1);
    expect(heard.seqs.length).toBeGreaterThan(30);
  });

  it('D05: sends unacknowledged audio without a microphone', async () => {
    const engine = createEngine(makeSession('/live/dropping'), makeSession('/live'));
    const documentId = crypto.randomUUID();
    const first = record({ engine, documentId, microphone: createPlayingMicrophone(440) });
    await waitForEvents(first.events, 'engine.lost');
    await waitForEvents(first.events, 'engine.level', 40);
    first.recording.close();
    const second = record({ engine, documentId, microphone: null });
    await waitForEvents(second.events, 'engine.ready');
    second.recording.stop();
    await waitForEvents(second.events, 'engine.stopped');

    const { seqs } = getLastHeard(second.events);
    expect(seqs).toEqual(seqs.map((_, index) => index));
    expect(seqs.length).toBeGreaterThan(30);
  });

  it('D07: a later page sends audio that the device stored during an outage', async () => {
    const documentId = crypto.randomUUID();
    const first = record({
      engine: createEngine(),
      documentId,
      microphone: createPlayingMicrophone(440),
    });
    await waitForEvents(first.events, 'engine.level', 40);
    first.recording.close();
    const second = record({ documentId, microphone: null });
    await waitForEvents(second.events, 'engine.ready');
    second.recording.stop();
    await waitForEvents(second.events, 'engine.stopped');

    const heard = getLastHeard(second.events);
    expect(heard.seqs).toEqual(heard.seqs.map((_, index) => index));
    expect(heard.samples).toBeGreaterThan(16_000);
    expect(Math.abs(heard.frequency - 440)).toBeLessThan(1);
    expect(second.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-30: takes over until the service was ready once', async () => {
    const asked: (boolean | undefined)[] = [];
    const sessions = [makeSession('/live/dropping'), makeSession('/live')];
    const engine = createNevisaEngine({
      createLiveSession: async ({ take_over }) => {
        asked.push(take_over);
        const answer = sessions.shift();
        return answer ? { ok: true, answer } : { ok: false, failure: { kind: 'network' } };
      },
      ownerId: 'sara',
      workerUrl,
    });
    const { events, recording } = record({
      engine,
      microphone: createPlayingMicrophone(440),
      takeOver: true,
    });
    await waitForEvents(events, 'engine.lost');
    recording.reconnect();
    await waitForEvents(events, 'engine.ready', 2);
    recording.close();

    expect(asked).toEqual([true, undefined]);
  });

  it('reports the loss at each failed attempt', async () => {
    const { events, recording } = record({
      engine: createEngine(),
      microphone: createPlayingMicrophone(440),
    });
    await waitForEvents(events, 'engine.lost');
    recording.reconnect();
    await waitForEvents(events, 'engine.lost', 2);
    recording.close();

    expect(listTypes(events).filter((type) => type === 'engine.lost')).toHaveLength(2);
  });

  it('X-1: records while the session is requested', async () => {
    const made = new EventTarget();
    const createLiveSession: CreateLiveSession = async () => {
      await new Promise((resolve) => made.addEventListener('made', resolve));
      return { ok: true, answer: makeSession('/live') };
    };
    const { events, recording } = record({
      engine: createNevisaEngine({ createLiveSession, ownerId: 'sara', workerUrl }),
      microphone: createPlayingMicrophone(440),
    });
    await waitForEvents(events, 'engine.level', 20);
    made.dispatchEvent(new Event('made'));
    await waitForEvents(events, 'engine.ready');
    recording.stop();
    await waitForEvents(events, 'engine.stopped');

    expect(getLastHeard(events).samples).toBeGreaterThan(15_000);
  });

  it('closes the audio context when the session is refused', async () => {
    const microphone = createPlayingMicrophone(440);
    const contexts = vi.spyOn(globalThis, 'AudioContext');
    const failure = {
      kind: 'refused',
      status: 403,
      texts: [],
      code: 'no_usage_remained',
      retryAfter: null,
    } as const;
    const engine = createNevisaEngine({
      createLiveSession: async () => ({ ok: false, failure }),
      ownerId: 'sara',
      workerUrl,
    });
    const { events } = record({ engine, microphone });
    await waitForEvents(events, 'engine.refused');

    expect(events.at(-1)).toEqual({ type: 'engine.refused', reason: { kind: 'no-credit' } });
    await vi.waitFor(() => expect(listStates(contexts)).toEqual(['closed']));
  });

  it('refuses a session without a usable address', async () => {
    const { events } = record({
      engine: createEngine(makeSession('https://elsewhere.example/live')),
      microphone: createPlayingMicrophone(440),
    });
    await waitForEvents(events, 'engine.refused');

    expect(events.at(-1)).toMatchObject({
      reason: { kind: 'failed', failure: { kind: 'schema' } },
    });
  });

  it('reports nothing after close', async () => {
    const microphone = createPlayingMicrophone(440);
    const { events, recording } = record({ microphone });
    await waitForEvents(events, 'engine.level');
    recording.close();
    const count = events.length;
    recording.stop();
    recording.close();
    await waitForSound(microphone);

    expect(events).toHaveLength(count);
    expect(microphone.stream?.getAudioTracks()[0]?.readyState).toBe('live');
  });
});
