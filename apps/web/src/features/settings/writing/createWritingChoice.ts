import { isEqual } from '../../../shared/isEqual.ts';
import type { WritingChoice } from '../../dictation/workspace/writingChoice.ts';
import type { WritingStates } from './followWriting.ts';
import { selectWriting } from './writingFacts.ts';

/** Creates the writing settings as dictation reads them: `read` returns the same object until a setting changes. */
export function createWritingChoice(states: WritingStates): WritingChoice {
  const selection = states.select(selectWriting, isEqual);
  let writing = selection.get();
  return {
    read() {
      const next = selection.get();
      writing = isEqual(writing, next) ? writing : next;
      return writing;
    },
    subscribe(listener) {
      const subscription = selection.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}
