import { type Choices, toChange } from './configuration.ts';
import type { WritingActor } from './writingActor.ts';

export interface WritingCommands {
  choose: (choices: Partial<Choices>) => void;
  reload: () => void;
  retry: () => void;
  dismiss: () => void;
  askForReset: () => void;
  cancelReset: () => void;
  reset: () => void;
}

/** Creates the commands of the settings screen. */
export function createWritingCommands(actor: WritingActor): WritingCommands {
  return {
    choose: (choices) => actor.send({ type: 'setting.changed', change: toChange(choices) }),
    reload: () => actor.send({ type: 'settings.requested' }),
    retry: () => actor.send({ type: 'save.retried' }),
    dismiss: () => actor.send({ type: 'refusal.dismissed' }),
    askForReset: () => actor.send({ type: 'reset.requested' }),
    cancelReset: () => actor.send({ type: 'reset.cancelled' }),
    reset: () => actor.send({ type: 'reset.confirmed' }),
  };
}
