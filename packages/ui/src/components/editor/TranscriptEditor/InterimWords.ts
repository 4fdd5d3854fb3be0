import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import type { DocumentInside } from './documentInside.ts';

/**
 * The words that are being said, in the place where they will stay. A word
 * more is a word more in one element: the editor does not hear of it.
 */
export class InterimWords {
  readonly #inside: DocumentInside;
  readonly #line = document.createElement('span');
  readonly #paragraph = document.createElement('p');
  #shown = '';
  #directed: HTMLElement | null = null;

  constructor(inside: DocumentInside) {
    this.#inside = inside;
    for (const element of [this.#line, this.#paragraph]) {
      element.dataset['interim'] = '';
      // Partial words are never announced, whatever region the editor stands in.
      element.setAttribute('aria-live', 'off');
    }
  }

  /** Writes the newest words. True where they moved, so that the editor must look. */
  write(): boolean {
    const words = this.#inside.interim();
    const { position, opens, before, after } = this.#inside.interimPlace();
    if (words !== null) {
      const element = opens ? this.#paragraph : this.#line;
      element.textContent = before + words + after;
      giveDirection(this.#paragraph, words);
    }
    const shown = words === null ? '' : `${position} ${opens}`;
    const moved = shown !== this.#shown;
    this.#shown = shown;
    return moved;
  }

  /** Lets the paragraph they stand in run as it will when they have settled. */
  direct(): void {
    const paragraph = this.#line.closest('p');
    for (const changed of new Set([this.#directed, paragraph])) {
      if (changed !== null) {
        giveDirection(changed, changed.textContent);
      }
    }
    this.#directed = paragraph;
  }

  /** Where ProseMirror shows them. */
  decorations(doc: Node): Decoration[] {
    if (this.#inside.interim() === null) {
      return [];
    }
    const { position, opens } = this.#inside.interimPlace();
    return opens
      ? [
          Decoration.widget(doc.resolve(position).after(), this.#paragraph, {
            side: -1,
            key: 'interim paragraph',
          }),
        ]
      : [Decoration.widget(position, this.#line, { side: 1, key: 'interim words' })];
  }
}

/**
 * Lets a paragraph run as its first letter does, and as the page does where it
 * has none: `auto` would call that left to right.
 */
export function giveDirection(paragraph: HTMLElement, text: string): void {
  const dir = /[\p{L}\u200e\u200f]/u.test(text) ? 'auto' : '';
  if (paragraph.dir !== dir) {
    paragraph.dir = dir;
  }
}
