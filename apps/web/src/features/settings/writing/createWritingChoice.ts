import { isEqual } from '../../../shared/isEqual.ts';
import type { WritingChoice } from '../../dictation/workspace/writingChoice.ts';
import { selectWriting } from './writingFacts.ts';
import type { WritingActor } from './writingActor.ts';

/** Creates the writing settings as dictation reads them: `read` returns the same object until a setting changes. */
export function createWritingChoice(actor: WritingActor): WritingChoice {
  const selection = actor.select(selectWriting, isEqual);
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
