import { closeHistory, redo, undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type EditorState, Selection, type Transaction } from 'prosemirror-state';
import type { Step, StepResult } from 'prosemirror-transform';

/** The number of changes that can be undone after the document is opened again. */
const longest = 200;

/**
 * How a change relates to undo: it begins an undo step, belongs to the step before it, is not
 * undone at all, or is itself an undo or redo.
 */
export type UndoKind = 'new' | 'more' | 'none' | 'undo' | 'redo';

/** A change that was made already; `back` are the steps that revert it, in their order. */
export interface RecentChange {
  readonly back: readonly Step[];
  readonly kind: UndoKind;
}

/** The last changes of a document, oldest first. */
export class RecentChanges {
  #changes: RecentChange[];

  constructor(changes: readonly RecentChange[] = []) {
    this.#changes = changes.slice(-longest);
  }

  get list(): readonly RecentChange[] {
    return this.#changes.slice(-longest);
  }

  add(change: RecentChange): void {
    this.#changes.push(change);
    // Cut rarely, since each cut moves the whole list.
    if (this.#changes.length > 2 * longest) {
      this.#changes = this.#changes.slice(-longest);
    }
  }

  clear(): void {
    this.#changes = [];
  }
}

/** What a transaction is for undo, by the states before and after it. */
export function findUndoKind(
  transaction: Transaction,
  before: EditorState,
  after: EditorState,
): UndoKind {
  if (transaction.getMeta('addToHistory') === false) {
    return 'none';
  }
  return undoDepth(before) === undoDepth(after) ? 'more' : 'new';
}

/** The steps that revert a transaction, in their order. */
export function revertSteps({ steps, docs }: Transaction): Step[] {
  return steps
    .flatMap((step, at) => {
      const doc = docs[at];
      return doc === undefined ? [] : [step.invert(doc)];
    })
    .toReversed();
}

interface Change {
  readonly steps: readonly Step[];
  readonly kind: UndoKind;
}

/**
 * The state of a document in which its recent changes can be undone: they are reverted, and
 * made again. Where they do not fit the text, nothing can be undone; the text is `doc` in any
 * case.
 */
export function replayChanges(
  doc: Node,
  recent: readonly RecentChange[],
  createState: (doc: Node) => EditorState,
): EditorState {
  try {
    const { base, changes } = revertChanges(doc, recent);
    const state = changes.reduce(replayChange, createState(base));
    if (state.doc.eq(doc)) {
      const end = state.tr.setSelection(Selection.atEnd(state.doc));
      return state.apply(closeHistory(end));
    }
  } catch {
    // A step throws where its positions are outside of the text.
  }
  return createState(doc);
}

function revertChanges(
  doc: Node,
  recent: readonly RecentChange[],
): { base: Node; changes: Change[] } {
  const changes: Change[] = [];
  let base = doc;
  for (const { back, kind } of recent.toReversed()) {
    const steps: Step[] = [];
    for (const step of back) {
      steps.unshift(step.invert(base));
      base = expectDoc(step.apply(base));
    }
    changes.unshift({ steps, kind });
  }
  return { base, changes };
}

function expectDoc({ doc, failed }: StepResult): Node {
  if (doc === null) {
    throw new TypeError(failed ?? 'A step does not fit.');
  }
  return doc;
}

function replayChange(state: EditorState, { steps, kind }: Change): EditorState {
  const placed = kind === 'new' ? withSelectionAt(state, steps) : state;
  const { tr } = placed;
  steps.forEach((step) => tr.step(step));
  switch (kind) {
    case 'new':
      return placed.apply(closeHistory(tr));
    case 'more':
      return placed.apply(tr.setMeta('appendedTransaction', placed.tr));
    case 'none':
      return placed.apply(tr.setMeta('addToHistory', false));
    case 'undo':
    case 'redo': {
      const after = runCommand(placed, kind);
      // The undone change may lie before the first recent one.
      return after.doc.eq(tr.doc) ? after : placed.apply(tr.setMeta('addToHistory', false));
    }
  }
}

function runCommand(state: EditorState, kind: 'undo' | 'redo'): EditorState {
  let after = state;
  const command = kind === 'undo' ? undo : redo;
  command(state, (transaction) => {
    after = state.apply(transaction);
  });
  return after;
}

// An undo moves the caret to where it was before the change.
function withSelectionAt(state: EditorState, steps: readonly Step[]): EditorState {
  let place: number | null = null;
  steps
    .at(0)
    ?.getMap()
    .forEach((from) => {
      place ??= from;
    });
  return place === null
    ? state
    : state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(place), -1)));
}
