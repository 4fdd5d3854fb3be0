import { assign, type EventObject } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { isUnexpected } from './ports.ts';
import { getAskedWait } from './getAskedWait.ts';

/** The part of a context that the shared actions and guards read and write. */
interface WithFailure {
  /** Why the last call failed; null when it did not. */
  failure: Failure | null;
}

/** The output of the actor that has ended, e.g. as the `params` of an action. */
export function getOutput<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}

/** Guards, actions and the delay of a machine that calls the server; for `extend` of its setup. */
export function defineCallParts<Context extends WithFailure, Event extends EventObject>() {
  const withFailure = (failure: Failure | null) => ({ failure }) as Partial<Context>;
  return {
    guards: {
      isUnexpected,
      succeeded: (_: unknown, outcome: Outcome<unknown>): boolean => outcome.ok,
      mustWait: ({ context }: { context: Context }): boolean => getAskedWait(context.failure) > 0,
    },
    delays: {
      /** How long the server asked to wait before another try. */
      waitAsked: ({ context }: { context: Context }): number => getAskedWait(context.failure),
    },
    actions: {
      rememberFailure: assign<Context, Event, Outcome<unknown>, Event, never>((_, outcome) =>
        outcome.ok ? {} : withFailure(outcome.failure),
      ),
      assumeNetworkFailure: assign<Context, Event, undefined, Event, never>(() =>
        withFailure({ kind: 'network' }),
      ),
      forgetFailure: assign<Context, Event, undefined, Event, never>(() => withFailure(null)),
    },
  };
}

/** What a call leads to; targets as in the table of the machine. */
interface CallResults<Succeeded, Failed, Unexpected> {
  succeeded: Succeeded;
  /** The server or the network did not do it, and the failure is remembered. */
  failed: Failed;
  /** The port has rejected, which it should not; a network failure is assumed. */
  unexpected: Unexpected;
}

/** The transitions of an `invoke` that calls the server; needs the `defineCallParts`. */
export function defineAfterCall<
  const Succeeded extends object,
  const Failed extends string,
  const Unexpected extends string,
>({ succeeded, failed, unexpected }: CallResults<Succeeded, Failed, Unexpected>) {
  return {
    onDone: [
      { guard: { type: 'succeeded', params: getOutput }, ...succeeded },
      { target: failed, actions: { type: 'rememberFailure', params: getOutput } },
    ],
    onError: { guard: 'isUnexpected', target: unexpected, actions: 'assumeNetworkFailure' },
  } as const;
}

/** The states of a form whose call has failed: it waits for as long as the server asks, and goes `back`. */
export function defineWaitStates<const Back extends string>(back: Back) {
  return {
    answered: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: back }] },
    waiting: {
      tags: 'waiting',
      after: { waitAsked: { target: back, actions: 'forgetFailure' } },
    },
  } as const;
}
