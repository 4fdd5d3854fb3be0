import { type FoundPlaces, findMachine, type Search } from '@nevisa/machines';
import {
  findHits,
  listForms,
  readCaret,
  replaceHits,
  type TextHit,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { makePersianPattern } from '@nevisa/writing';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { createObservable, type Observable } from '../../../../shared/observable.ts';

export type FindWay = 'next' | 'previous';

/** The search in one document. */
export interface FindActor {
  readonly actor: ActorRefFrom<typeof findMachine>;
  /** The hits of the newest search, in order. */
  readonly hits: Pick<Observable<readonly TextHit[]>, 'read' | 'subscribe'>;
  /** The search goes on from this position of the document: to the hit after it, or before it. */
  readonly moveTo: (position: number, way?: FindWay) => void;
  /** Calls right before a replacement of all hits. Returns the unsubscribe function. */
  readonly beforeReplacement: (listener: () => void) => () => void;
}

/** Creates the machine of a search with its ports on the document. */
export function createFindActor(document: TranscriptDocument): FindActor {
  const replacement = createEmitter<undefined>();
  const hits = createObservable<readonly TextHit[]>([]);
  const find = createFinder(document);
  let place: { position: number; way: FindWay } | null = null;
  const machine = findMachine.provide({
    actors: {
      findPlaces: fromPromise<FoundPlaces, Search>(({ input }) => {
        const found = find(input);
        hits.write(found);
        const { position, way } = place ?? { position: readCaret(document), way: 'next' };
        return Promise.resolve({ count: found.length, at: findNearest(found, position, way) });
      }),
      listForms: fromPromise(({ input }) => Promise.resolve(listForms(find(input)))),
      replaceForms: fromPromise(({ input }) => {
        const chosen = find(input).filter(({ text }) => input.forms.includes(text));
        replacement.emit(undefined);
        return Promise.resolve(replaceHits(document, chosen, input.replacement));
      }),
    },
  });
  return {
    actor: createActor(machine),
    hits,
    moveTo: (position, way = 'next') => {
      place = { position, way };
    },
    beforeReplacement: replacement.subscribe,
  };
}

/** The index of the hit at a position or after it, or of the one before it; around both ends. */
function findNearest(hits: readonly TextHit[], position: number, way: FindWay): number {
  if (way === 'next') {
    return Math.max(
      0,
      hits.findIndex((hit) => hit.to > position),
    );
  }
  const at = hits.findLastIndex((hit) => hit.to <= position);
  return at === -1 ? Math.max(0, hits.length - 1) : at;
}

/** Searches with the same pattern for the same search, so that an edit searches its paragraphs only. */
function createFinder(document: TranscriptDocument): (search: Search) => readonly TextHit[] {
  let known: { key: string; pattern: RegExp | null } = { key: '', pattern: null };
  return ({ query, wholeWord, exactLetters }) => {
    const key = JSON.stringify([query, wholeWord, exactLetters]);
    if (known.key !== key) {
      known = { key, pattern: makePersianPattern(query, { wholeWord, exactLetters }) };
    }
    return known.pattern === null ? [] : findHits(document, known.pattern);
  };
}
