import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import type { DroppedFile } from './FileDropRow.tsx';

/** Summarises the changes between two lists of files for an announcement: uploads that started, finished or failed. */
export function describeChanges(
  before: readonly DroppedFile[],
  after: readonly DroppedFile[],
): string {
  const states = new Map(before.map(({ id, state }) => [id, state]));
  return after
    .flatMap(({ id, name, state }) =>
      state === 'waiting' || states.get(id) === state
        ? []
        : [fill(text.files.announcements[state], { name })],
    )
    .join(' ');
}
