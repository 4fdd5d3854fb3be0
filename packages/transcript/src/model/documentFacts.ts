import type { Node } from 'prosemirror-model';
import { countParagraphWords } from './paragraphs.ts';

/**
 * Facts about the text of a document. They are counted when they are first read; a change
 * counts only the paragraphs that it replaces.
 */
export class DocumentFacts {
  #doc: Node;
  #counted: Counted | null = null;

  constructor(doc: Node) {
    this.#doc = doc;
  }

  get words(): number {
    return this.#count().words;
  }

  get isEmpty(): boolean {
    return this.#count().filled === 0;
  }

  /** Takes over a changed document, which shares its unchanged paragraphs with the one before. */
  update(doc: Node): void {
    const [before, after] = [this.#doc.children, doc.children];
    this.#doc = doc;
    if (before === after || this.#counted === null) {
      return;
    }
    const least = Math.min(before.length, after.length);
    let start = 0;
    while (start < least && before[start] === after[start]) {
      start += 1;
    }
    let end = 0;
    while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) {
      end += 1;
    }
    const { words, filled } = this.#counted;
    const lost = countParagraphs(before.slice(start, before.length - end));
    const added = countParagraphs(after.slice(start, after.length - end));
    this.#counted = {
      words: words + added.words - lost.words,
      filled: filled + added.filled - lost.filled,
    };
  }

  #count(): Counted {
    return (this.#counted ??= countParagraphs(this.#doc.children));
  }
}

interface Counted {
  readonly words: number;
  /** Paragraphs that have a character other than a space. */
  readonly filled: number;
}

function countParagraphs(paragraphs: readonly Node[]): Counted {
  let [words, filled] = [0, 0];
  for (const paragraph of paragraphs) {
    words += countParagraphWords(paragraph);
    filled += /\S/u.test(paragraph.textContent) ? 1 : 0;
  }
  return { words, filled };
}
