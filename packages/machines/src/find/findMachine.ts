import { assign, fromPromise, setup } from 'xstate';
import { getOutput } from '../shared/call.ts';
import { isUnexpected, definePlaceholder } from '../shared/ports.ts';
import {
  type Choice,
  listChosenForms,
  type FindContext,
  type FindEvent,
  type FindTag,
  type FoundForm,
  type FoundPlaces,
  type ReplaceInput,
  type Search,
  toSearch,
} from './findTypes.ts';

/**
 * Finds and replaces in a transcript: the hits of a query with one of them
 * shown, and before a replacement of all the spellings that were found. The query stays when
 * the panel is closed. An edit of the text searches again from the shown place.
 */
export const findMachine = setup({
  types: {
    context: {} as FindContext,
    events: {} as FindEvent,
    tags: {} as FindTag,
  },
  actors: {
    /** Port. Counts the hits, and tells which of them is shown: the first one from the place of the last one shown on. */
    findPlaces: fromPromise<FoundPlaces, Search>(definePlaceholder('findPlaces')),
    /** Port. The spellings that can be replaced, the most frequent first. */
    listForms: fromPromise<readonly FoundForm[], Search>(definePlaceholder('listForms')),
    /** Port. Replaces the hits of these spellings as one undo step, and returns their number. */
    replaceForms: fromPromise<number, ReplaceInput>(definePlaceholder('replaceForms')),
  },
  guards: {
    isUnexpected,
    hasQuery: ({ context }) => context.query.trim() !== '',
    hasHits: ({ context }) => context.count > 0,
    hasChosen: ({ context }) => listChosenForms(context).length > 0,
  },
  actions: {
    rememberQuery: assign((_, query: string | undefined) => (query === undefined ? {} : { query })),
    rememberReplacement: assign((_, replacement: string) => ({ replacement })),
    rememberOption: assign((_, choice: Choice) => choice),
    rememberPlaces: assign((_, { count, at }: FoundPlaces) => ({ count, at })),
    forgetPlaces: assign({ count: 0, at: 0 }),
    moveOn: assign(({ context: { at, count } }) => ({ at: (at + 1) % count })),
    moveBack: assign(({ context: { at, count } }) => ({ at: (at + count - 1) % count })),
    rememberForms: assign((_, forms: readonly FoundForm[]) => ({ forms })),
    toggleForm: assign(({ context: { left } }, text: string) => ({
      left: left.includes(text) ? left.filter((one) => one !== text) : [...left, text],
    })),
    forgetForms: assign({ forms: [], left: [] }),
    rememberReplaced: assign((_, replaced: number) => ({ replaced })),
    forgetReplaced: assign({ replaced: null }),
  },
}).createMachine({
  id: 'find',
  context: {
    query: '',
    replacement: '',
    wholeWord: null,
    exactLetters: false,
    count: 0,
    at: 0,
    forms: [],
    left: [],
    replaced: null,
  },
  initial: 'closed',
  on: {
    'replacement.changed': {
      actions: {
        type: 'rememberReplacement',
        params: ({ event }) => event.replacement,
      },
    },
  },
  states: {
    closed: {
      on: {
        'find.opened': {
          target: 'open',
          actions: { type: 'rememberQuery', params: ({ event }) => event.query },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'finding',
      exit: ['forgetPlaces', 'forgetForms', 'forgetReplaced'],
      on: {
        'find.opened': {
          target: '.finding',
          actions: [
            { type: 'rememberQuery', params: ({ event }) => event.query },
            'forgetReplaced',
          ],
        },
        'find.closed': 'closed',
        'query.changed': {
          target: '.finding',
          actions: [
            { type: 'rememberQuery', params: ({ event }) => event.query },
            'forgetReplaced',
          ],
        },
        'option.changed': {
          target: '.finding',
          actions: [
            { type: 'rememberOption', params: ({ event }) => event.choice },
            'forgetReplaced',
          ],
        },
        // The way back of a replacement would undo another step.
        'document.changed': { target: '.finding', actions: 'forgetReplaced' },
      },
      states: {
        finding: {
          entry: 'forgetForms',
          always: [
            { guard: 'hasQuery', target: 'searching' },
            { target: 'empty', actions: 'forgetPlaces' },
          ],
        },
        empty: {},
        searching: {
          tags: 'searching',
          invoke: {
            src: 'findPlaces',
            input: ({ context }) => toSearch(context),
            onDone: { target: 'found', actions: { type: 'rememberPlaces', params: getOutput } },
            onError: { guard: 'isUnexpected', target: 'found', actions: 'forgetPlaces' },
          },
        },
        found: {
          on: {
            'next.requested': { guard: 'hasHits', actions: 'moveOn' },
            'previous.requested': { guard: 'hasHits', actions: 'moveBack' },
            'replace.requested': {
              guard: 'hasHits',
              target: 'listing',
              actions: 'forgetReplaced',
            },
          },
        },
        listing: {
          tags: 'previewing',
          on: { 'document.changed': { target: 'listing', reenter: true } },
          invoke: {
            src: 'listForms',
            input: ({ context }) => toSearch(context, true),
            onDone: { target: 'previewing', actions: { type: 'rememberForms', params: getOutput } },
            onError: { guard: 'isUnexpected', target: 'found', actions: 'forgetForms' },
          },
        },
        previewing: {
          tags: 'previewing',
          on: {
            'form.toggled': {
              actions: { type: 'toggleForm', params: ({ event }) => event.text },
            },
            'document.changed': 'listing',
            'replace.canceled': { target: 'found', actions: 'forgetForms' },
            'replace.confirmed': { guard: 'hasChosen', target: 'replacing' },
          },
        },
        replacing: {
          tags: ['previewing', 'replacing'],
          invoke: {
            src: 'replaceForms',
            input: ({ context }) => ({
              ...toSearch(context, true),
              forms: listChosenForms(context),
              replacement: context.replacement,
            }),
            onDone: {
              target: 'finding',
              actions: { type: 'rememberReplaced', params: getOutput },
            },
            onError: { guard: 'isUnexpected', target: 'previewing' },
          },
          // The replacement is itself a change of the text, after which the search begins anew.
          on: { 'document.changed': {} },
        },
      },
    },
  },
});
