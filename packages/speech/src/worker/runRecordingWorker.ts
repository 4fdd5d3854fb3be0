import type { UnsentFrames } from '@nevisa/drafts';
import type { CapturedAudio } from '../audio/frameMaker.ts';
import { createMeters } from '../audio/createMeters.ts';
import { createAudioWatch } from '../capture/audioWatch.ts';
import { legacyProtocol } from '../engines/legacy/legacyProtocol.ts';
import type {
  AudioMessage,
  ControlMessage,
  LoadedMessage,
  RecordMessage,
  WorkerMessage,
} from '../engines/nevisa/workerMessages.ts';
import { deviceClock as clock } from '../timing.ts';
import { AudioSendBuffer, type NumberedFrame } from './audioSendBuffer.ts';
import { nevisaProtocol } from './nevisaProtocol.ts';
import {
  createTransport,
  type Connection,
  type ConnectionListener,
  type Transport,
  type TransportOptions,
} from './transport.ts';

/**
 * The mark that each frame leaves in the performance timeline when it is sent,
 * with `detail: {seq, capturedAt}`. Observers receive it; it is cleared at once,
 * so that hours of dictation fill no memory.
 */
const frameMark = 'audio-frame';

/** The worklet's last frame may arrive this much later than the page's `stop`, in ms. */
const lastFrameWait = 200;

type Report = (message: WorkerMessage) => void;

/** Serves the recordings of a page in this Worker. `openUnsent` opens the unsent audio that the device stores for a document. */
export function runRecordingWorker(
  openUnsent: (ownerId: string, documentId: string) => UnsentFrames,
): void {
  const getBuffer = cacheBuffers(
    (ownerId, documentId) =>
      new AudioSendBuffer({ unsent: openUnsent(ownerId, documentId), clock }),
  );
  let close: () => void = () => undefined;

  // A page has one microphone: a new recording ends the former one.
  globalThis.addEventListener('message', ({ data }: MessageEvent<RecordMessage>) => {
    close();
    close = serveRecording(data, getBuffer(data.ownerId, data.documentId));
  });
  globalThis.postMessage({ type: 'loaded' } satisfies LoadedMessage);
}

/** Keeps the buffers of the latest documents, so that memory stays bounded; the device stores the audio of the others. */
export function cacheBuffers(
  create: (ownerId: string, documentId: string) => AudioSendBuffer,
  most = 4,
): (ownerId: string, documentId: string) => AudioSendBuffer {
  const buffers = new Map<string, AudioSendBuffer>();
  return (ownerId, documentId) => {
    const key = JSON.stringify([ownerId, documentId]);
    const buffer = buffers.get(key) ?? create(ownerId, documentId);
    buffers.delete(key);
    buffers.set(key, buffer);
    for (const oldest of [...buffers.keys()].slice(0, -most)) {
      buffers.delete(oldest);
    }
    return buffer;
  };
}

/** Returns how to end it at once. */
function serveRecording({ protocol, control }: RecordMessage, buffer: AudioSendBuffer): () => void {
  const report: Report = (message) => control.postMessage(message);
  const options: TransportOptions = {
    buffer,
    clock,
    openConnection: openWebSocket,
    report,
    requestSession: () => report({ type: 'session.needed' }),
    onFrameSent: markFrame,
  };
  const transport =
    protocol === 'nevisa'
      ? createTransport(nevisaProtocol, options)
      : createTransport(legacyProtocol, options);
  const input = createAudioInput(transport, report);

  function close(): void {
    transport.dispatch({ type: 'close' });
    input.close();
    control.close();
  }

  control.addEventListener('message', ({ data }: MessageEvent<ControlMessage>) => {
    if (data.type === 'capture') {
      input.attach(data.audio);
    } else if (data.type === 'stop') {
      setTimeout(input.stop, input.isAttached ? lastFrameWait : 0);
    } else if (data.type === 'close') {
      close();
    } else {
      transport.dispatch(data);
    }
  });
  control.start();
  return close;
}

/** Passes the audio of the worklet on and measures it. */
function createAudioInput(transport: Transport, report: Report) {
  const watch = createAudioWatch(clock, (seconds) => report({ type: 'audio.missing', seconds }));
  const measure = createRateMeters(report);
  let port: MessagePort | null = null;

  function stop(): void {
    watch.end();
    transport.dispatch({ type: 'stop' });
  }

  return {
    get isAttached() {
      return port !== null;
    },
    attach(audio: MessagePort): void {
      port?.close();
      port = audio;
      watch.expect();
      audio.addEventListener('message', ({ data }: MessageEvent<AudioMessage>) => {
        if (data.type === 'audio') {
          watch.heard();
          transport.dispatch(data);
          measure(data.audio);
        } else {
          stop();
        }
      });
      audio.start();
    },
    stop,
    close(): void {
      watch.end();
      port?.close();
    },
  };
}

/** Creates new meters when the rate of the audio changes. */
function createRateMeters(report: Report): (audio: CapturedAudio) => void {
  let meters: { rate: number; measure: (samples: Float32Array) => void } | null = null;
  return ({ samples, sampleRate }) => {
    if (meters?.rate !== sampleRate) {
      meters = { rate: sampleRate, measure: createMeters(sampleRate, report) };
    }
    meters.measure(samples);
  };
}

function openWebSocket(address: string, listener: ConnectionListener): Connection {
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('message', ({ data }) => listener.received(data));
  socket.addEventListener('close', ({ code }) => listener.closed(code));
  return socket;
}

function markFrame({ seq, capturedAt }: NumberedFrame): void {
  performance.mark(frameMark, { detail: { seq, capturedAt } });
  performance.clearMarks(frameMark);
}
