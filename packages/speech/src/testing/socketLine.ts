import { decodeAudioFrame } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';
import { SimulatedClock } from 'xstate';
import { AudioSendBuffer } from '../worker/audioSendBuffer.ts';
import { nevisaProtocol } from '../worker/nevisaProtocol.ts';
import { createTransport, type Connection, type ConnectionListener } from '../worker/transport.ts';
import { createMemoryFrames, waitForPromises } from './memoryFrames.ts';

export const session = {
  session_id: 's1',
  resume_token: 'r1',
  usage_remained: 60_000,
  max_session_ms: 3_600_000,
};
/** The service's message when it takes audio. */
export const ready = { type: 'ready', session_id: 's1', sample_rate: 16_000, next_seq: 0 };

export type Line = ReturnType<typeof createLine>;

export async function openBuffer(): Promise<AudioSendBuffer> {
  const buffer = new AudioSendBuffer({
    unsent: createMemoryFrames(),
    clock: new SimulatedClock(),
  });
  await waitForPromises();
  return buffer;
}

/** An open connection on which the service is not ready yet. */
export async function openConnected(buffer?: AudioSendBuffer) {
  const open = createLine(buffer ?? (await openBuffer()));
  open.open();
  return open;
}

/** An open connection on which the service is ready. */
export async function openReady(buffer?: AudioSendBuffer) {
  const open = await openConnected(buffer);
  open.receive(ready);
  return open;
}

/** A transport whose connections are played by the test; records all sent messages. */
export function createLine(buffer: AudioSendBuffer) {
  const clock = new SimulatedClock();
  const events: EngineEvent[] = [];
  const { said, audio, lines, openConnection } = createRecordedConnections();
  const sent: { seq: number; capturedAt: number }[] = [];
  let asked = 0;
  let spoken = 0;

  const transport = createTransport(nevisaProtocol, {
    buffer,
    clock,
    report: (event) => {
      if (event.type !== 'engine.unsent') {
        events.push(event);
      }
    },
    requestSession: () => {
      asked += 1;
    },
    onFrameSent: ({ seq, capturedAt }) => sent.push({ seq, capturedAt }),
    openConnection,
  });
  const connect = (change: Partial<typeof session> = {}) =>
    transport.dispatch({
      type: 'connect',
      address: 'ws://service/live?ticket=t',
      session: { ...session, ...change },
    });
  connect();
  const on = (index: number) => lines.at(index)?.listener;

  return {
    transport,
    clock,
    events,
    said,
    audio,
    sent,
    lines,
    connect,
    asked: () => asked,
    closed: (index = -1) => lines.at(index)?.closed,
    ignored: () => transport.ignoredMessages,
    open: () => on(-1)?.opened(),
    receive: (message: object, index = -1) => on(index)?.received(JSON.stringify(message)),
    receiveRaw: (message: unknown) => on(-1)?.received(message),
    drop: (code: number, index = -1) => on(index)?.closed(code),
    speak(frames: number, sampleRate = 16_000) {
      for (let frame = 0; frame < frames; frame += 1) {
        const samples = new Float32Array(sampleRate / 25).fill(0.5);
        transport.dispatch({ type: 'audio', audio: { samples, sampleRate, capturedAt: spoken++ } });
      }
    },
    command: (type: 'pause' | 'resume' | 'finalize' | 'stop' | 'close') =>
      transport.dispatch({ type }),
    refuse: (event: EngineEvent) => transport.dispatch({ type: 'refuse', event }),
    stop: () => transport.dispatch({ type: 'stop' }),
    close: () => transport.dispatch({ type: 'close' }),
  };
}

function createRecordedConnections() {
  const said: unknown[] = [];
  const audio: ReturnType<typeof decodeAudioFrame>[] = [];
  const lines: { listener: ConnectionListener; closed: boolean; said: unknown[] }[] = [];
  return {
    said,
    audio,
    lines,
    openConnection: (_: string, listener: ConnectionListener): Connection => {
      const opened = { listener, closed: false, said: [] as unknown[] };
      lines.push(opened);
      return {
        send(message) {
          if (typeof message === 'string') {
            said.push(JSON.parse(message));
            opened.said.push(JSON.parse(message));
          } else {
            audio.push(decodeAudioFrame(message));
          }
        },
        close: () => {
          opened.closed = true;
        },
      };
    },
  };
}

export function makeStopped(complete: boolean) {
  const conversation = { conversation_id: 'c1', duration: 1_000, usage_remained: 59_000 };
  return { type: 'stopped', ...conversation, complete };
}

export function listTypes(events: readonly EngineEvent[]): string[] {
  return events.map(({ type }) => type);
}
