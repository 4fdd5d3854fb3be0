import { createActor, fromPromise } from 'xstate';
import { findMachine } from './findMachine.ts';
import type { FoundForm, FoundPlaces } from './findTypes.ts';

const actors = {
  findPlaces: fromPromise<FoundPlaces>(() => Promise.resolve({ count: 1, at: 0 })),
  listForms: fromPromise<readonly FoundForm[]>(() => Promise.resolve([{ text: 'book', count: 1 }])),
};

/** The machine with these ports only, each of which finds one hit. */
export function findActor(ports: readonly (keyof typeof actors)[]) {
  const provided = Object.fromEntries(ports.map((port) => [port, actors[port]]));
  return createActor(findMachine.provide({ actors: provided }));
}

/** The events of a replacement of all hits. */
export const findEvents = [
  { type: 'find.opened', query: 'book' },
  { type: 'replace.requested' },
  { type: 'replace.confirmed' },
];
