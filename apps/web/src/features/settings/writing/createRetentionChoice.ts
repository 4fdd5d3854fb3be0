import { getShownConfiguration } from '@nevisa/machines';
import type { RetentionChoice } from '../../dictation/workspace/retentionChoice.ts';
import type { WritingStates } from './followWriting.ts';

/** Creates the retention setting as dictation reads it: a choice counts at once, also before the server has it. */
export function createRetentionChoice(states: WritingStates): RetentionChoice {
  return {
    read: () => getShownConfiguration(states.getSnapshot().context)?.save_transcriptions ?? null,
    subscribe(listener) {
      const subscription = states.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}
