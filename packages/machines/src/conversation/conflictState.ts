import { conversationSetup } from './conversationSetup.ts';
import { getResolved } from './conflictParts.ts';
import type { ConversationContext, ShownBecause } from './conversationTypes.ts';

const shownMerge = showResolved('merged');

const keptMine = {
  type: 'keepVersion',
  params: ({ context }: { context: ConversationContext }) => ({
    text: getResolved(context).mine,
    because: 'conflict' as const,
  }),
} as const;

/** Two revisions become one; what both changed is a question to the person. */
export const conflictState = conversationSetup.createStateConfig({
  id: 'conflict',
  initial: 'merging',
  states: {
    merging: {
      tags: 'saving',
      always: [
        { guard: 'hasQuestions', target: 'asking' },
        {
          guard: 'hasNoOwnChanges',
          target: '#settled',
          actions: [
            { type: 'resolve', params: {} },
            showResolved('arrived'),
            'adopt',
            'tellOutdated',
          ],
        },
        {
          target: '#settled',
          actions: [
            { type: 'resolve', params: {} },
            shownMerge,
            'reportMerged',
            'adopt',
            'tellOutdated',
          ],
        },
      ],
    },
    asking: {
      tags: 'asking',
      on: {
        'conflict.resolved': [
          {
            guard: 'isAnswered',
            target: '#settled',
            actions: [
              'mergeAgain',
              { type: 'resolve', params: ({ event }) => event.choices },
              keptMine,
              shownMerge,
              'adopt',
              'tellOutdated',
            ],
          },
          // The person went on typing in a segment that was asked about.
          { actions: 'mergeAgain' },
        ],
      },
    },
  },
});

function showResolved<Because extends ShownBecause>(because: Because) {
  return {
    type: 'showText',
    params: ({ context }: { context: ConversationContext }) => ({
      text: getResolved(context).resolved,
      because,
    }),
  } as const;
}
