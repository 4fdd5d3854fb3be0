import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type StateValue,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';

export interface GeneratedPath {
  /** From the start on, each as the machine itself would hear it. */
  events: readonly HeardEvent[];
  /** Where the machine's table says that they lead. */
  lands: StateValue;
}

interface HeardEvent extends EventObject {
  output?: unknown;
}

/**
 * For every state that can be reached, the shortest way there and one more
 * event of each kind: together they take every transition of the table.
 */
export function generatedPaths(
  machine: AnyStateMachine,
  { input, events }: { input?: unknown; events: readonly HeardEvent[] },
): GeneratedPath[] {
  const options = { events: [...events], input, serializeState: nameOf, limit: 10_000 };
  const waysOut = new Map(Object.entries(getAdjacencyMap(machine, options)));
  return getShortestPaths(machine, options).flatMap(({ state, steps }) => {
    const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    const further = Object.values<Step>(waysOut.get(nameOf(state))?.transitions ?? {});
    return further.map(({ event, state: next }) => ({
      events: [...there, event],
      lands: next.value,
    }));
  });
}

/**
 * Every state of the machine that these events lead to, and where each event
 * leads from there.
 *
 * @param deciding what of the context decides where an event leads; two states
 *   that agree in it count as one
 */
export function reachableStates(
  machine: AnyStateMachine,
  {
    input,
    events,
    deciding,
  }: {
    input?: unknown;
    events: readonly HeardEvent[];
    deciding: (context: never) => unknown;
  },
): { state: AnyMachineSnapshot; next: readonly AnyMachineSnapshot[] }[] {
  const map = getAdjacencyMap(machine, {
    input,
    events: [...events],
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, deciding(context as never)]),
    limit: 100_000,
  });
  return Object.values(map).map(({ state, transitions }) => ({
    state,
    next: Object.values<Step>(transitions).map((step) => step.state),
  }));
}

interface Step {
  event: HeardEvent;
  state: AnyMachineSnapshot;
}

function nameOf({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
}

/** How a machine hears that the port called in a state has answered. */
export function answered(stateId: string, output: unknown): HeardEvent {
  return { type: `${doneBy}0.${stateId}`, output };
}

/** How a machine hears that the port called in a state has thrown. */
export function broke(stateId: string): HeardEvent {
  return { type: `${brokenBy}0.${stateId}`, error: new Error('broken port') } as HeardEvent;
}

/** How a machine hears that a named delay of a state is over. */
export function waited(delay: string, stateId: string): HeardEvent {
  return { type: `${waitedFor}${delay}.${stateId}` };
}

const doneBy = 'xstate.done.actor.';
const brokenBy = 'xstate.error.actor.';
const waitedFor = 'xstate.after.';

interface Answering {
  calls: readonly {
    readonly inFlight: boolean;
    answer: (answer: never) => Promise<void>;
    reject: (error: unknown) => Promise<void>;
  }[];
}

/** Lets the world do to a running actor what an event of a generated path says. */
export async function takeStep(
  { type, output, ...rest }: HeardEvent,
  {
    actor,
    ports,
    happen = {},
  }: {
    actor: AnyActor;
    /** By the id of the state that calls them. */
    ports: Readonly<Record<string, Answering>>;
    /** Makes a named delay or child actor come to its end. */
    happen?: Readonly<Record<string, () => unknown>>;
  },
): Promise<void> {
  const named = Object.keys(happen).find((name) => type.includes(`.${name}`));
  const stateId = type.slice(type.indexOf('0.') + 2);
  const called = Object.hasOwn(actor.getSnapshot().children, `0.${stateId}`);
  const call = called ? ports[stateId]?.calls.find(({ inFlight }) => inFlight) : undefined;
  if (named !== undefined) {
    await happen[named]?.();
  } else if (type.startsWith(doneBy)) {
    await call?.answer(output as never);
  } else if (type.startsWith(brokenBy)) {
    await call?.reject('broken port');
  } else if (actor.getSnapshot().status === 'active') {
    actor.send({ type, ...rest });
  }
}
