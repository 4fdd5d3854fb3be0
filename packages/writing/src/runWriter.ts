import type { Rule } from './match.ts';
import { firstWord, type Item, parse, settledItems } from './parse.ts';
import { type RawSegment, type Token, tokensOf } from './token.ts';
import { textOfItems } from './written.ts';

/** A spoken command that was carried out, and where it was said. */
export interface AppliedCommand {
  readonly id: string;
  /** The words that were said. */
  readonly spoken: string;
  readonly segmentId: string;
  /** The first of its words in its segment, from 0. */
  readonly index: number;
}

/** What is written for one segment. */
export interface WrittenSegment {
  readonly id: string;
  /** Empty where all that was said went into the segment before, or was left out. */
  readonly text: string;
  readonly commands: readonly AppliedCommand[];
}

export interface RunWriterOptions {
  rules: readonly Rule[];
  autoSpace: boolean;
  /** Commands that the person wants as words. */
  wantsWord?: (command: Pick<AppliedCommand, 'segmentId' | 'index'>) => boolean;
}

/** Writes segments that were said one after another and stand one after another. */
export interface RunWriter {
  /**
   * Adds what was said next. Gives back the written segments from the first on
   * that is different now to the new one: a command or a number may have begun
   * in an earlier one. What comes of it is what all segments at once would give; the
   * work does not grow with what stands before.
   */
  push: (segment: RawSegment) => WrittenSegment[];
}

export function createRunWriter({ rules, autoSpace, wantsWord }: RunWriterOptions): RunWriter {
  const tokens: Token[] = [];
  const segments: { id: string; from: number }[] = [];
  const items: Item[] = [];
  const written: WrittenSegment[] = [];

  return {
    push(segment) {
      items.length = settledItems(items, tokens.length);
      const from = items.at(-1)?.to ?? 0;
      segments.push({ id: segment.id, from: tokens.length });
      tokens.push(...tokensOf(segment));
      items.push(...parse(tokens, rules, from, wantsWord));
      const first = segments.findLastIndex((one) => one.from <= from);
      const next = writtenSegments(first);
      const same = next.findIndex((one, at) => one.text !== written[first + at]?.text);
      written.splice(first, Infinity, ...next);
      return next.slice(same);
    },
  };

  // A match belongs to the segment in which it begins.
  function writtenSegments(first: number): WrittenSegment[] {
    return segments.slice(first).map(({ id, from }, at) => {
      const to = segments[first + at + 1]?.from ?? Infinity;
      const own = itemsBetween(from, to);
      return {
        id,
        text: textOfItems(own, autoSpace),
        commands: own.flatMap((item) => commandOf(item, tokens)),
      };
    });
  }

  function itemsBetween(from: number, to: number): Item[] {
    const own: Item[] = [];
    for (let at = items.length - 1; at >= 0; at -= 1) {
      const item = items[at];
      if (item === undefined || item.from < from) {
        break;
      }
      if (item.from < to) {
        own.unshift(item);
      }
    }
    return own;
  }
}

function commandOf(item: Item, tokens: readonly Token[]): AppliedCommand[] {
  const token = firstWord(tokens, item);
  if (item.command === undefined || token === undefined) {
    return [];
  }
  const spoken = tokens
    .slice(item.from, item.to)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  return [{ id: item.command, spoken, segmentId: token.segmentId, index: token.index }];
}
