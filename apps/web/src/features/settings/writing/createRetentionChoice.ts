import { getShownConfiguration } from '@nevisa/machines';
import type { RetentionChoice } from '../../dictation/workspace/retentionChoice.ts';
import type { WritingActor } from './writingActor.ts';

/** Creates the retention setting as dictation reads it: a choice counts at once, also before the server has it. */
export function createRetentionChoice(actor: WritingActor): RetentionChoice {
  return {
    read: () => getShownConfiguration(actor.getSnapshot().context)?.save_transcriptions ?? null,
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}
