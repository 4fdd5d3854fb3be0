import type { AnyActor, EventObject } from 'xstate';

/** An event of a machine, or one that xstate makes of a port's answer or of a delay. */
export interface MachineEvent extends EventObject {
  output?: unknown;
}

/** The event of a port, called in a state, that has answered. */
export function makeAnswered(stateId: string, output: unknown): MachineEvent {
  return { type: `${doneBy}0.${stateId}`, output };
}

/** The event of a port, called in a state, that has thrown. */
export function makeBroken(stateId: string): MachineEvent {
  return { type: `${brokenBy}0.${stateId}`, error: new Error('broken port') } as MachineEvent;
}

/** The event of a named delay of a state that is over. */
export function makeWaited(delay: string, stateId: string): MachineEvent {
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

/** Performs an event of a generated path in a running actor: answers the port, ends the delay or sends the event. */
export async function takeStep(
  { type, output, ...rest }: MachineEvent,
  {
    actor,
    ports,
    happen = {},
  }: {
    actor: AnyActor;
    /** By the id of the state that calls them. */
    ports: Readonly<Record<string, Answering>>;
    /** Ends a named delay or child actor. */
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
