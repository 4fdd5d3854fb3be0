import type { Client } from '@nevisa/api';
import { superviseCapture, type SupervisedCapture } from '../../capture/superviseCapture.ts';
import type { Recording, RecordingOptions } from '../../engine.ts';
import { createReducerLoop } from '../../reducerLoop.ts';
import { lost } from '../../worker/closeCodes.ts';
import type { SessionTicket } from '../../worker/transport.ts';
import {
  reduceRecording,
  type RecordingEffect,
  type RecordingState,
  type Requester,
} from './recordingReducer.ts';
import { toFailureEvent } from './sessionFailure.ts';
import type { WorkerConnection } from './workerConnection.ts';
import type { ControlMessage, ProtocolName, WorkerMessage } from './workerMessages.ts';

/** Address of a WebSocket with its session, or why there is none. */
export type SessionOutcome =
  | { readonly ok: true; readonly address: string; readonly session: SessionTicket }
  | Extract<Awaited<ReturnType<Client['createLiveSession']>>, { ok: false }>;

export interface RecordingClientOptions extends Omit<RecordingOptions, 'microphone'> {
  ownerId: string;
  protocol: ProtocolName;
  requestSession: (takeOver: boolean, signal: AbortSignal) => Promise<SessionOutcome>;
  /** Null: captures nothing, only sends audio that was recorded before. */
  stream: MediaStream | null;
  worker: WorkerConnection;
}

/**
 * One recording, seen from the page. It captures at once and until the end,
 * with or without a connection to the service, and passes the address of each
 * session to the Worker.
 */
export function createRecordingClient(options: RecordingClientOptions): Recording {
  const { ownerId, documentId, protocol, stream, worker } = options;
  const ending = new AbortController();
  const { signal } = ending;
  let control: MessagePort | null = null;
  let capture: SupervisedCapture | null = null;
  let attempt = new AbortController();

  const initial: RecordingState = {
    name: 'detached',
    intent: 'record',
    takeOver: options.takeOver,
  };
  const { dispatch } = createReducerLoop(initial, reduceRecording, run);
  const command = (type: keyof Recording) => () => dispatch({ type });

  function post(message: ControlMessage, transfer: Transferable[] = []): void {
    control?.postMessage(message, transfer);
  }

  function attach(captures: boolean): void {
    const channel = new MessageChannel();
    control = channel.port1;
    channel.port1.addEventListener(
      'message',
      ({ data: message }: MessageEvent<WorkerMessage>) => {
        worker.markLoaded();
        dispatch({ type: 'worker.message', message });
      },
      { signal },
    );
    channel.port1.start();
    const record = { ownerId, documentId, protocol, control: channel.port2 };
    worker.record(record, signal, ({ isGone }) => dispatch({ type: 'worker.failed', isGone }));
    if (stream !== null && captures) {
      capture = superviseCapture({
        stream,
        signal,
        onStart: (audio) => post({ type: 'capture', audio }, [audio]),
        onDeaf: () => dispatch({ type: 'capture.deaf' }),
      });
    }
  }

  function detach(): void {
    control = null;
    capture?.end();
    capture = null;
  }

  async function requestSession(by: Requester, takeOver: boolean): Promise<void> {
    attempt.abort();
    attempt = new AbortController();
    const current = attempt.signal;
    const outcome = await options.requestSession(takeOver, current).catch((): null => null);
    if (current.aborted) {
      return;
    }
    if (outcome?.ok === true) {
      post({ type: 'connect', address: outcome.address, session: outcome.session });
    } else {
      const event = outcome === null ? lost : toFailureEvent(outcome.failure);
      dispatch({ type: 'session.refused', by, event });
    }
  }

  function run(effect: RecordingEffect): void {
    switch (effect.type) {
      case 'worker.attach':
        attach(effect.captures);
        return;
      case 'worker.detach':
        detach();
        return;
      case 'post':
        post(effect.message);
        return;
      case 'session.request':
        void requestSession(effect.by, effect.takeOver);
        return;
      case 'capture.finish':
        capture?.finish();
        return;
      case 'capture.missing':
        capture?.audioMissing(effect.seconds);
        return;
      case 'report':
        options.report(effect.event);
        return;
      case 'release':
        ending.abort();
        attempt.abort();
    }
  }

  dispatch({ type: 'reconnect' });

  return {
    pause: command('pause'),
    resume: command('resume'),
    finalize: command('finalize'),
    stop: command('stop'),
    reconnect: command('reconnect'),
    close: command('close'),
  };
}
