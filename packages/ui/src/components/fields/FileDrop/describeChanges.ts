import { isolateText } from '@nevisa/writing';
import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import type { DroppedFile } from './FileDropRow.tsx';

/**
 * Summarises the changes between two lists of files for an announcement: uploads that started,
 * paused, finished or failed, and files with words of their own. Progress is not a change.
 */
export function describeChanges(
  before: readonly DroppedFile[],
  after: readonly DroppedFile[],
): string {
  const states = new Map(before.map(({ id, state }) => [id, state]));
  return after
    .filter(({ id, state }) => state !== 'waiting' && states.get(id) !== state)
    .map(describe)
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describe({ name, state, words }: DroppedFile): string {
  const { announcements } = text.files;
  if (state === 'uploading' || state === 'done' || state === 'failed') {
    return fill(announcements[state], { name });
  }
  return words === undefined ? '' : `${isolateText(name)}: ${words}`;
}
