import { afterCall, getOutput } from '../shared/call.ts';
import { keptSettings } from './settingsQueue.ts';
import { writingSettingsSetup } from './writingSettingsSetup.ts';
import type { WritingSettingsContext } from './writingSettingsTypes.ts';

/**
 * A person decides how dictated Persian is written, and sees each choice at once.
 *
 * It is a machine because choices come faster than the server answers, because
 * what it refuses has to go back to what it has, and because a choice made
 * without a network must outlive the page (product X-40…X-51).
 */
export const writingSettingsMachine = writingSettingsSetup.createMachine({
  id: 'writingSettings',
  context: ({ input }) => ({
    ...input,
    sending: {},
    refused: null,
    failure: null,
    failures: 0,
  }),
  initial: 'starting',
  // A device that does not tell when it is back is asked again by the back-off.
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      entry: 'forgetFailure',
      on: { 'configuration.received': { target: 'known', actions: 'receive' } },
      invoke: {
        src: 'loadConfiguration',
        ...afterCall({
          succeeded: {
            target: 'known',
            actions: { type: 'rememberStored', params: getOutput },
          },
          failed: 'failed',
          unexpected: 'failed',
        }),
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'settings.requested': 'loading',
        'network.returned': 'loading',
        'configuration.received': { target: 'known', actions: 'receive' },
      },
    },
    known: {
      tags: 'known',
      type: 'parallel',
      on: {
        'setting.changed': { actions: ['change', { type: 'keep', params: toKept }] },
        'save.retried': {
          guard: 'isRefused',
          actions: ['changeAgain', { type: 'keep', params: toKept }],
        },
        'refusal.dismissed': { actions: 'forgetRefusal' },
      },
      states: {
        saving: {
          initial: 'untouched',
          on: {
            'configuration.received': { actions: ['receive', { type: 'keep', params: toKept }] },
          },
          states: {
            untouched: {
              tags: 'untouched',
              entry: { type: 'keep', params: toKept },
              always: { guard: 'hasChanges', target: 'gathering' },
            },
            gathering: {
              tags: 'saving',
              after: { gather: 'sending' },
              on: {
                'setting.changed': {
                  target: 'gathering',
                  reenter: true,
                  actions: ['change', { type: 'keep', params: toKept }],
                },
              },
            },
            // What the server answers is newer than what was received meanwhile.
            sending: {
              tags: 'saving',
              on: { 'configuration.received': {} },
              entry: 'takeChanges',
              invoke: {
                src: 'saveChange',
                input: ({ context }) => context.sending,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: getOutput },
                    target: 'saved',
                    actions: [{ type: 'rememberStored', params: getOutput }, 'dropSent'],
                  },
                  { guard: { type: 'isPostponed', params: getOutput }, target: 'offline' },
                  {
                    target: 'rollingBack',
                    actions: [{ type: 'rememberRefusal', params: getOutput }, 'dropSent'],
                  },
                ],
                onError: { guard: 'isUnexpected', target: 'offline' },
              },
            },
            // A server that broke may have taken the change or not; so may one that refuses what it was sent before.
            rollingBack: {
              tags: 'saving',
              on: { 'configuration.received': {} },
              invoke: {
                src: 'loadConfiguration',
                onDone: {
                  target: 'untouched',
                  actions: { type: 'rememberStored', params: getOutput },
                },
                onError: { guard: 'isUnexpected', target: 'untouched' },
              },
            },
            offline: {
              tags: 'offline',
              entry: 'putBack',
              after: { backOff: 'sending' },
              on: {
                'network.returned': { target: 'sending', actions: 'beginAnew' },
              },
            },
            saved: {
              tags: 'saved',
              entry: { type: 'keep', params: toKept },
              always: { guard: 'hasChanges', target: 'gathering' },
            },
          },
        },
        question: {
          initial: 'closed',
          states: {
            closed: { on: { 'reset.requested': 'asked' } },
            asked: {
              tags: 'asking',
              on: {
                'reset.cancelled': 'closed',
                'reset.confirmed': {
                  target: 'closed',
                  actions: ['changeToDefaults', { type: 'keep', params: toKept }],
                },
              },
            },
          },
        },
      },
    },
  },
});

function toKept({ context }: { context: WritingSettingsContext }) {
  return keptSettings(context);
}
