import type { EngineEvent } from '../../engine.ts';
import { lost } from '../../worker/closeCodes.ts';
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
  | { readonly type: 'pause' | 'resume' | 'finalize' | 'stop' | 'reconnect' | 'close' }
  | { readonly type: 'worker.message'; readonly message: WorkerMessage }
  | { readonly type: 'worker.failed'; readonly isGone: boolean }
  | { readonly type: 'session.refused'; readonly by: Requester; readonly event: EngineEvent }
  | { readonly type: 'capture.deaf' };

export type RecordingEffect =
  /** `captures`: starts to capture the microphone. */
  | { readonly type: 'worker.attach'; readonly captures: boolean }
  | { readonly type: 'worker.detach' }
  | { readonly type: 'post'; readonly message: ControlMessage }
  | { readonly type: 'session.request'; readonly by: Requester; readonly takeOver: boolean }
  | { readonly type: 'capture.finish' }
  | { readonly type: 'capture.missing'; readonly seconds: number }
  | { readonly type: 'report'; readonly event: EngineEvent }
  | { readonly type: 'release' };

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
  switch (message.type) {
    case 'session.needed':
      return [state, [{ type: 'session.request', by: 'worker', takeOver: state.takeOver }]];
    case 'audio.missing':
      return [state, [{ type: 'capture.missing', seconds: message.seconds }]];
    default:
      return reportEvent(state, message);
  }
}

/** Reports an event; some end the recording. */
function reportEvent(state: RecordingState, event: EngineEvent): Step {
  const report: RecordingEffect = { type: 'report', event };
  switch (event.type) {
    case 'engine.ready':
      return [{ ...state, takeOver: false }, [report]];
    case 'engine.stopped':
    case 'engine.idled':
    case 'engine.deaf':
    case 'engine.refused': {
      const [closed, effects] = close(state);
      return [closed, [...effects, report]];
    }
    default:
      return [state, [report]];
  }
}

function close(state: RecordingState): Step {
  return [{ ...state, name: 'closed' }, [{ type: 'release' }, post({ type: 'close' })]];
}

function post(message: ControlMessage): RecordingEffect {
  return { type: 'post', message };
}
