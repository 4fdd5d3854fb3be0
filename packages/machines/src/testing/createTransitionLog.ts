import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Collects the transitions that runs take; give `inspect` to `createActor`. */
export function createTransitionLog() {
  const taken = new Set<string>();
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.microstep') {
        for (const transition of transitionsIn(event)) {
          taken.add(describeTransition(transition));
        }
      }
    },
    /** Transitions of the machine that no run took, by name. */
    missing: (machine: AnyStateMachine) =>
      allTransitions(machine)
        .map(describeTransition)
        .filter((name) => !taken.has(name)),
  };
}

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;
type Transition = ReturnType<typeof transitionsIn>[number];

/** An internal field of xstate, and the only place that names the transition taken. */
function transitionsIn(event: Microstep) {
  return event['_transitions'];
}

function allTransitions(machine: AnyStateMachine): Transition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    [...node.transitions.values()].flat().concat(node.always ?? []),
  );
}

function describeTransition({ source, eventType, guard, target }: Transition): string {
  const condition = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  const goal = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id}: ${eventType}${typeof condition === 'string' ? ` [${condition}]` : ''} → ${goal}`;
}
