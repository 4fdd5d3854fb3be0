import { createActor } from 'xstate';
import { createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { pretendPort } from '../testing/pretendPort.ts';
import { analyticsMachine } from './analyticsMachine.ts';
import type {
  AnalyticsAnswers,
  AnalyticsInput,
  AnalyticsPart,
  PartLoadInput,
  PartLoadOutcome,
} from './analyticsTypes.ts';

const figure = { value: 1, previous: 2 };

/** An answer to each part. */
export const someAnswers: AnalyticsAnswers = {
  figures: {
    signups: figure,
    active_users: figure,
    usage: figure,
    revenue: figure,
    orders: figure,
    average_order: figure,
    purchase_rate: figure,
    failed_payments: figure,
    compared: null,
    server_time: null,
  },
  trends: {},
  minutes: { points: [], compared: null },
  revenue: { points: [], compared: null },
  signups: { points: [], compared: null },
  packages: { results: [], server_time: null },
  codes: { results: [], server_time: null },
};

/** The clock begins at 14:05 of Tehran. */
const start = Date.parse('2026-11-21T10:35:00Z');
const dayLength = 86_400_000;
const tehranOffset = 3.5 * 3_600_000;

/** A machine whose calls a test answers, over a clock that a test moves. */
export function startAnalytics() {
  const port = pretendPort<PartLoadOutcome, PartLoadInput>();
  const time = createSimulatedTime(start);
  const input: AnalyticsInput = {
    comparison: 'previous',
    isVisible: true,
    clock: {
      now: time.now,
      day: () => new Date(time.now() + tehranOffset).toISOString().slice(0, 10),
      untilMidnight: () => dayLength - ((time.now() + tehranOffset) % dayLength),
    },
  };
  const machine = analyticsMachine.provide({ actors: { loadPart: port.logic } });
  const started = startMachine(machine, { input, clock: time.clock });
  const waiting = () => port.calls.filter(({ inFlight }) => inFlight);
  return {
    ...started,
    time,
    calls: port.calls,
    waiting,
    /** The parts that wait for an answer. */
    asked: () => waiting().map(({ input: { part } }) => part),
    /** Answers each part that waits, or fails these. */
    answerAll: async (failing: readonly AnalyticsPart[] = []) => {
      for (const call of waiting()) {
        const { part } = call.input;
        await call.answer(
          failing.includes(part)
            ? { ok: false, failure: { kind: 'server', status: 500 } }
            : { ok: true, answer: someAnswers[part] },
        );
      }
    },
  };
}

/** A machine without its port. */
export const createAnalyticsActor = () =>
  createActor(analyticsMachine, {
    input: {
      comparison: null,
      isVisible: true,
      clock: { now: () => 0, day: () => '1970-01-01', untilMidnight: () => dayLength },
    },
  });
