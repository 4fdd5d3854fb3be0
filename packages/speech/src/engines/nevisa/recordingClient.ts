import type { LiveConfiguration } from '@nevisa/api';
import { superviseCapture, type SupervisedCapture } from '../../capture/superviseCapture.ts';
import type { EngineAbsence, EngineEvent, Recording, RecordingOptions } from '../../engine.ts';
import { createReducerLoop } from '../../reducerLoop.ts';
import { lost } from '../../worker/closeCodes.ts';
import { toRecording } from '../toRecording.ts';
import {
  createSessionRequester,
  type Requester,
  type SessionEvent,
  type SessionOutcome,
} from './sessionRequester.ts';
import { toFailureEvent } from './toFailureEvent.ts';
import type { WorkerConnection } from './workerConnection.ts';
import type { ControlMessage, ProtocolName, WorkerMessage } from './workerMessages.ts';

export interface RecordingClientOptions extends Omit<RecordingOptions, 'microphone'> {
  ownerId: string;
  protocol: ProtocolName;
  requestSession: (takeOver: boolean, signal: AbortSignal) => Promise<SessionOutcome>;
  /** Null: captures nothing, only sends audio that was recorded before. */
  stream: MediaStream | null;
  worker: WorkerConnection;
  configuration: LiveSettings | null;
}

/** Settings that the service applies, and how to follow their changes. */
export interface LiveSettings {
  read(): LiveConfiguration;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
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
    wasReady: false,
    captures: options.stream !== null,
  };
  const loop = createReducerLoop(initial, reduceRecording, run);
  const ending = new AbortController();
  const dispatch: Dispatch = (event) => loop.dispatch(event);
  const request = createSessionRequester(options.requestSession, ending.signal, dispatch);
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
  { ownerId, documentId, protocol, stream, worker, configuration }: RecordingClientOptions,
  captures: boolean,
  signal: AbortSignal,
  dispatch: Dispatch,
): WorkerLink {
  const { port1: control, port2 } = new MessageChannel();
  control.addEventListener(
    'message',
    ({ data: message }: MessageEvent<WorkerMessage>) =>
      dispatch({ type: 'worker.message', message }),
    { signal },
  );
  control.start();
  followSettings(configuration, control, signal);
  worker.record({ ownerId, documentId, protocol, control: port2 }, signal, ({ absence }) =>
    dispatch({ type: 'worker.failed', absence }),
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
          onSuspended: () => dispatch({ type: 'capture.suspended' }),
          onDeaf: () => dispatch({ type: 'capture.deaf' }),
          onMissing: (absence) => dispatch({ type: 'capture.missing', absence }),
        });
  return { control, capture };
}

/** Sends the settings now and after each change. */
function followSettings(
  settings: LiveSettings | null,
  control: MessagePort,
  signal: AbortSignal,
): void {
  if (settings === null) {
    return;
  }
  const send = () =>
    control.postMessage({
      type: 'configure',
      configuration: settings.read(),
    } satisfies ControlMessage);
  signal.addEventListener('abort', settings.subscribe(send), { once: true });
  send();
}

/** A recording as the page sees it. */
interface RecordingState {
  /** `detached`: the script of the Worker did not load. */
  readonly name: 'detached' | 'attached' | 'closed';
  readonly intent: 'record' | 'pause' | 'stop';
  /** Requests for a session end recordings on other devices, until the service was ready. */
  readonly takeOver: boolean;
  /** The service was ready in this recording. */
  readonly wasReady: boolean;
  /** False where only audio is sent that was recorded before. */
  readonly captures: boolean;
}

type RecordingEvent =
  | { type: keyof Recording }
  | { type: 'worker.message'; message: WorkerMessage }
  | { type: 'worker.failed'; absence: EngineAbsence | null }
  | SessionEvent
  | { type: 'capture.suspended' | 'capture.deaf' }
  | { type: 'capture.missing'; absence: EngineAbsence };

type RecordingEffect =
  /** `captures`: starts to capture the microphone. */
  | { type: 'worker.attach'; captures: boolean }
  | { type: 'worker.detach' }
  | { type: 'post'; message: ControlMessage }
  | { type: 'session.request'; by: Requester; takeOver: boolean }
  | { type: 'capture.finish' }
  | { type: 'capture.missing'; seconds: number }
  | { type: 'report'; event: EngineEvent }
  | { type: 'release' };

