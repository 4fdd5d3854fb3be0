import { type ActionAttempt, type ActionOutcome, dangerousActionMachine } from '@nevisa/machines';
import { fromPromise } from 'xstate';
import type { OpenAttempts } from './openAttempts.ts';

/** The machine of an action over its call. */
export function provideAction(
  carryOut: (attempt: ActionAttempt) => Promise<ActionOutcome>,
  attempts: OpenAttempts,
) {
  return dangerousActionMachine.provide({
    actors: {
      carryOut: fromPromise<ActionOutcome, ActionAttempt>(({ input }) =>
        attempts.carryOut(input, carryOut),
      ),
    },
  });
}
