import { findScroller } from '../followEnd.ts';
import type { SpokenWords, WordSight } from './spokenWords.ts';

/** The share of the window above and below the middle in which a word is left where it is. */
const edge = 0.2;
/** Where a word is brought to, as a share of the height of the window. */
const goal = 0.35;
/** Paragraphs get their heights when they are drawn first: after a scroll the word may be elsewhere. */
const corrections = 3;

/** How long the heights of the bars over a text count, in ms. */
const longestEdges = 500;

const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Scrolls the scroller of a text along with the spoken word, at once and only when the
 * word leaves the middle of it. What the person does with the place ends it: a wheel, a touch,
 * a key that scrolls or writes.
 */
export class WordFollower {
  readonly #words: SpokenWords;
  readonly #bounds: () => DOMRect | null;
  readonly #scroller: HTMLElement;
  readonly #ending = new AbortController();
  #frame = 0;
  #sight: WordSight | null = null;
  #edges = { above: 0, below: 0, readAt: -Infinity };

  /** @param text the text field @param bounds the box of the word in the window */
  constructor(text: HTMLElement, words: SpokenWords, bounds: () => DOMRect | null) {
    this.#words = words;
    this.#bounds = bounds;
    this.#scroller = findScroller(text);
    this.#hear(text);
  }

  /** The word is another one, or is followed again. */
  follow(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#words.isFollowed()) {
      this.#bring(corrections);
    } else {
      this.#look();
    }
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#ending.abort();
    this.#tell(null);
  }

  #bring(left: number): void {
    const bounds = this.#bounds();
    const { top, height } = this.#readBox();
    const isInMiddle =
      bounds === null ||
      (bounds.top >= top + height * edge && bounds.bottom <= top + height * (1 - edge));
    if (!isInMiddle) {
      this.#scroller.scrollBy({ top: bounds.top - (top + height * goal), behavior: 'instant' });
      if (left > 0) {
        this.#frame = requestAnimationFrame(() => this.#bring(left - 1));
      }
    }
    this.#tell(null);
  }

  #look(): void {
    const bounds = this.#bounds();
    const { top, height } = this.#readBox();
    const isAbove = bounds !== null && bounds.bottom <= top;
    const isBelow = bounds !== null && bounds.top >= top + height;
    this.#tell(isAbove ? 'above' : isBelow ? 'below' : null);
  }

  #tell(sight: WordSight | null): void {
    if (sight !== this.#sight) {
      this.#sight = sight;
      this.#words.onSight(sight);
    }
  }

  /** The part of the window that shows the text, without the bars that cover it. */
  #readBox(): { top: number; height: number } {
    const { above, below } = this.#readEdges();
    const { top, height } =
      this.#scroller === this.#scroller.ownerDocument.documentElement
        ? { top: 0, height: innerHeight }
        : this.#scroller.getBoundingClientRect();
    return { top: top + above, height: Math.max(0, height - above - below) };
  }

  /** The heights of those bars, which come and go seldom, in px. */
  #readEdges(): { above: number; below: number } {
    const now = performance.now();
    if (now - this.#edges.readAt > longestEdges) {
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(this.#scroller);
      // Without a declaration the value is the word `auto`.
      const above = Number.parseFloat(scrollPaddingTop) || 0;
      const below = Number.parseFloat(scrollPaddingBottom) || 0;
      this.#edges = { above, below, readAt: now };
    }
    return this.#edges;
  }

  #hear(text: HTMLElement): void {
    const page = text.ownerDocument;
    const options = { capture: true, passive: true, signal: this.#ending.signal } as const;
    const leave = () => {
      if (this.#words.isFollowed()) {
        cancelAnimationFrame(this.#frame);
        this.#words.onLeave();
      }
    };
    const leaveIfScrolled = ({ target }: Event) => {
      if (target instanceof HTMLElement && this.#scrolls(target)) {
        leave();
      }
    };
    page.addEventListener('wheel', leaveIfScrolled, options);
    page.addEventListener('touchmove', leaveIfScrolled, options);
    // A press on the scrollbar itself.
    page.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target === this.#scroller) {
          leave();
        }
      },
      options,
    );
    page.addEventListener(
      'keydown',
      (event) => {
        if (scrollKeys.has(event.key) && !event.altKey) {
          leaveIfScrolled(event);
        }
      },
      options,
    );
    text.addEventListener('beforeinput', leave, options);
    page.addEventListener('scroll', () => this.#lookLater(), options);
    window.addEventListener('resize', () => this.#lookLater(), options);
  }

  /** An element outside of any nearer scroller; dialogs have their own. */
  #scrolls(element: HTMLElement): boolean {
    return (
      element === this.#scroller ||
      (element.closest('dialog') === null && findScroller(element) === this.#scroller)
    );
  }

  #lookLater(): void {
    if (!this.#words.isFollowed() && this.#bounds() !== null) {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#look());
    }
  }
}
