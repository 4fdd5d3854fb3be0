import type { Client } from '@nevisa/api';
import { superviseCapture, type SupervisedCapture } from '../../capture/superviseCapture.ts';
import type { Recording, RecordingOptions } from '../../engine.ts';
import { createReducerLoop } from '../../reducerLoop.ts';
import { lost } from '../../worker/closeCodes.ts';
import type { SessionTicket } from '../../worker/transport.ts';
import { toRecording } from '../toRecording.ts';
import {
  reduceRecording,
  type RecordingEffect,
  type RecordingEvent,
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
  const initial: RecordingState = {
    name: 'detached',
    intent: 'record',
    takeOver: options.takeOver,
  };
  const loop = createReducerLoop(initial, reduceRecording, run);
  const ending = new AbortController();
  const dispatch: Dispatch = (event) => loop.dispatch(event);
  const request = createSessionRequester(options, ending.signal, dispatch);
  let link: WorkerLink | null = null;

  function run(effect: RecordingEffect): void {
    switch (effect.type) {
      case 'worker.attach':
        link = attachWorker(options, effect.captures, ending.signal, dispatch);
        return;
      case 'worker.detach':
        link?.capture?.end();
        link = null;
        return;
      case 'post':
        link?.control.postMessage(effect.message);
        return;
      case 'session.request':
        void request(effect);
        return;
      case 'capture.finish':
        link?.capture?.finish();
        return;
      case 'capture.missing':
        link?.capture?.audioMissing(effect.seconds);
        return;
      case 'report':
        options.report(effect.event);
        return;
      case 'release':
        ending.abort();
    }
  }

  dispatch({ type: 'reconnect' });
  return toRecording(dispatch);
}

type Dispatch = (event: RecordingEvent) => void;

interface WorkerLink {
  /** Receives `ControlMessage`s. */
  readonly control: MessagePort;
  readonly capture: SupervisedCapture | null;
}

function attachWorker(
  { ownerId, documentId, protocol, stream, worker }: RecordingClientOptions,
  captures: boolean,
  signal: AbortSignal,
  dispatch: Dispatch,
): WorkerLink {
  const { port1: control, port2 } = new MessageChannel();
  control.addEventListener(
    'message',
    ({ data: message }: MessageEvent<WorkerMessage>) => {
      worker.markLoaded();
      dispatch({ type: 'worker.message', message });
    },
    { signal },
  );
  control.start();
  worker.record({ ownerId, documentId, protocol, control: port2 }, signal, ({ isGone }) =>
    dispatch({ type: 'worker.failed', isGone }),
  );
  const capture =
    stream === null || !captures
      ? null
      : superviseCapture({
          stream,
          signal,
          onStart: (audio) => {
            const message: ControlMessage = { type: 'capture', audio };
            control.postMessage(message, [audio]);
          },
          onDeaf: () => dispatch({ type: 'capture.deaf' }),
        });
  return { control, capture };
}

/** A new request aborts the former one. */
function createSessionRequester(
  { requestSession }: RecordingClientOptions,
  signal: AbortSignal,
  dispatch: Dispatch,
) {
  let attempt = new AbortController();
  return async ({ by, takeOver }: { by: Requester; takeOver: boolean }): Promise<void> => {
    attempt.abort();
    attempt = new AbortController();
    const current = AbortSignal.any([signal, attempt.signal]);
    const outcome = await requestSession(takeOver, current).catch((): null => null);
    if (current.aborted) {
      return;
    }
    if (outcome?.ok === true) {
      const { address, session } = outcome;
      dispatch({ type: 'session.created', address, session });
    } else {
      const event = outcome === null ? lost : toFailureEvent(outcome.failure);
      dispatch({ type: 'session.refused', by, event });
    }
  };
}
