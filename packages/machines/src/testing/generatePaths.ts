import { type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { MachineEvent } from './takeStep.ts';

export interface GeneratedPath {
  /** From the start on, as the machine receives them. */
  events: readonly MachineEvent[];
  /** The state value that the machine's table gives for them. */
  lands: StateValue;
}

/**
 * For every state that can be reached, the shortest way there and one more
 * event of each kind: together they take every transition of the table.
 */
export function generatePaths(
  machine: AnyStateMachine,
  { input, events }: { input?: unknown; events: readonly MachineEvent[] },
): GeneratedPath[] {
  const options = { events: [...events], input, serializeState, limit: 10_000 };
  const waysOut = new Map(Object.entries(getAdjacencyMap(machine, options)));
  return getShortestPaths(machine, options).flatMap(({ state, steps }) => {
    const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    const further = Object.values<Step>(waysOut.get(serializeState(state))?.transitions ?? {});
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
export function findReachableStates(
  machine: AnyStateMachine,
  {
    input,
    events,
    deciding,
  }: {
    input?: unknown;
    events: readonly MachineEvent[];
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
  event: MachineEvent;
  state: AnyMachineSnapshot;
}

function serializeState({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
}
