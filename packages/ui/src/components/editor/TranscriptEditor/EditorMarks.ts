import type { EditorView } from 'prosemirror-view';
import { HitMarks, type ShownHits } from './HitMarks.ts';
import { type ShownSpoken, showSpoken } from './spoken/showSpoken.ts';
import type { SpokenWords } from './spoken/spokenWords.ts';

/** Uncertain words, and the index of the one that the person reviews. */
export interface UncertainWords {
  readonly read: () => ShownHits;
  /** Calls when others are to be marked. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface MarkOptions {
  readonly hits: ShownHits;
  readonly spoken: SpokenWords | undefined;
  readonly uncertain: UncertainWords | undefined;
}

interface ShownUncertain {
  readonly marks: HitMarks;
  readonly stop: () => void;
}

/** All that an editor marks in its text without a change of it. */
export class EditorMarks {
  readonly #id: string;
  readonly #options: () => MarkOptions;
  readonly #decorate: () => void;
  #view: EditorView | null = null;
  #hits: HitMarks | null = null;
  #spoken: (ShownSpoken & { readonly of: SpokenWords }) | null = null;
  #uncertain: (ShownUncertain & { readonly of: UncertainWords }) | null = null;

  /** @param decorate draws the decorations of the view again */
  constructor(id: string, options: () => MarkOptions, decorate: () => void) {
    this.#id = id;
    this.#options = options;
    this.#decorate = decorate;
  }

  begin(view: EditorView): void {
    this.#view = view;
    this.#hits = new HitMarks(view, this.#id, () => this.#options().hits);
    this.draw();
  }

  /** The text or the options have changed. */
  draw(): void {
    const { spoken, uncertain } = this.#options();
    this.#hits?.draw();
    if (this.#view !== null && this.#spoken?.of !== spoken) {
      this.#spoken?.stop();
      const shown = spoken && showSpoken(this.#view, this.#id, spoken, this.#decorate);
      this.#spoken = spoken && shown ? { ...shown, of: spoken } : null;
    }
    if (this.#view !== null && this.#uncertain?.of !== uncertain) {
      this.#uncertain?.stop();
      const shown = uncertain && markUncertain(this.#view, this.#id, uncertain);
      this.#uncertain = uncertain && shown ? { ...shown, of: uncertain } : null;
    }
    this.#uncertain?.marks.draw();
  }

  /** The view has drawn; `isChanged` where it shows another text. */
  redraw(isChanged: boolean): void {
    this.#spoken?.redraw(isChanged);
  }

  /** Scrolls to the hit of this index. */
  reveal(at: number | null): void {
    this.#hits?.reveal(at);
  }

  readonly stop = (): void => {
    this.#view = null;
    this.#hits?.stop();
    this.#spoken?.stop();
    this.#uncertain?.stop();
  };
}

function markUncertain(
  view: EditorView,
  id: string,
  { read, subscribe }: UncertainWords,
): ShownUncertain {
  const marks = new HitMarks(view, id, read, 'uncertain');
  let shown: number | null = null;
  const unsubscribe = subscribe(() => {
    marks.draw();
    const { at } = read();
    if (at !== shown) {
      shown = at;
      marks.reveal(at);
    }
  });
  return {
    marks,
    stop: () => {
      unsubscribe();
      marks.stop();
    },
  };
}
