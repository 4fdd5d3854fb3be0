import { expect, vi } from 'vitest';
import type { EngineEvent, Microphone } from '../engine.ts';
import { createNevisaEngine, type NevisaEngineOptions } from '../engines/nevisa/nevisaEngine.ts';
import type { Heard } from './rehearsed.worker.ts';
import { default as workerUrl } from './rehearsed.worker.ts?worker&url';

type CreateLiveSession = NevisaEngineOptions['createLiveSession'];

const rooms: AudioContext[] = [];

export async function closeRooms(): Promise<void> {
  await Promise.all(rooms.splice(0).map((room) => room.close()));
}

export function record({
  engine = createEngine(makeSession('/live')),
  microphone,
  documentId = crypto.randomUUID(),
  takeOver = false,
}: {
  engine?: ReturnType<typeof createNevisaEngine>;
  microphone: Microphone | null;
  documentId?: string;
  takeOver?: boolean;
}) {
  const events: EngineEvent[] = [];
  const report = (event: EngineEvent) => events.push(event);
  return { events, recording: engine.record({ documentId, microphone, takeOver, report }) };
}

export function createEngine(...sessions: ReturnType<typeof makeSession>[]) {
  const createLiveSession: CreateLiveSession = async () => {
    const answer = sessions.shift();
    return answer ? { ok: true, answer } : { ok: false, failure: { kind: 'network' } };
  };
  return createNevisaEngine({ createLiveSession, ownerId: 'sara', workerUrl });
}

export function makeSession(ws_url: string) {
  return {
    session_id: 'session',
    conversation_id: 'conversation',
    ws_url,
    ticket: 'ticket',
    ticket_expires_at: '2026-11-21T12:00:00Z',
    resume_token: 'resume',
    sample_rate: 16_000,
    max_session_ms: 3_600_000,
    usage_remained: 60_000,
  };
}

/** A microphone in a room where a tone of half the full scale sounds, or nothing. */
export function createPlayingMicrophone(frequency: number | null): Microphone {
  const context = new AudioContext();
  rooms.push(context);
  const room = context.createMediaStreamDestination();
  const oscillator = new OscillatorNode(context, { frequency: frequency ?? 0 });
  const gain = new GainNode(context, { gain: frequency === null ? 0 : 0.5 });
  oscillator.connect(gain).connect(room);
  oscillator.start();
  return {
    id: 'room',
    label: 'room',
    watch: () => () => undefined,
    stream: room.stream,
    close: () => room.stream.getAudioTracks()[0]?.stop(),
  };
}

/** Waits until sound would have come through, by recording to the same microphone anew. */
export async function waitForSound(microphone: Microphone): Promise<void> {
  const { events, recording } = record({ microphone });
  await waitForEvents(events, 'engine.level', 3);
  recording.close();
}

export async function waitForEvents(
  events: EngineEvent[],
  type: EngineEvent['type'],
  count = 1,
): Promise<void> {
  await vi.waitFor(() =>
    expect(events.filter((event) => event.type === type).length).toBeGreaterThanOrEqual(count),
  );
}

export function listStates(contexts: { mock: { instances: AudioContext[] } }): AudioContextState[] {
  return contexts.mock.instances.map(({ state }) => state);
}

export function listTypes(events: EngineEvent[]): string[] {
  const measures = new Set(['engine.level', 'engine.sound', 'engine.unsent']);
  return events.map(({ type }) => type).filter((type) => !measures.has(type));
}

export function listLevels(events: EngineEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'engine.level' ? [event.level] : []));
}

export function getLastHeard(events: EngineEvent[]): Heard {
  const final = events.findLast((event) => event.type === 'engine.final');
  return JSON.parse(final?.text ?? '') as Heard;
}
