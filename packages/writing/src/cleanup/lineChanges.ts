import type { PlacedMatch } from '../applyRules.ts';
import { isUnspaced, separate } from '../renderText.ts';
import type { OutputToken } from '../rule.ts';
import type { PlacedToken } from '../script/listPlacedTokens.ts';
import type { CleanupChange } from './proposeCleanup.ts';

/**
 * The changes of one line: what the rules wrote beside what the line has. Spaces are compared
 * apart from words, so that a change is as short as it can be. A changed mark is one change with
 * what touches it, because its spaces depend on it.
 */
export class LineChanges {
  readonly #text: string;
  readonly #autoSpace: boolean;
  /** Where the text ends that is compared already. */
  #done: number;
  /** The last token that was written; undefined at the beginning of the line. */
  #before: OutputToken | undefined;
  /** Words between `#done` and the next match were removed. */
  #hasRemoved = false;
  #open: CleanupChange | null = null;
  #changes: CleanupChange[] = [];

  constructor(text: string, start: number, autoSpace: boolean) {
    this.#text = text;
    this.#done = start;
    this.#autoSpace = autoSpace;
  }

  add({ from, to, output }: PlacedMatch, tokens: readonly PlacedToken[]): void {
    const start = tokens[from]?.from ?? this.#done;
    const end = tokens[to - 1]?.to ?? start;
    const [first] = output;
    if (first === undefined) {
      this.#hasRemoved = true;
      return;
    }
    const isAfterMark = this.#before !== undefined && this.#before.kind !== 'word';
    const hasNoGap = start === this.#done;
    this.#compare(start, this.#writeGap(start, first), isAfterMark);
    const joins = first.kind !== 'word' || (isAfterMark && hasNoGap);
    this.#compare(end, joinOutput(output, this.#autoSpace), joins);
    this.#before = output.at(-1);
    this.#hasRemoved = false;
  }

  /** Where the change begins that the next match may extend; null without one. */
  get openFrom(): number | null {
    return this.#open?.from ?? null;
  }

  /** The changes that no further match can touch. */
  take(): readonly CleanupChange[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /** All other changes. `end` is the end of the line. */
  finish(end: number): readonly CleanupChange[] {
    if (this.#hasRemoved) {
      this.#compare(end, '', false);
    }
    this.#close();
    return this.take();
  }

  /** The spaces before a token; those of the text where it starts the line, or where spaces are the person's own. */
  #writeGap(start: number, next: OutputToken): string {
    const gap = this.#text.slice(this.#done, start);
    const before = this.#before;
    if (this.#hasRemoved) {
      return separate(before, next, this.#autoSpace);
    }
    if (before === undefined) {
      return gap;
    }
    const isJoined = isUnspaced(before) || isUnspaced(next);
    return this.#autoSpace || isJoined ? separate(before, next, this.#autoSpace) : gap;
  }

  /** Compares the text up to `to` with what is written for it; `joins` continues a change that touches it. */
  #compare(to: number, after: string, joins: boolean): void {
    const from = this.#done;
    const before = this.#text.slice(from, to);
    this.#done = to;
    if (before === after) {
      if (before !== '') {
        this.#close();
      }
      return;
    }
    if (!joins) {
      this.#close();
    }
    const open = this.#open;
    this.#open =
      open === null
        ? { from, to, before, after }
        : { from: open.from, to, before: open.before + before, after: open.after + after };
  }

  #close(): void {
    if (this.#open !== null) {
      this.#changes.push(this.#open);
      this.#open = null;
    }
  }
}

function joinOutput(output: readonly OutputToken[], autoSpace: boolean): string {
  return output.reduce(
    (text, token, at) =>
      text + (at === 0 ? '' : separate(output[at - 1], token, autoSpace)) + token.text,
    '',
  );
}
