import { toLatinDigits } from '@nevisa/writing';
import { diffArrays } from 'diff';

/** Characters `from` to `to` of a text. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
}

interface Unit {
  readonly from: number;
  readonly text: string;
  readonly key: string;
}

/** Units that differ; with more of them the texts have nothing in common that is worth the time. */
const maxEditLength = 2_000;

/** Where the words, marks and line breaks of one text are in another one. */
export class TextPlaces {
  readonly #units: readonly Unit[];
  /** The unit of the other text, by the index of the unit that it equals. */
  readonly #others = new Map<number, { at: number; unit: Unit }>();

  constructor(one: string, another: string) {
    this.#units = readUnits(one);
    const others = readUnits(another);
    const changes = diffArrays(
      this.#units.map(({ key }) => key),
      others.map(({ key }) => key),
      { maxEditLength },
    );
    let [from, at] = [0, 0];
    for (const { count, added, removed } of changes ?? []) {
      if (!added && !removed) {
        for (const [step, other] of others.slice(at, at + count).entries()) {
          this.#others.set(from + step, { at: at + step, unit: other });
        }
      }
      from += added ? 0 : count;
      at += removed ? 0 : count;
    }
  }

  /** The place of characters `from` to `to`; null where the other text has not all of them, side by side. */
  find(from: number, to: number): TextPart | null {
    const first = this.#units.findLastIndex((unit) => unit.from <= from);
    const last = this.#units.findLastIndex((unit) => unit.from < to);
    const [start, end] = [this.#others.get(first), this.#others.get(last)];
    if (start === undefined || end === undefined || end.at - start.at !== last - first) {
      return null;
    }
    const [head, tail] = [this.#units[first], this.#units[last]];
    if (head === undefined || tail === undefined) {
      return null;
    }
    const before = from - head.from;
    const after = tail.from + tail.text.length - to;
    const isWhole = before === 0 && after === 0;
    // Only a text with the same letters has a part at the same place.
    return isWhole || (head.text === start.unit.text && tail.text === end.unit.text)
      ? { from: start.unit.from + before, to: end.unit.from + end.unit.text.length - after }
      : null;
  }
}

/** Words and numbers with their half-spaces and separators, each mark, and each line break. */
const unit = /(?:[\p{L}\p{M}\p{Nd}\u200C٬٫٪%]|(?<=\p{Nd})[.,](?=\p{Nd}))+|\S|\n/gu;

function readUnits(text: string): Unit[] {
  return [...text.matchAll(unit)].map(({ 0: written, index }) => ({
    from: index,
    text: written,
    key: readKey(written),
  }));
}

/** The same number has one key with the digits and the separators of any setting. */
function readKey(written: string): string {
  return /\p{Nd}/u.test(written)
    ? toLatinDigits(written)
        .replaceAll(/[\u066C,]/gu, '')
        .replace('\u066A', '%')
        .replace('\u066B', '.')
    : written;
}
