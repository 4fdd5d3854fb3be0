import { getOutput } from '../shared/call.ts';
import { adminRecordSetup } from './adminRecordSetup.ts';

const typing = { 'field.changed': { actions: 'type' } } as const;
/** Nothing that was typed can be saved any more. */
const leftAtOnce = {
  'leave.requested': { target: '#adminRecord.left', actions: 'dropTyped' },
} as const;

/** The question before typed values are lost; a refusal leads `back`. */
function leaving<const Back extends string>(back: Back) {
  return {
    tags: ['dirty', 'leaving'],
    on: {
      'leave.confirmed': { target: '#adminRecord.left', actions: 'dropTyped' },
      'leave.canceled': back,
    },
  } as const;
}

const elsewhere = { 'record.changedElsewhere': { actions: 'noteElsewhere' } } as const;

/**
 * An administrator looks at a record of the server and changes it.
 *
 * It is a machine because another administrator may change the same record meanwhile: a save
 * says which revision it has seen, sends only what was changed, and where both have changed a
 * field, the person chooses. No answer of the server costs a typed value.
 */
export const adminRecordMachine = adminRecordSetup.createMachine({
  id: 'adminRecord',
  context: ({ input: { id, record = null, values } }) => ({
    id,
    record,
    base: record?.values ?? (id === null ? (values ?? {}) : {}),
    typed: { ...record?.values, ...values },
    sent: {},
    theirs: null,
    choices: {},
    isChangedElsewhere: false,
    failure: null,
  }),
  initial: 'begun',
  states: {
    begun: {
      always: [
        { guard: 'isNew', target: 'editing' },
        { guard: 'isKnown', target: 'settled' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'loading',
      entry: 'forgetFailure',
      on: typing,
      invoke: {
        src: 'loadRecord',
        input: ({ context: { id } }) => ({ id: id ?? '' }),
        onDone: [
          {
            guard: { type: 'succeeded', params: getOutput },
            target: 'settled',
            actions: { type: 'takeRecord', params: getOutput },
          },
          { target: 'unloaded', actions: { type: 'rememberFailure', params: getOutput } },
        ],
        onError: { guard: 'isUnexpected', target: 'unloaded', actions: 'assumeNetworkFailure' },
      },
    },
    unloaded: {
      always: [
        { guard: 'isDenied', target: 'forbidden' },
        { guard: 'isNotFound', target: 'gone' },
        // A record that is on the screen stays there.
        { guard: 'isKnown', target: 'settled' },
        { target: 'failed' },
      ],
    },
    failed: { tags: 'failed', on: { 'load.requested': 'loading' } },
    settled: { always: [{ guard: 'isClean', target: 'viewing' }, { target: 'editing' }] },
    viewing: {
      tags: 'viewing',
      on: {
        'edit.started': 'editing',
        'load.requested': 'loading',
        'record.changedElsewhere': 'loading',
      },
    },
    editing: {
      tags: 'editing',
      initial: 'deciding',
      on: {
        'field.changed': { target: '.deciding', actions: 'type' },
        ...elsewhere,
      },
      states: {
        deciding: { always: [{ guard: 'isClean', target: 'clean' }, { target: 'dirty' }] },
        clean: { on: { 'leave.requested': '#adminRecord.left' } },
        dirty: {
          tags: 'dirty',
          on: { 'save.requested': '#adminRecord.saving', 'leave.requested': 'leaving' },
        },
        leaving: { id: 'leaving', ...leaving('dirty') },
      },
    },
    saving: {
      tags: ['editing', 'dirty', 'busy'],
      entry: 'markSent',
      // The answer decides: typing does not end the save.
      on: { ...typing, ...elsewhere },
      invoke: {
        src: 'saveRecord',
        input: ({ context: { id, record, sent } }) => ({
          id,
          revision: record?.revision ?? 0,
          changes: sent,
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: getOutput },
            target: 'saved',
            actions: { type: 'takeSaved', params: getOutput },
          },
          {
            target: 'unsaved',
            actions: [
              { type: 'rememberFailure', params: getOutput },
              { type: 'rememberTheirs', params: getOutput },
            ],
          },
        ],
        onError: { guard: 'isUnexpected', target: 'editing', actions: 'assumeNetworkFailure' },
      },
    },
    saved: {
      tags: ['viewing', 'saved'],
      always: { guard: 'isDirty', target: 'editing' },
      on: {
        'edit.started': 'editing',
        'load.requested': 'loading',
        'record.changedElsewhere': 'loading',
      },
    },
    unsaved: {
      always: [
        { guard: 'isDenied', target: 'forbidden' },
        { guard: 'isNotFound', target: 'gone' },
        { guard: 'hasTheirs', target: 'conflict' },
        { guard: 'mustWait', target: 'waiting' },
        { target: 'editing' },
      ],
    },
    waiting: {
      tags: ['editing', 'dirty', 'waiting'],
      initial: 'resting',
      on: { ...typing, ...elsewhere },
      after: {
        waitAsked: [
          { guard: 'isLeavingWait', target: '#leaving', actions: 'forgetFailure' },
          { target: 'editing', actions: 'forgetFailure' },
        ],
      },
      states: {
        resting: { on: { 'leave.requested': 'leaving' } },
        leaving: leaving('resting'),
      },
    },
    conflict: {
      tags: ['editing', 'dirty'],
      initial: 'judging',
      on: typing,
      states: {
        judging: {
          always: [
            { guard: 'hasConflict', target: 'choosing' },
            // The other person has changed other fields: both changes are kept.
            { target: '#adminRecord.merged', actions: 'takeTheirs' },
          ],
        },
        choosing: {
          tags: 'conflict',
          on: {
            'conflict.chosen': { actions: 'choose' },
            'conflict.resolved': {
              guard: 'hasChosenAll',
              target: '#adminRecord.merged',
              actions: 'takeTheirs',
            },
            'conflict.canceled': { target: '#adminRecord.editing', actions: 'forgetTheirs' },
          },
        },
      },
    },
    merged: {
      always: [{ guard: 'isClean', target: 'saved' }, { target: 'saving' }],
    },
    left: {
      tags: 'left',
      always: { guard: 'isKnown', target: 'viewing' },
    },
    gone: { tags: 'gone', on: leftAtOnce },
    forbidden: { tags: 'forbidden', on: leftAtOnce },
  },
});
