import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import type { DroppedFile } from './FileDropRow.tsx';

/** What has happened between two states of the files, to be read out: who has started, come through or failed. */
export function newsOf(before: readonly DroppedFile[], after: readonly DroppedFile[]): string {
  const stateOf = new Map(before.map(({ id, state }) => [id, state]));
  return after
    .flatMap(({ id, name, state }) =>
      state === 'waiting' || stateOf.get(id) === state
        ? []
        : [fill(text.files.said[state], { name })],
    )
    .join(' ');
}
