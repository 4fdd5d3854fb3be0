import { type FoundPlaces, findMachine, type Search } from '@nevisa/machines';
import {
  findHits,
  listForms,
  readCaret,
  replaceHits,
  type TextHit,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { persianPattern } from '@nevisa/writing';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { createObservable, type Observable } from '../../../../shared/observable.ts';

/** The search in one document. */
export interface FindActor {
  readonly actor: ActorRefFrom<typeof findMachine>;
  /** The hits of the newest search, in order. */
  readonly hits: Pick<Observable<readonly TextHit[]>, 'read' | 'subscribe'>;
  /** The search goes on from this position of the document. */
  readonly moveTo: (position: number) => void;
  /** Calls right before a replacement of all hits. Returns the unsubscribe function. */
  readonly beforeReplacement: (listener: () => void) => () => void;
}

/** Creates the machine of a search with its ports on the document. */
export function createFindActor(document: TranscriptDocument): FindActor {
  const replacement = createEmitter<undefined>();
  const hits = createObservable<readonly TextHit[]>([]);
  const find = createFinder(document);
  let place: number | null = null;
  const machine = findMachine.provide({
    actors: {
      findPlaces: fromPromise<FoundPlaces, Search>(({ input }) => {
        const found = find(input);
        const from = place ?? readCaret(document);
        const at = found.findIndex((hit) => hit.to > from);
        hits.write(found);
        return Promise.resolve({ count: found.length, at: Math.max(0, at) });
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
    moveTo: (position) => {
      place = position;
    },
    beforeReplacement: replacement.subscribe,
  };
}

/** Searches with the same pattern for the same search, so that an edit searches its paragraphs only. */
function createFinder(document: TranscriptDocument): (search: Search) => readonly TextHit[] {
  let known: { key: string; pattern: RegExp | null } = { key: '', pattern: null };
  return ({ query, wholeWord, exactLetters }) => {
    const key = JSON.stringify([query, wholeWord, exactLetters]);
    if (known.key !== key) {
      known = { key, pattern: persianPattern(query, { wholeWord, exactLetters }) };
    }
    return known.pattern === null ? [] : findHits(document, known.pattern);
  };
}
