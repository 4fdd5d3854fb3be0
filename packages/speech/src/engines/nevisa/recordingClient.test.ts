import type { Failure } from '@nevisa/api/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import type { EngineAbsence, EngineEvent } from '../../engine.ts';
import { createRecordingClient } from './recordingClient.ts';
import type { SessionOutcome } from './sessionRequester.ts';
import type { ControlMessage, WorkerMessage } from './workerMessages.ts';

const granted = {
  ok: true,
  address: 'ws://service',
  session: { session_id: 's', resume_token: 'r', usage_remained: 1, max_session_ms: 3_600_000 },
} satisfies SessionOutcome;

/** A recording without a microphone, whose Worker and sessions the test plays. */
function start(...outcomes: readonly SessionOutcome[]) {
  let choice = false;
  let change: () => void = () => undefined;
  const settings = {
    read: () => ({ preferences: { auto_punctuation: choice } }),
    subscribe: (listener: () => void) => {
      change = listener;
      return () => {
        change = () => undefined;
      };
    },
  };
  const events: EngineEvent[] = [];
  const posted: ControlMessage[] = [];
  const waiting = [...outcomes];
  let control: MessagePort | null = null;
  let failWorker: (absence: EngineAbsence | null) => void = () => undefined;
  const recording = createRecordingClient({
    ownerId: 'sara',
    documentId: 'd',
    protocol: 'nevisa',
    takeOver: false,
    stream: null,
    configuration: settings,
    report: (event) => events.push(event),
    requestSession: () => Promise.resolve(waiting.shift() ?? granted),
    worker: {
      load: () => Promise.resolve(null),
      record(message, _, onFailure) {
        control = message.control;
        control.addEventListener('message', ({ data }: MessageEvent<ControlMessage>) =>
          posted.push(data),
        );
        control.start();
        failWorker = (absence) => onFailure({ absence });
      },
    },
  });
  return {
    events,
    posted,
    recording,
    choose: (value: boolean) => {
      choice = value;
      change();
    },
    failWorker: (absence: EngineAbsence | null) => failWorker(absence),
    async say(message: WorkerMessage) {
      control?.postMessage(message);
      await arrive();
    },
  };
}

/** Messages of a port arrive in a later task. */
function arrive(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2));
}

const ready: EngineEvent = { type: 'engine.ready', usageRemained: null };
const status = fc.integer({ min: 400, max: 599 });
const moments = ['at the first session', 'at a reconnection', 'for the Worker'] as const;

describe('createRecordingClient', () => {
  it.each(moments)(
    'X-24, X-6: over every status, only 401, 402, 403 and 409 end a recording: %s',
    async (moment) => {
      await checkEveryInTime(60, status, fc.boolean(), async (code, withText) => {
        const failure: Failure =
          code >= 500 && !withText
            ? { kind: 'server', status: code }
            : { kind: 'refused', status: code, texts: ['نه'], code: null, retryAfter: null };
        const refused = { ok: false, failure } as const;
        const isFirst = moment === 'at the first session';
        const played = start(...(isFirst ? [refused] : [granted, refused]));
        await arrive();
        if (!isFirst) {
          await played.say(ready);
          await (moment === 'for the Worker'
            ? played.say({ type: 'session.needed' })
            : Promise.resolve(played.recording.reconnect()));
          await arrive();
        }
        const ends =
          [401, 402, 403, 409].includes(code) ||
          (isFirst && code < 500 && ![408, 429].includes(code));
        const heard = moment === 'for the Worker' ? toRefusal(played.posted) : played.events.at(-1);
        expect(heard?.type).toBe(ends ? 'engine.refused' : 'engine.lost');
        played.recording.close();
      });
    },
  );

  it('X-5: requests another session for each reconnection', async () => {
    const later = { ...granted.session, session_id: 'later' };
    const { posted, recording } = start(granted, { ...granted, session: later });
    await arrive();
    recording.reconnect();
    await arrive();
    recording.close();

    const connects = posted.filter((message) => message.type === 'connect');
    expect(connects.map(({ session }) => session.session_id)).toEqual(['s', 'later']);
  });

  it('X-41: sends the automatic punctuation at the start and after a change', async () => {
    const { posted, choose, recording } = start();
    await arrive();
    choose(true);
    await arrive();
    recording.close();
    choose(false);
    await arrive();

    const chosen = posted.filter((message) => message.type === 'configure');
    expect(chosen.map(({ configuration }) => configuration)).toEqual([
      { preferences: { auto_punctuation: false } },
      { preferences: { auto_punctuation: true } },
    ]);
  });

  it('G01: an upload whose Worker did not load is tried again', async () => {
    const { events, failWorker, recording } = start();
    failWorker('offline');
    await arrive();

    expect(events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
    recording.close();
  });
});

function toRefusal(posted: readonly ControlMessage[]): EngineEvent | undefined {
  const refusal = posted.findLast((message) => message.type === 'refuse');
  return refusal?.type === 'refuse' ? refusal.event : undefined;
}
