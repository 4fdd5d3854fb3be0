import type { DocumentInternals } from '@nevisa/transcript';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** The number of paragraphs that fill any window. */
const firstCount = 40;
/** The number of further paragraphs that one task of the page mounts. */
const stepCount = 480;
/** How long the further paragraphs wait for the first paint, in ms: a hidden page is not painted. */
const longestPaint = 200;

/** What a person does before a key reaches the text, or the pointer a word of it. */
const approaches = ['focusin', 'pointerdown', 'keydown', 'beforeinput', 'dragenter'] as const;

export interface StepsOptions {
  /** The whole document is shown at once. */
  atOnce: boolean;
  /** The view has the whole document. */
  onDone: () => void;
}

/**
 * Brings a document into its view. A long one is mounted in steps, so that its first paragraphs
 * are painted before the others are made. Nothing is ever written in a part of the text: all
 * of it is shown as soon as it gets the focus, is pressed or changes.
 */
export class MountingSteps {
  /** The state that the view begins with. */
  readonly first: EditorState;
  readonly #internals: Pick<DocumentInternals, 'state' | 'dispatch'>;
  readonly #whole: EditorState;
  readonly #onDone: () => void;
  readonly #ending = new AbortController();
  #view: EditorView | null = null;
  #turns: MessagePort | null = null;
  #isDone: boolean;
  #count = firstCount;

  constructor(
    internals: Pick<DocumentInternals, 'state' | 'dispatch'>,
    { atOnce, onDone }: StepsOptions,
  ) {
    this.#internals = internals;
    this.#whole = internals.state();
    this.#onDone = onDone;
    this.#isDone = atOnce || this.#whole.doc.childCount <= firstCount + stepCount;
    this.first = this.#isDone ? this.#whole : createPart(this.#whole, firstCount);
  }

  /** Shows the further paragraphs after the next paint, some in each task. */
  begin(view: EditorView): void {
    this.#view = view;
    if (this.#isDone) {
      this.#onDone();
      return;
    }
    const { signal } = this.#ending;
    for (const name of approaches) {
      view.dom.addEventListener(name, () => this.finish(), { capture: true, signal });
    }
    this.#turns = openTurns(() => this.#step(), signal);
    afterPaint(() => this.#turns?.postMessage(null), signal);
  }

  /** Applies a change of the view. */
  readonly dispatch = (transaction: Transaction): void => {
    if (this.#isDone) {
      this.#internals.dispatch(transaction);
    } else {
      // A change of a part does not fit the whole text.
      this.finish();
    }
  };

  /** Shows a changed document; `isForced` where the view changes without it. */
  update(isForced: boolean): void {
    const state = this.#internals.state();
    if (isForced || state !== (this.#isDone ? this.#view?.state : this.#whole)) {
      this.finish();
      this.#view?.updateState(state);
    }
  }

  /** Shows all that is left at once. */
  finish(): void {
    if (!this.#isDone) {
      this.stop();
      this.#view?.updateState(this.#internals.state());
      this.#onDone();
    }
  }

  stop(): void {
    this.#isDone = true;
    this.#ending.abort();
  }

  #step(): void {
    this.#count += stepCount;
    if (this.#count >= this.#whole.doc.childCount) {
      this.finish();
    } else if (!this.#isDone) {
      this.#view?.updateState(createPart(this.#whole, this.#count));
      this.#turns?.postMessage(null);
    }
  }
}

/** A state of the first paragraphs only; their positions are those of the whole document. */
function createPart(whole: EditorState, count: number): EditorState {
  const { doc, tr } = whole;
  const end = doc.children.slice(0, count).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return whole.apply(tr.delete(end, doc.content.size).setMeta('addToHistory', false));
}

/**
 * Runs a task for each message, after the keys and the paints that wait. A timer would leave the
 * browser idle between two steps, and what waits for an idle browser would come before the text.
 */
function openTurns(task: () => void, signal: AbortSignal): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    if (!signal.aborted) {
      task();
    }
  });
  port1.start();
  signal.addEventListener('abort', () => port1.close());
  return port2;
}

/** Runs a task in the next frame, or after a while where the page is not painted. A message of it arrives after the paint. */
function afterPaint(task: () => void, signal: AbortSignal): void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  };
  const run = () => {
    stop();
    if (!signal.aborted) {
      task();
    }
  };
  const timer = setTimeout(run, longestPaint);
  const frame = requestAnimationFrame(run);
  signal.addEventListener('abort', stop);
}
