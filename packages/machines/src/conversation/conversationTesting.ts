import { fromCallback, fromPromise } from 'xstate';
import type { ConversationInput, ConversationText } from './conversationTypes.ts';

const silent = fromCallback(() => undefined);
/** A text without words. */
export const noText: ConversationText = { title: '', speakers: [], segments: [] };
/** What a person has made of it. */
export const changedText = { ...noText, title: 'changed' };
/** Ports that have their answers at once, and the lock. */
export const conversationPorts = {
  loadCopy: fromPromise(() => Promise.resolve(null)),
  loadText: fromPromise(() =>
    Promise.resolve({ ok: true as const, answer: { revision: 1, text: noText } }),
  ),
  loadWords: fromPromise(() => Promise.resolve({ ok: true as const, answer: null })),
  keepCopy: fromPromise(() => Promise.resolve()),
  savePatch: fromPromise(() => Promise.resolve({ ok: true as const, answer: { revision: 2 } })),
  restoreVersion: fromPromise(() =>
    Promise.resolve({ ok: true as const, answer: { revision: 2, text: noText } }),
  ),
  watchNetwork: silent,
  watchOwner: silent,
  holdLock: fromCallback(({ sendBack }) => sendBack({ type: 'lock.granted' })),
};

/** Rules that compare titles and merge nothing. */
export const conversationInput: ConversationInput = {
  rules: {
    isSameText: (one, other) => one.title === other.title,
    changesBetween: (_, { title }) => ({ title, changes: [] }),
    applyChanges: (text) => text,
    takeChanges: (changes) => changes,
    mergeRevisions: () => ({ ...noText, parts: [], questions: [], taken: 0 }),
    resolveMerge: () => noText,
    asksTheSame: () => true,
  },
  readText: () => changedText,
  createId: () => 'id',
  random: () => 0.5,
  now: () => 0,
};
