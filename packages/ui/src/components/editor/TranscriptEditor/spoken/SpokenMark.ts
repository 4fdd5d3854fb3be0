import { Decoration, type EditorView } from 'prosemirror-view';
import { color } from '../../../../tokens/color.ts';
import { canHighlight } from '../canHighlight.ts';
import type { HitRange } from '../HitMarks.ts';
import { type DomPlace, findDomRange } from './domPlaces.ts';

/** The registry of highlights belongs to the whole page: the name carries the id of the editor. */
function nameHighlight(id: string): string {
  return `spoken-${id.replaceAll(/[^a-zA-Z0-9]/gu, '')}`;
}

function createSheet(name: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    ::highlight(${name}) {
      background-color: ${color.accentSoft};
      color: ${color.onAccentSoft};
      text-decoration: underline 2px ${color.accentMark};
      text-underline-offset: 0.4em;
    }
    @media (forced-colors: active) {
      ::highlight(${name}) {
        background-color: Canvas;
        color: CanvasText;
        text-decoration: underline 3px Highlight;
      }
    }
  `);
  return sheet;
}

/**
 * Marks the word that is said: one range is moved, and nothing else of the page
 * changes. In a browser without highlights the word is a decoration of the editor.
 */
export class SpokenMark {
  readonly #view: EditorView;
  readonly #name: string;
  readonly #read: () => HitRange | null;
  readonly #range: Range;
  #sheet: CSSStyleSheet | null = null;
  /** What was marked last; null while nothing is. */
  #marked: readonly [DomPlace, DomPlace] | null = null;

  constructor(view: EditorView, id: string, read: () => HitRange | null) {
    this.#view = view;
    this.#name = nameHighlight(id);
    this.#read = read;
    this.#range = view.dom.ownerDocument.createRange();
  }

  /** The box of the marked word in the window; null without one. That of its paragraph before its text is laid out. */
  bounds(): DOMRect | null {
    if (this.#marked === null) {
      return null;
    }
    const bounds = this.#range.getBoundingClientRect();
    const paragraph = this.#range.startContainer.parentElement?.closest('p');
    return bounds.height === 0 && paragraph ? paragraph.getBoundingClientRect() : bounds;
  }

  /** Marks the present word. */
  draw(): void {
    const word = this.#read();
    const places = word === null ? null : findDomRange(this.#view, word);
    const isNew = this.#marked === null;
    this.#marked = places;
    if (places === null) {
      this.#unmark();
      return;
    }
    const [start, end] = places;
    this.#range.setStart(start.node, start.offset);
    this.#range.setEnd(end.node, end.offset);
    if (isNew && canHighlight()) {
      this.#mark();
    }
  }

  /** Marks the word anew where the editor has drawn its text again; a move of the caret draws nothing. */
  redraw(isChanged: boolean): void {
    if (isChanged || !this.#isInPlace()) {
      this.draw();
    }
  }

  stop(): void {
    this.#marked = null;
    this.#unmark();
    const page = this.#view.dom.ownerDocument;
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  #mark(): void {
    if (this.#sheet === null) {
      this.#sheet = createSheet(this.#name);
      this.#view.dom.ownerDocument.adoptedStyleSheets.push(this.#sheet);
    }
    const highlight = new Highlight(this.#range);
    // Above the words that are searched for and those that are uncertain.
    highlight.priority = 1;
    CSS.highlights.set(this.#name, highlight);
  }

  #unmark(): void {
    if (canHighlight()) {
      CSS.highlights.delete(this.#name);
    }
  }

  /** The browser moves the ends of a range whose text was removed. */
  #isInPlace(): boolean {
    if (this.#marked === null) {
      return true;
    }
    const [start, end] = this.#marked;
    const { startContainer, startOffset, endContainer, endOffset } = this.#range;
    return (
      startContainer === start.node &&
      startOffset === start.offset &&
      endContainer === end.node &&
      endOffset === end.offset
    );
  }
}

/** The spoken word as a decoration, for browsers without highlights. */
export function decorateSpoken(
  read: (() => HitRange | null) | undefined,
  size: number,
): Decoration[] {
  const word = read === undefined || canHighlight() ? null : read();
  return word === null || word.to > size
    ? []
    : [Decoration.inline(word.from, word.to, { 'data-said': '' })];
}
