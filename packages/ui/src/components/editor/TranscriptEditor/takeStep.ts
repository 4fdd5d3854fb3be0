import type { Command } from 'prosemirror-state';
import type { Manuscript } from './manuscript.ts';
import { unconfirmedSegments } from './segments.ts';
import { confirmed } from './settling.ts';

/** Takes one step back or forth. False where there is none. */
export function takeStep(manuscript: Manuscript, step: Command): boolean {
  const done = step(manuscript.state, (transaction) => manuscript.apply(transaction));
  if (done) {
    manuscript.takenBackWith = null;
    confirmAgain(manuscript);
  }
  return done;
}

// Text that comes back by undo still carries the doubt it was deleted with.
function confirmAgain(manuscript: Manuscript): void {
  for (const id of unconfirmedSegments(manuscript.state.doc)) {
    if (manuscript.known.get(id)?.confirmed === true) {
      manuscript.applySilently(confirmed(manuscript.state, id));
    }
  }
}
