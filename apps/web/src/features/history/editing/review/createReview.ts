import { isReviewed, reviewMachine } from '@nevisa/machines';
import {
  hasConfidences,
  listUncertainWords,
  readSelection,
  selectRange,
  type TranscriptDocument,
  type UncertainWord,
  watchContent,
} from '@nevisa/transcript';
import type { ShownHits, UncertainWords } from '@nevisa/ui';
import { type ActorRefFrom, createActor } from 'xstate';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import type { ReviewedWords } from '@nevisa/drafts';

/** How long the counter waits after an edit, in ms, so that no key waits for it. */
const pause = 200;

/** The review of the uncertain words of one document. */
export interface Review {
  readonly actor: ActorRefFrom<typeof reviewMachine>;
  /** For `TranscriptEditor`. */
  readonly words: UncertainWords;
  /** Whether the text has confidences; the words may come after it. */
  readonly hasConfidences: () => boolean;
  /** Lists the words anew, and after each edit, until the returned function is called. */
  readonly follow: () => () => void;
  /** Reads what was accepted before and keeps what is accepted, until the returned function is called. */
  readonly keep: (
    kept: Pick<ReviewedWords, 'read' | 'keep'>,
    onFailure: (error: unknown) => void,
  ) => () => void;
  readonly move: (step: 1 | -1) => void;
  /** The word that is reviewed; null for none. */
  readonly findCurrent: () => UncertainWord | null;
  /** The selection is the reviewed word, as the walk selected it. */
  readonly isSelected: () => boolean;
}

export function createReview(document: TranscriptDocument, threshold: number): Review {
  const actor = createActor(reviewMachine, { input: { threshold } });
  actor.start();
  const changes = createEmitter();
  const list = new ReviewList(document, actor);
  const findCurrent = () => list.find(actor.getSnapshot().context.current);
  const refresh = () => {
    const words = list.read().map(({ key, isCorrected }) => ({ key, isCorrected }));
    actor.send({ type: 'words.listed', words });
  };
  actor.subscribe(() => changes.emit());
  actor.on('threshold.changed', refresh);
  actor.on('word.reached', ({ key }) => {
    const place = list.find(key)?.place ?? null;
    if (place !== null) {
      selectRange(document, place);
    }
  });
  return {
    actor,
    findCurrent,
    words: { subscribe: changes.subscribe, read: () => list.readHits() },
    hasConfidences: () => hasConfidences(document),
    follow: () => {
      refresh();
      return watchLate(document, refresh);
    },
    keep: (kept, onFailure) => keepAccepted(actor, kept, onFailure),
    move: (step) => {
      refresh();
      const { from, to } = readSelection(document);
      const place = findCurrent()?.place ?? null;
      if (place === null || to < place.from || from > place.to) {
        actor.send({ type: 'word.left' });
      }
      const next = list.read().findIndex((word) => word.place !== null && word.place.to > from);
      actor.send({
        type: step === 1 ? 'next.requested' : 'previous.requested',
        from: next === -1 ? list.read().length : next,
      });
    },
    isSelected: () => {
      const place = findCurrent()?.place ?? null;
      const { from, to } = readSelection(document);
      // A key may come before the report of a moved caret.
      const isCollapsed = getSelection()?.isCollapsed === true;
      return place !== null && !isCollapsed && from === place.from && to === place.to;
    },
  };
}

function keepAccepted(
  actor: Review['actor'],
  kept: Pick<ReviewedWords, 'read' | 'keep'>,
  onFailure: (error: unknown) => void,
): () => void {
  let isStopped = false;
  let last = kept.read().then((keys) => {
    if (!isStopped) {
      actor.send({ type: 'accepted.loaded', keys });
    }
  }, onFailure);
  const subscription = actor.on('accepted.changed', ({ keys }) => {
    last = last.then(() => addKeys(kept, keys)).catch(onFailure);
  });
  return () => {
    isStopped = true;
    subscription.unsubscribe();
  };
}

/** Adds to the kept keys: the first read may have failed, and another tab may have kept some since. */
async function addKeys(
  kept: Pick<ReviewedWords, 'read' | 'keep'>,
  keys: readonly string[],
): Promise<void> {
  await kept.keep([...new Set([...(await kept.read()), ...keys])]);
}

/** The uncertain words of the document as it is now, read once for each of its contents. */
class ReviewList {
  readonly #document: TranscriptDocument;
  readonly #actor: Review['actor'];
  #hits: { of: readonly unknown[]; shown: ShownHits } = { of: [], shown: { hits: [], at: null } };

  constructor(document: TranscriptDocument, actor: Review['actor']) {
    this.#document = document;
    this.#actor = actor;
  }

  read(): readonly UncertainWord[] {
    return listUncertainWords(this.#document, this.#actor.getSnapshot().context.threshold / 100);
  }

  find(key: string | null): UncertainWord | null {
    return key === null ? null : (this.read().find((word) => word.key === key) ?? null);
  }

  /** The words that are left to review, and the reviewed one. */
  readHits(): ShownHits {
    const { accepted, current } = this.#actor.getSnapshot().context;
    const words = this.read();
    const of = [words, accepted, current];
    if (of.some((part, at) => part !== this.#hits.of[at])) {
      const left = words.filter((word) => word.place !== null && !isReviewed(word, accepted));
      const at = left.findIndex(({ key }) => key === current);
      const hits = left.flatMap(({ place }) => place ?? []);
      this.#hits = { of, shown: { hits, at: at === -1 ? null : at } };
    }
    return this.#hits.shown;
  }
}

function watchLate(document: TranscriptDocument, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchContent(document, () => {
    clearTimeout(timer);
    timer = setTimeout(task, pause);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
