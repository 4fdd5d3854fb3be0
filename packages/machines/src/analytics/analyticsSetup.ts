import { assertEvent, assign, fromPromise, raise, setup } from 'xstate';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  type AnalyticsContext,
  type AnalyticsEvent,
  type AnalyticsInput,
  type AnalyticsPart,
  analyticsParts,
  type AnalyticsTag,
  type PartLoadInput,
  type PartLoadOutcome,
  type PartReading,
  type PartReadings,
} from './analyticsTypes.ts';

/** How old the figures may become while they are read again by themselves, in ms. */
const repeatWait = 5 * 60_000;

/** The timer of the platform fires a little early at times; a day is over only after its last ms. */
const afterMidnight = 50;

/** The answer to a call of one part. */
export interface PartOutcome {
  part: AnalyticsPart;
  outcome: PartLoadOutcome;
}

/** The port, guards and actions of `analyticsMachine`. */
export const analyticsSetup = setup({
  types: {
    context: {} as AnalyticsContext,
    events: {} as AnalyticsEvent,
    input: {} as AnalyticsInput,
    tags: {} as AnalyticsTag,
  },
  actors: {
    /** Port. Asks the server for one part; never rejects. */
    loadPart: fromPromise<PartLoadOutcome, PartLoadInput>(definePlaceholder('loadPart')),
  },
  delays: {
    /** Until the oldest figures are five minutes old. */
    repeatWait: ({ context }) =>
      Math.min(
        Math.max(findOldestReading(context) + repeatWait - context.clock.now(), 0),
        repeatWait,
      ),
    wholeWait: repeatWait,
    midnight: ({ context }) => context.clock.untilMidnight() + afterMidnight,
  },
  guards: {
    isUnexpected,
    succeeded: (_, { outcome }: PartOutcome) => outcome.ok,
    isPart: ({ event }, part: AnalyticsPart) =>
      event.type === 'part.requested' && event.part === part,
    isVisible: ({ context }) => context.isVisible,
    isSwitchedOn: ({ event }) => event.type === 'repeating.switched' && event.on,
    isAnotherDay: ({ context: { question, clock } }) => question.day !== clock.day(),
  },
  actions: {
    takePeriod: assign(({ context: { question }, event }) => {
      assertEvent(event, 'period.chosen');
      return { question: { ...question, period: event.period } };
    }),
    takeComparison: assign(({ context: { question }, event }) => {
      assertEvent(event, 'comparison.chosen');
      return { question: { ...question, comparison: event.comparison } };
    }),
    takeDay: assign(({ context: { question, clock } }) => ({
      question: { ...question, day: clock.day() },
    })),
    reportMidnight: raise({ type: 'clock.midnight' }),
    takeAnswer: assign(({ context }, { part, outcome }: PartOutcome) =>
      outcome.ok
        ? withReading(context, part, {
            answer: outcome.answer,
            question: context.question,
            readAt: context.clock.now(),
            failure: null,
          })
        : {},
    ),
    /** The shown figures stay. */
    rememberFailure: assign(({ context }, { part, outcome }: PartOutcome) =>
      outcome.ok
        ? {}
        : withReading(context, part, { ...context.readings[part], failure: outcome.failure }),
    ),
    /** An answer to another question is no answer to this one. */
    dropAnswer: assign(({ context }, { part }: { part: AnalyticsPart }) =>
      withReading(context, part, { ...noReading, failure: context.readings[part].failure }),
    ),
    /** The failure belongs to the question before; the new one has not failed. */
    forgetFailure: assign(({ context }, { part }: { part: AnalyticsPart }) =>
      withReading(context, part, { ...context.readings[part], failure: null }),
    ),
    correctClock: raise({ type: 'clock.corrected' }),
    readAgain: raise({ type: 'refresh.requested' }),
    rememberShown: assign({ isVisible: true }),
    rememberHidden: assign({ isVisible: false }),
  },
});

const noReading: PartReading<never> = {
  answer: null,
  question: null,
  readAt: null,
  failure: null,
};

/** Nothing is known of any part. */
export const noReadings: PartReadings = {
  figures: noReading,
  trends: noReading,
  minutes: noReading,
  revenue: noReading,
  signups: noReading,
  packages: noReading,
  codes: noReading,
};

function withReading(
  { readings }: AnalyticsContext,
  part: AnalyticsPart,
  reading: PartReading<unknown>,
): Pick<AnalyticsContext, 'readings'> {
  return { readings: { ...readings, [part]: reading } };
}

/** When the oldest of the shown answers came; now without one. */
function findOldestReading({ readings, clock }: AnalyticsContext): number {
  const times = analyticsParts.map((part) => readings[part].readAt ?? Infinity);
  const oldest = Math.min(...times);
  return oldest === Infinity ? clock.now() : oldest;
}