type Step = readonly [RecordingState, readonly RecordingEffect[]];

/** Pure. The Worker keeps the recording; the page requests its sessions and captures its audio. */
function reduceRecording(state: RecordingState, event: RecordingEvent): Step {
  if (state.name === 'closed') {
    return [state, []];
  }
  switch (event.type) {
    case 'pause':
      return state.intent === 'record'
        ? [{ ...state, intent: 'pause' }, [post({ type: 'pause' })]]
        : [state, []];
    case 'resume':
      return state.intent === 'pause'
        ? [{ ...state, intent: 'record' }, [post({ type: 'resume' })]]
        : [state, []];
    case 'finalize':
      return [state, [post({ type: 'finalize' })]];
    case 'stop':
      return [{ ...state, intent: 'stop' }, [{ type: 'capture.finish' }, post({ type: 'stop' })]];
    case 'reconnect':
      return reconnect(state);
    case 'close':
      return close(state);
    case 'worker.message':
      return receive(state, event.message);
    case 'worker.failed':
      return failWorker(state, event.absence);
    case 'session.created': {
      const { address, session } = event;
      return [state, [post({ type: 'connect', address, session })]];
    }
    case 'session.refused': {
      const reason = toFailureEvent(event.failure, !state.wasReady);
      return event.by === 'page'
        ? reportEvent(state, reason)
        : [state, [post({ type: 'refuse', event: reason })]];
    }
    case 'capture.suspended':
      return reportEvent(state, { type: 'engine.suspended' });
    case 'capture.deaf':
      return reportEvent(state, { type: 'engine.deaf' });
    case 'capture.missing':
      return reportEvent(state, notLoaded(event.absence));
  }
}

/** Without the Worker nothing is recorded, so a recording ends. The upload of stored audio is tried again. */
function failWorker(state: RecordingState, absence: EngineAbsence | null): Step {
  if (absence === null) {
    return reportEvent(state, lost);
  }
  const [after, effects] = reportEvent(
    { ...state, name: 'detached' },
    state.captures ? notLoaded(absence) : lost,
  );
  return [after, [{ type: 'worker.detach' }, ...effects]];
}

function notLoaded(absence: EngineAbsence): EngineEvent {
  return { type: 'engine.refused', reason: { kind: 'not-loaded', absence } };
}

function reconnect(state: RecordingState): Step {
  const { name, intent, takeOver } = state;
  const attach: RecordingEffect[] = [
    { type: 'worker.attach', captures: intent !== 'stop' },
    ...(intent === 'record' ? [] : [post({ type: intent })]),
  ];
  return [
    { ...state, name: 'attached' },
    [...(name === 'detached' ? attach : []), { type: 'session.request', by: 'page', takeOver }],
  ];
}

function receive(state: RecordingState, message: WorkerMessage): Step {
  if (message.type === 'session.needed') {
    return [state, [{ type: 'session.request', by: 'worker', takeOver: state.takeOver }]];
  }
  return message.type === 'audio.missing'
    ? [state, [{ type: 'capture.missing', seconds: message.seconds }]]
    : reportEvent(state, message);
}

function reportEvent(state: RecordingState, event: EngineEvent): Step {
  const report: RecordingEffect = { type: 'report', event };
  if (!endEvents.has(event.type)) {
    const isReady = event.type === 'engine.ready';
    const takeOver = state.takeOver && !isReady;
    return [{ ...state, takeOver, wasReady: state.wasReady || isReady }, [report]];
  }
  const [closed, effects] = close(state);
  return [closed, [...effects, report]];
}

const endEvents: ReadonlySet<EngineEvent['type']> = new Set([
  'engine.stopped',
  'engine.idled',
  'engine.deaf',
  'engine.refused',
]);

function close(state: RecordingState): Step {
  return [{ ...state, name: 'closed' }, [{ type: 'release' }, post({ type: 'close' })]];
}

function post(message: ControlMessage): RecordingEffect {
  return { type: 'post', message };
}
