import type { Node } from 'prosemirror-model';
import { countParagraphWords } from './paragraphs.ts';

/** Facts about the text of a document. A change counts only the paragraphs that it replaces. */
export class DocumentFacts {
  #doc: Node;
  #words: number;
  /** Paragraphs that have a character other than a space. */
  #filled: number;

  constructor(doc: Node) {
    this.#doc = doc;
    [this.#words, this.#filled] = countParagraphs(doc.children);
  }

  get words(): number {
    return this.#words;
  }

  get isEmpty(): boolean {
    return this.#filled === 0;
  }

  /** Takes over a changed document, which shares its unchanged paragraphs with the one before. */
  update(doc: Node): void {
    const [before, after] = [this.#doc.children, doc.children];
    if (before === after) {
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
    const [lostWords, lostFilled] = countParagraphs(before.slice(start, before.length - end));
    const [newWords, newFilled] = countParagraphs(after.slice(start, after.length - end));
    this.#doc = doc;
    this.#words += newWords - lostWords;
    this.#filled += newFilled - lostFilled;
  }
}

function countParagraphs(paragraphs: readonly Node[]): [words: number, filled: number] {
  let [words, filled] = [0, 0];
  for (const paragraph of paragraphs) {
    words += countParagraphWords(paragraph);
    filled += /\S/u.test(paragraph.textContent) ? 1 : 0;
  }
  return [words, filled];
}
