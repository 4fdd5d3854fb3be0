import {
  type BulkActionContext,
  bulkActionMachine,
  type BulkActionOutcome,
  type BulkCommand,
} from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

export type BulkActor = ActorRefFrom<typeof bulkActionMachine>;

/** An action on many rows as a list shows it. */
export interface BulkAction {
  readonly bulk: BulkActionContext;
  readonly asking: boolean;
  readonly working: boolean;
  readonly partly: boolean;
}

/** Starts the machine that carries out actions on the rows of a list, one after another. */
export function startBulkActor(
  carryOut: (action: BulkCommand) => Promise<BulkActionOutcome>,
): BulkActor {
  const actors = {
    carryOut: fromPromise<BulkActionOutcome, BulkCommand>(({ input }) => carryOut(input)),
  };
  return createActor(bulkActionMachine.provide({ actors })).start();
}

export function useBulkAction(actor: BulkActor): BulkAction {
  return {
    bulk: useSelector(actor, ({ context }) => context),
    asking: useSelector(actor, (state) => state.hasTag('asking')),
    working: useSelector(actor, (state) => state.hasTag('working')),
    partly: useSelector(actor, (state) => state.hasTag('partly')),
  };
}

/** Ends a question whose page was left, e.g. by Back: it would wait for an answer and hold up every later request. */
export function useLeftQuestion(actor: Pick<BulkActor, 'send'>): void {
  useEffect(() => () => actor.send({ type: 'bulk.canceled' }), [actor]);
}
