import { assign, setup } from 'xstate';

/** How far the two clocks may part before the wall clock counts as set back, in ms. */
const clockTolerance = 1_000;

export interface CountdownInput {
  /** Whole seconds to count; nothing ever shows more. */
  seconds: number;
  /** Wall-clock ms of an end fixed earlier, to go on after a reload. */
  deadline?: number;
  /**
   * Wall clock in ms; goes on while the machine sleeps, but can be set.
   * @default Date.now
   */
  now?: () => number;
  /**
   * Monotonic clock in ms; can never be set, but may stop during sleep.
   * @default performance.now
   */
  monotonicNow?: () => number;
}

export type CountdownEvent =
  /** The tab is visible again: no waiting for a throttled tick. */
  { type: 'page.shown' } | { type: 'countdown.stopped' };

/** 0 when the time is over, more when it was stopped early. */
export interface CountdownOutput {
  secondsLeft: number;
}

interface CountdownContext {
  secondsLeft: number;
  /** Wall-clock ms, to store for a reload. */
  endsAt: number;
  /** What both clocks showed when they last agreed. */
  anchor: ClockReading;
  now: () => number;
  monotonicNow: () => number;
}

interface ClockReading {
  wall: number;
  monotonic: number;
}

/**
 * Counts whole seconds down to zero and then ends.
 *
 * The end is fixed when it starts and every tick reads the time again, so a tab
 * that slept wakes up with the right number. A wall clock that was set back
 * moves the end with it; one that jumped ahead looks the same as sleep and
 * ends the countdown early, where the server decides. The number never rises.
 */
export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    input: {} as CountdownInput,
    events: {} as CountdownEvent,
    output: {} as CountdownOutput,
  },
  delays: { tick: ({ context }) => computeTimeLeft(context) % 1_000 || 1_000 },
  guards: { isOver: ({ context }) => context.secondsLeft === 0 },
  actions: { readTime: assign(({ context }) => readClocks(context)) },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => createContext(input),
  initial: 'running',
  states: {
    running: {
      entry: 'readTime',
      always: { guard: 'isOver', target: 'over' },
      after: { tick: { target: 'running', reenter: true } },
      on: {
        'page.shown': { target: 'running', reenter: true },
        'countdown.stopped': 'stopped',
      },
    },
    stopped: { type: 'final' },
    over: { type: 'final' },
  },
  output: ({ context }) => ({ secondsLeft: context.secondsLeft }),
});

function createContext({
  seconds,
  deadline = Infinity,
  now = Date.now,
  monotonicNow = () => performance.now(),
}: CountdownInput): CountdownContext {
  const wall = now();
  return {
    secondsLeft: seconds,
    endsAt: Math.min(deadline, wall + seconds * 1_000),
    anchor: { wall, monotonic: monotonicNow() },
    now,
    monotonicNow,
  };
}

function readClocks(context: CountdownContext): Partial<CountdownContext> {
  const wall = context.now();
  const monotonic = context.monotonicNow();
  const setBackBy = monotonic - context.anchor.monotonic - (wall - context.anchor.wall);
  const endsAt = setBackBy > clockTolerance ? context.endsAt - setBackBy : context.endsAt;
  const secondsLeft = Math.max(0, Math.ceil((endsAt - wall) / 1_000));
  return {
    endsAt,
    secondsLeft: Math.min(secondsLeft, context.secondsLeft),
    ...(Math.abs(setBackBy) > clockTolerance && { anchor: { wall, monotonic } }),
  };
}

function computeTimeLeft({ endsAt, now }: CountdownContext): number {
  return Math.max(0, endsAt - now());
}
