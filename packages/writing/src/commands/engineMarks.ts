import type { Token } from '../token.ts';
import type { Command } from './command.ts';
import type { CommandId } from './commandTable.ts';

/** Marks of the engine beside a spoken one that it replaces. */
interface Replaced {
  readonly before: string;
  readonly after: string;
}

const pauses = '.,،؛;:?؟!…';
const mostMarks = 3;

// A pause before a closing bracket is the pause of the speaker; a question inside it is real.
const brackets: Partial<Record<CommandId, Replaced>> = {
  quoteOpen: { before: '«“"', after: `${pauses}«“"` },
  quoteClose: { before: ',،؛;:»”"', after: '»”"' },
  parenOpen: { before: '(', after: `${pauses}(` },
  parenClose: { before: ',،؛;:)', after: ')' },
};

/** Whether this is a mark that an engine writes where a speaker pauses. */
export function isPause(token: Token | undefined): boolean {
  return token?.kind === 'mark' && pauses.includes(token.text);
}

/** Where the words begin after the engine's marks at `at`. */
export function afterMarks(tokens: readonly Token[], at: number): number {
  const end = at + mostMarks;
  let next = at;
  while (next < end && tokens[next]?.kind === 'mark') {
    next += 1;
  }
  return next;
}

/** Whether a spoken mark replaces all marks of the engine from `from` up to `to`, which stand before it. */
export function replacesBefore(command: Command<CommandId>, marks: readonly Token[]): boolean {
  const { before } = replacedBy(command);
  return marks.every(({ text }) => before.includes(text));
}

/** How many marks of the engine from `at` on a spoken mark before them replaces. */
export function replacedAfter(
  command: Command<CommandId>,
  tokens: readonly Token[],
  at: number,
): number {
  const { after } = replacedBy(command);
  const marks = tokens.slice(at, at + mostMarks);
  const kept = marks.findIndex(({ kind, text }) => kind !== 'mark' || !after.includes(text));
  return kept === -1 ? marks.length : kept;
}

function replacedBy({ id, group }: Command<CommandId>): Replaced {
  // The sentence before a new line keeps its end, and no line begins with a pause.
  return brackets[id] ?? { before: group === 'lines' ? '' : pauses, after: pauses };
}
