import { sendTo, setup } from 'xstate';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** How long before the end a person is warned, in seconds; WCAG 2.2.1 asks for at least 20. */
export const inactivityWarningSeconds = 60;
/** The longest time between two looks at the clock, in ms: a timer stops while the device sleeps. */
const longestPause = 15_000;

export interface InactivityInput {
  /** How long a session may be left alone, in ms; longer than the warning. */
  limit: number;
  /** When a person last acted in any tab, in wall-clock ms. */
  readLastAct: () => number;
  /** Whether something runs that is used without an act, such as a recording. */
  isInUse: () => boolean;
  /** Wall clock in ms. @default Date.now */
  now?: () => number;
  /** Monotonic clock in ms, for tests. */
  monotonicNow?: () => number;
}

export type InactivityEvent =
  /** The person pressed a key or moved the pointer in this tab. */
  | { type: 'person.acted' }
  /** The person acted in another tab. */
  | { type: 'act.stored' }
  | { type: 'page.shown' }
  /** The answer to the warning. */
  | { type: 'session.continued' };

export type InactivityTag = 'warned' | 'ended';

interface InactivityContext extends Omit<Required<InactivityInput>, 'monotonicNow'> {
  monotonicNow: InactivityInput['monotonicNow'];
}

/**
 * Ends an auth session that was not used for a time, after a warning (X-328, ASVS 7.3.1).
 *
 * It is a machine because a device that sleeps, another tab, a recording and the answer to the
 * warning may meet in one moment, and because a late press must not prolong a session that is over.
 */
export const inactivityMachine = setup({
  types: {
    context: {} as InactivityContext,
    input: {} as InactivityInput,
    events: {} as InactivityEvent,
    tags: {} as InactivityTag,
    children: {} as { countdown: 'countdown' },
  },
  actors: { countdown: countdownMachine },
  delays: {
    untilNextLook: ({ context }) =>
      Math.min(
        Math.max(computeTimeLeft(context) - inactivityWarningSeconds * 1_000, 0),
        longestPause,
      ),
  },
  guards: {
    isInUse: ({ context }) => context.isInUse(),
    isOver: ({ context }) => computeTimeLeft(context) <= 0,
    isNearlyOver: ({ context }) => computeTimeLeft(context) <= inactivityWarningSeconds * 1_000,
  },
  actions: {
    /** Port. Stores the present time for all tabs; must not throw. */
    storeAct: definePlaceholder('storeAct'),
    /** Port. Signs the person out as an expired session does; must not throw. */
    endSession: definePlaceholder('endSession'),
    readTime: sendTo('countdown', { type: 'page.shown' }),
  },
}).createMachine({
  id: 'inactivity',
  context: ({ input: { now = Date.now, monotonicNow, ...input } }) => ({
    ...input,
    now,
    monotonicNow,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isInUse', target: 'attended', actions: 'storeAct' },
        { guard: 'isOver', target: 'ended' },
        { guard: 'isNearlyOver', target: 'warned' },
        { target: 'attended' },
      ],
    },
    attended: {
      after: { untilNextLook: 'deciding' },
      on: {
        'person.acted': [{ guard: 'isOver', target: 'deciding' }, { actions: 'storeAct' }],
        'page.shown': 'deciding',
      },
    },
    warned: {
      tags: 'warned',
      invoke: { src: 'countdown', id: 'countdown', input: toCountdownInput, onDone: 'deciding' },
      on: {
        'act.stored': 'deciding',
        'page.shown': { actions: 'readTime' },
        'session.continued': [
          { guard: 'isOver', target: 'deciding' },
          { target: 'attended', actions: 'storeAct' },
        ],
      },
    },
    ended: { tags: 'ended', type: 'final', entry: 'endSession' },
  },
});

function computeTimeLeft({ limit, readLastAct, now }: InactivityContext): number {
  return readLastAct() + limit - now();
}

function toCountdownInput({ context }: { context: InactivityContext }) {
  const { readLastAct, limit, now, monotonicNow } = context;
  return {
    seconds: inactivityWarningSeconds,
    deadline: readLastAct() + limit,
    now,
    ...(monotonicNow && { monotonicNow }),
  };
}
