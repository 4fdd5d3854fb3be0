import type { EngineEvent, Recording } from '../../engine.ts';
import { lost } from '../../worker/closeCodes.ts';
import type { SessionTicket } from '../../worker/transport.ts';
import type { ControlMessage, WorkerMessage } from './workerMessages.ts';

/** Who receives the reason when no session is available. */
export type Requester = 'page' | 'worker';

/** A recording as the page sees it. */
export interface RecordingState {
  /** `detached`: the script of the Worker did not load. */
  readonly name: 'detached' | 'attached' | 'closed';
  readonly intent: 'record' | 'pause' | 'stop';
  /** Requests for a session end recordings on other devices, until the service was ready. */
  readonly takeOver: boolean;
}

export type RecordingEvent =
  | { type: keyof Recording }
  | { type: 'worker.message'; message: WorkerMessage }
  | { type: 'worker.failed'; isGone: boolean }
  | { type: 'session.created'; address: string; session: SessionTicket }
  | { type: 'session.refused'; by: Requester; event: EngineEvent }
  | { type: 'capture.deaf' };

export type RecordingEffect =
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
export function reduceRecording(state: RecordingState, event: RecordingEvent): Step {
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
