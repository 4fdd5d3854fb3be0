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

/** All that an editor marks in its text without a change of it. */
export class EditorMarks {
  readonly #view: EditorView;
  readonly #id: string;
  readonly #decorate: () => void;
  readonly #hits: HitMarks;
  #uncertain: { readonly marks: HitMarks; readonly stop: () => void } | null = null;
  #spoken: ShownSpoken | null = null;

  /** @param decorate draws the decorations of the view again */
  constructor(view: EditorView, id: string, readHits: () => ShownHits, decorate: () => void) {
    this.#view = view;
    this.#id = id;
    this.#decorate = decorate;
    this.#hits = new HitMarks(view, id, readHits);
  }

  /** The text or the hits have changed. */
  draw(): void {
    this.#hits.draw();
    this.#uncertain?.marks.draw();
  }

  /** The view has drawn; `isChanged` where it shows another text. */
  redraw(isChanged: boolean): void {
    this.#spoken?.redraw(isChanged);
  }

  /** Scrolls to the hit of this index. */
  reveal(at: number | null): void {
    this.#hits.reveal(at);
  }

  showSpoken(words: SpokenWords | undefined): void {
    this.#spoken?.stop();
    this.#spoken =
      words === undefined ? null : showSpoken(this.#view, this.#id, words, this.#decorate);
  }

  showUncertain(words: UncertainWords | undefined): void {
    this.#uncertain?.stop();
    this.#uncertain = words === undefined ? null : this.#markUncertain(words);
  }

  readonly stop = (): void => {
    this.#hits.stop();
    this.showSpoken(undefined);
    this.showUncertain(undefined);
  };

  #markUncertain({ read, subscribe }: UncertainWords) {
    const marks = new HitMarks(this.#view, this.#id, read, 'uncertain');
    let shown: number | null = null;
    const draw = () => {
      marks.draw();
      const { at } = read();
      if (at !== shown) {
        shown = at;
        marks.reveal(at);
      }
    };
    const unsubscribe = subscribe(draw);
    draw();
    return {
      marks,
      stop: () => {
        unsubscribe();
        marks.stop();
      },
    };
  }
}
