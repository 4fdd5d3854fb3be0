import type { Token } from '../tokenize.ts';
import type { Command } from './command.ts';
import type { CommandId } from './commandTable.ts';

/** Marks of the engine that an adjacent spoken mark replaces. */
interface Replaced {
  readonly before: string;
  readonly after: string;
}

const pauses = '.,،؛;:?؟!…';
const mostMarks = 3;

// A pause mark before a closing bracket comes from the speaker's pause; a question mark is kept.
const brackets: Partial<Record<CommandId, Replaced>> = {
  quoteOpen: { before: '«“"', after: `${pauses}«“"` },
  quoteClose: { before: ',،؛;:»”"', after: '»”"' },
  parenOpen: { before: '(', after: `${pauses}(` },
  parenClose: { before: ',،؛;:)', after: ')' },
};

/** Whether the engine writes this mark for a pause of the speaker. */
export function isPause(token: Token | undefined): boolean {
  return token?.kind === 'mark' && pauses.includes(token.text);
}

/** Index of the first token after the engine's marks at `at`. */
export function skipMarks(tokens: readonly Token[], at: number): number {
  const end = at + mostMarks;
  let next = at;
  while (next < end && tokens[next]?.kind === 'mark') {
    next += 1;
  }
  return next;
}

/** Whether a spoken mark replaces all of these marks, which precede it. */
export function replacesBefore(command: Command<CommandId>, marks: readonly Token[]): boolean {
  const { before } = getReplacedMarks(command);
  return marks.every(({ text }) => before.includes(text));
}

/** Number of the engine's marks from `at` on that the preceding spoken mark replaces. */
export function countReplacedMarks(
  command: Command<CommandId>,
  tokens: readonly Token[],
  at: number,
): number {
  const { after } = getReplacedMarks(command);
  const marks = tokens.slice(at, at + mostMarks);
  const kept = marks.findIndex(({ kind, text }) => kind !== 'mark' || !after.includes(text));
  return kept === -1 ? marks.length : kept;
}

function getReplacedMarks({ id, group }: Command<CommandId>): Replaced {
  // The sentence before a new line keeps its final mark; a new line begins without one.
  return brackets[id] ?? { before: group === 'lines' ? '' : pauses, after: pauses };
}
