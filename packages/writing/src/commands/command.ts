import type { OutputToken } from '../rule.ts';

/** The group of a command in the help (copy `commands.group*`). */
export type CommandGroup = 'marks' | 'lines' | 'edit' | 'control';

/**
 * Effect of a command: it writes a mark or line anywhere in a text, writes only
 * within a number, or acts, and then only as a whole utterance.
 */
export type CommandEffect =
  | { readonly kind: 'writes'; readonly output: OutputToken }
  | { readonly kind: 'writes-in-numbers'; readonly output: OutputToken }
  | { readonly kind: 'acts' };

/** A voice command. */
export interface Command<Id extends string = string> {
  /** The last part of its copy key: `commands.period`. */
  readonly id: Id;
  readonly group: CommandGroup;
  /** Its phrases, that of the copy deck first. Spellings that `foldPersian` unifies are listed once. */
  readonly phrases: readonly [string, ...string[]];
  /** Phrases that count only after the end of a sentence, because they are also nouns. */
  readonly phrasesAfterSentence?: readonly string[];
  readonly effect: CommandEffect;
}

/** The output of a command; null when it acts. */
export function getOutput({ effect }: Command): OutputToken | null {
  return effect.kind === 'acts' ? null : effect.output;
}
