import type { EditorView } from 'prosemirror-view';
import { color } from '../../../tokens/color.ts';
import { canHighlight } from './canHighlight.ts';
import { findSight } from './findSight.ts';

/** Document positions of found text. */
export interface HitRange {
  readonly from: number;
  readonly to: number;
}

/** What an editor marks: the hits in order, and the index of the shown one. */
export interface ShownHits {
  readonly hits: readonly HitRange[];
  readonly at: number | null;
}

/** What marked text is: found by a search, or recognised with little confidence. */
export type MarkKind = 'hit' | 'uncertain';

interface HighlightNames {
  readonly all: string;
  readonly shown: string;
}

/** The registry of highlights belongs to the whole page: the names carry the id of the editor. */
function nameHighlights(id: string, kind: MarkKind): HighlightNames {
  const name = `${kind}-${id.replaceAll(/[^a-zA-Z0-9]/gu, '')}`;
  return { all: name, shown: `${name}-shown` };
}

const dotted = 'underline dotted 2px';

/** The declarations of the marks of each kind, for all of them and for the shown one. */
const declarations: Readonly<
  Record<MarkKind, Readonly<Record<'colours' | 'forced', HighlightNames>>>
> = {
  hit: {
    colours: {
      all: `background-color: ${color.accentSoft}; color: ${color.onAccentSoft};`,
      shown: `background-color: ${color.accent}; color: ${color.onAccent};`,
    },
    forced: {
      all: 'background-color: Mark; color: MarkText;',
      shown: 'background-color: Highlight; color: HighlightText;',
    },
  },
  uncertain: {
    colours: {
      all: `text-decoration: ${dotted} ${color.warningText}; text-underline-offset: 0.4em;`,
      shown: `background-color: ${color.warningSoft}; color: ${color.onWarningSoft};
        text-decoration: ${dotted} ${color.warningText}; text-underline-offset: 0.4em;`,
    },
    forced: {
      all: `text-decoration: ${dotted} CanvasText;`,
      shown: `background-color: Highlight; color: HighlightText; text-decoration: ${dotted} HighlightText;`,
    },
  },
};

/** The rules of an editor's highlights: a class of a component cannot have the name of one editor. */
function createSheet({ all, shown }: HighlightNames, kind: MarkKind): CSSStyleSheet {
  const { colours, forced } = declarations[kind];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    ::highlight(${all}) { ${colours.all} }
    ::highlight(${shown}) { ${colours.shown} }
    @media (forced-colors: active) {
      ::highlight(${all}) { ${forced.all} }
      ::highlight(${shown}) { ${forced.shown} }
    }
  `);
  return sheet;
}

/**
 * Marks hits, or uncertain words, by the CSS Custom Highlight API, without a change of the page.
 * Only those in the window are marked; the marks are made anew after each change of the text
 * and each scroll.
 */
export class HitMarks {
  readonly #view: EditorView;
  readonly #names: HighlightNames;
  readonly #kind: MarkKind;
  #sheet: CSSStyleSheet | null = null;
  readonly #read: () => ShownHits;
  readonly #page: Document;
  #frame = 0;

  constructor(view: EditorView, id: string, read: () => ShownHits, kind: MarkKind = 'hit') {
    this.#view = view;
    this.#kind = kind;
    this.#names = nameHighlights(id, kind);
    this.#read = read;
    this.#page = view.dom.ownerDocument;
    this.#page.addEventListener('scroll', this.#drawLater, {
      capture: true,
      passive: true,
    });
  }

  draw(): void {
    if (!canHighlight()) {
      return;
    }
    const { hits, at } = this.#read();
    const shown = at === null ? undefined : hits[at];
    const seen = this.#findSeen(hits);
    if (hits.length > 0 && this.#sheet === null) {
      this.#sheet = createSheet(this.#names, this.#kind);
      this.#page.adoptedStyleSheets.push(this.#sheet);
    }
    this.#set(
      this.#names.all,
      seen.filter((hit) => hit !== shown),
    );
    this.#set(this.#names.shown, shown === undefined ? [] : [shown]);
  }

  /** Scrolls to the hit of this index where it is out of sight. */
  reveal(at: number | null): void {
    const { hits } = this.#read();
    const range = this.#toRange(at === null ? undefined : hits[at]);
    const place = range?.startContainer.parentElement;
    if (range === null || !place) {
      return;
    }
    const { top, bottom } = range.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || top === bottom) {
      place.scrollIntoView({ block: 'center' });
    }
  }

  readonly stop = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#page.adoptedStyleSheets = this.#page.adoptedStyleSheets.filter(
      (sheet) => sheet !== this.#sheet,
    );
    this.#page.removeEventListener('scroll', this.#drawLater, { capture: true });
    if (canHighlight()) {
      CSS.highlights.delete(this.#names.all);
      CSS.highlights.delete(this.#names.shown);
    }
  };

  readonly #drawLater = (): void => {
    if (this.#read().hits.length > 0) {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.draw());
    }
  };

  #findSeen(hits: readonly HitRange[]): readonly HitRange[] {
    const sight = hits.length === 0 ? null : findSight(this.#view);
    return sight === null ? [] : hits.filter(({ from, to }) => from < sight.to && sight.from < to);
  }

  #set(name: string, hits: readonly HitRange[]): void {
    const ranges = hits.flatMap((hit) => this.#toRange(hit) ?? []);
    if (ranges.length === 0) {
      CSS.highlights.delete(name);
    } else {
      CSS.highlights.set(name, new Highlight(...ranges));
    }
  }

  /** Null for a hit that the text does not have any more. */
  #toRange(hit: HitRange | undefined): Range | null {
    if (hit === undefined || hit.to > this.#view.state.doc.content.size) {
      return null;
    }
    const [start, end] = [this.#view.domAtPos(hit.from, 1), this.#view.domAtPos(hit.to, -1)];
    const range = this.#page.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return range;
  }
}
