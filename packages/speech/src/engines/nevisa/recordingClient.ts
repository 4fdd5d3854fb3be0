import type { Client } from '@nevisa/api';
import { superviseCapture, type SupervisedCapture } from '../../capture/superviseCapture.ts';
import type { EngineEvent, Recording, RecordingOptions } from '../../engine.ts';
import { createReducerLoop } from '../../reducerLoop.ts';
import { lost } from '../../worker/closeCodes.ts';
import type { SessionTicket } from '../../worker/transport.ts';
import { toRecording } from '../toRecording.ts';
import { toFailureEvent } from './toFailureEvent.ts';
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

/** Who receives the reason when no session is available. */
type Requester = 'page' | 'worker';

/** A recording as the page sees it. */
interface RecordingState {
  /** `detached`: the script of the Worker did not load. */
  readonly name: 'detached' | 'attached' | 'closed';
  readonly intent: 'record' | 'pause' | 'stop';
  /** Requests for a session end recordings on other devices, until the service was ready. */
  readonly takeOver: boolean;
}

type RecordingEvent =
  | { type: keyof Recording }
  | { type: 'worker.message'; message: WorkerMessage }
  | { type: 'worker.failed'; isGone: boolean }
  | { type: 'session.created'; address: string; session: SessionTicket }
  | { type: 'session.refused'; by: Requester; event: EngineEvent }
  | { type: 'capture.deaf' };

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
    case 'worker.failed': {
      const [after, effects] = reportEvent(
        { ...state, name: event.isGone ? 'detached' : state.name },
        lost,
      );
      return [after, event.isGone ? [{ type: 'worker.detach' }, ...effects] : effects];
    }
    case 'session.created': {
      const { address, session } = event;
      return [state, [post({ type: 'connect', address, session })]];
    }
    case 'session.refused':
      return event.by === 'page'
        ? reportEvent(state, event.event)
        : [state, [post({ type: 'refuse', event: event.event })]];
    case 'capture.deaf':
      return reportEvent(state, { type: 'engine.deaf' });
  }
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
    const takeOver = state.takeOver && event.type !== 'engine.ready';
    return [{ ...state, takeOver }, [report]];
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
