import type { Token } from '../token.ts';
import { type Atom, atomsFrom } from './atoms.ts';
import { largestNumber, roomAfter } from './group.ts';
import { type Part, type ReadingStyle, readPart } from './part.ts';
import { million } from './scales.ts';

/** A whole number as it was said. */
export interface Cardinal {
  readonly kind: 'cardinal';
  readonly value: number;
  /** The first token after it. */
  readonly to: number;
  /** How many words it has, and «و» among them. */
  readonly words: number;
  /** Its last number under a thousand: 50 in «صد و پنجاه», 3 in «بیست و سه». */
  readonly lastWord: number;
  /** What would go on with it after «و» is less than this: 1,000 after «دو هزار», 10 after «بیست». */
  readonly room: number;
  /** Its number under a thousand where it has only one: 15 in «پانزده هزار» and in «پانزده»; else null. */
  readonly coefficient: number | null;
  /** Whether «و نیم» is glued to its end: «سه‌ونیم». */
  readonly halved: boolean;
  /** The token with which that scale begins; null where there is none. */
  readonly scaleAt: number | null;
}

/** What stands at a token: a cardinal, an ordinal, or what has no one meaning and stays as it was said. */
export type Reading =
  | Cardinal
  | { readonly kind: 'ordinal' | 'unclear'; readonly value: number; readonly to: number };

/** Reads the longest number from a token on: its parts descend and are joined by «و»; null where none begins. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  style: ReadingStyle = 'greedy',
): Reading | null {
  const atoms = atomsFrom(tokens, at);
  const parts: Part[] = [];
  let next = 0;
  for (;;) {
    const part = readPart(atoms, next, parts, style);
    if (part === null) {
      break;
    }
    if (part.kind !== 'part') {
      return aligned(atoms, part.next, { kind: part.kind, value: part.value });
    }
    parts.push(part);
    next = part.next;
    if (part.ceiling <= 1 || atoms[next]?.kind !== 'and') {
      break;
    }
    next += 1;
  }
  return finished(atoms, parts, style);
}

function finished(
  atoms: readonly Atom[],
  parts: readonly Part[],
  style: ReadingStyle,
): Reading | null {
  const last = parts.at(-1);
  if (last === undefined) {
    return null;
  }
  const from = parts.findLastIndex((part) => part.whole);
  const counted = parts.slice(Math.max(from, 0));
  let value = counted.reduce((total, part) => total + part.value, 0);
  let { next } = last;
  let coefficient = parts.length === 1 ? (last.group?.value ?? null) : null;
  if (atoms[next]?.kind === 'and' && atoms[next + 1]?.kind === 'half') {
    const scaleAfter = atoms[next + 2];
    if (last.ceiling >= million) {
      // «دو میلیون و نیم»
      value += last.ceiling / 2;
      next += 2;
      coefficient = null;
    } else if (
      parts.length === 1 &&
      last.scaleAtom === null &&
      scaleAfter !== undefined &&
      scaleAfter.value >= million
    ) {
      // «یک و نیم میلیون»
      value = (value + 0.5) * scaleAfter.value;
      next += 3;
      coefficient = null;
    }
  }
  const halved = atoms[next + 1]?.kind === 'half' && atoms[next - 1]?.last === false;
  if (halved) {
    next += 2;
  }
  // «یک میلیون میلیون» may be two numbers.
  if (style === 'greedy' && atoms[next]?.kind === 'scale') {
    return aligned(atoms, next + 1, { kind: 'unclear', value: 0 });
  }
  if (value > largestNumber) {
    return aligned(atoms, next, { kind: 'unclear', value: 0 });
  }
  return aligned(atoms, next, {
    kind: 'cardinal',
    value,
    halved,
    words: next,
    lastWord: last.group?.lastWord ?? 1,
    room: last.scaleAtom === null ? roomAfter(last.group?.lastWord ?? 0) : last.ceiling,
    coefficient,
    scaleAt: last.scaleAtom === null ? null : scaleToken(atoms, last.scaleAtom),
  });
}

function scaleToken(atoms: readonly Atom[], index: number): number | null {
  const [before, scale] = [atoms[index - 1], atoms[index]];
  return scale !== undefined && (before === undefined || before.last) ? scale.token : null;
}

// A number ends where a token ends; within one it has no one meaning.
function aligned(
  atoms: readonly Atom[],
  next: number,
  reading: Omit<Cardinal, 'to'> | { kind: 'ordinal' | 'unclear'; value: number },
): Reading {
  const end = atoms[next - 1];
  const to = (end?.token ?? 0) + 1;
  return end?.last === true ? { ...reading, to } : { kind: 'unclear', value: 0, to };
}
