import {
  Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  SimulatedClock,
} from 'xstate';

/** Gives every transition that an actor takes, e.g. to a `createTransitionLog`. */
export type Inspect = Extract<
  NonNullable<ActorOptions<AnyStateMachine>['inspect']>,
  (...args: never[]) => unknown
>;

/** Starts a machine over a simulated clock, and returns what every test asks of it. */
export function startMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { clock = new SimulatedClock(), ...options }: StartOptions<Machine> = {},
) {
  const actor = new Actor(machine, { clock, ...options } as ActorOptions<Machine>).start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    actor,
    clock,
    context: () => snapshot().context as ContextFrom<Machine>,
    /** In alphabetical order. */
    tags: () => [...snapshot().tags].sort(),
    send: (event: EventFrom<Machine>) => actor.send(event),
    /** Lets time go by, in ms. */
    pass: (ms: number) => clock.increment(ms),
  };
}

interface StartOptions<Machine extends AnyStateMachine> extends Pick<
  ActorOptions<Machine>,
  'input'
> {
  clock?: SimulatedClock;
  inspect?: Inspect | undefined;
}

/** When the wall clock of a test begins, in ms since 1970. */
export const startOfTime = 1_795_000_000_000;

/** A simulated clock with a wall clock and a monotonic clock that follow it. */
export function createSimulatedTime(start = startOfTime) {
  const clock = new SimulatedClock();
  let offset = start;
  return {
    clock,
    now: () => clock.now() + offset,
    monotonicNow: () => clock.now(),
    /** Moves only the wall clock, by ms. */
    setWall: (ms: number) => {
      offset += ms;
    },
  };
}
