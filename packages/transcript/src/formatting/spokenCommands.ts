import {
  type AppliedCommand,
  type CommandId,
  endsWithEscape,
  findUtteranceCommand,
} from '@nevisa/writing';
import type { Segment } from '../segments/segment.ts';

/** Where a command was spoken. */
export type CommandPlace = Pick<AppliedCommand, 'segmentId' | 'index'>;

type SpokenText = Pick<Segment, 'id' | 'text'>;

/** Which voice commands of a transcript are written as words, and which were reported. */
export class SpokenCommands {
  readonly #literals: Set<string>;
  readonly #reported = new Set<string>();

  /** @param literals commands that are written as words */
  constructor(literals: readonly CommandPlace[] = []) {
    this.#literals = new Set(literals.map(toKey));
  }

  readonly isLiteral = (command: CommandPlace): boolean => this.#literals.has(toKey(command));

  /** From now on the command is written as words. */
  addLiteral(command: CommandPlace): void {
    this.#literals.add(toKey(command));
  }

  /**
   * Returns the command that is the whole text of a segment; null where its text is words.
   *
   * @param said all segments in the order in which they were said
   */
  find({ id, text }: SpokenText, said: readonly SpokenText[]): CommandId | null {
    const isWords = this.isLiteral({ segmentId: id, index: 0 });
    const command = isWords ? null : findUtteranceCommand(text);
    return command === null || followsEscape(id, said) ? null : command;
  }

  /** Returns the commands that were not reported before; each of them is reported with this call. */
  takeUnreported(commands: readonly AppliedCommand[]): readonly AppliedCommand[] {
    const fresh = commands.filter((command) => !this.#reported.has(toKey(command)));
    fresh.forEach((command) => this.#reported.add(toKey(command)));
    return fresh;
  }
}

/** Whether the segment that was said before ends with «کلمهٔ». */
function followsEscape(id: string, said: readonly SpokenText[]): boolean {
  const before = said[said.findLastIndex((one) => one.id === id) - 1];
  return before !== undefined && endsWithEscape(before.text);
}

function toKey({ segmentId, index }: CommandPlace): string {
  return `${segmentId} ${index}`;
}
