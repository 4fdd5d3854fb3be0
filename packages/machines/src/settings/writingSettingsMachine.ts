import { defineAfterCall, getOutput } from '../shared/call.ts';
import { getKeptSettings } from './settingsQueue.ts';
import { writingSettingsSetup } from './writingSettingsSetup.ts';
import type { WritingSettingsContext } from './writingSettingsTypes.ts';

/**
 * A person decides how dictated Persian is written, and sees each choice at once.
 *
 * It is a machine because choices come faster than the server answers, because
 * a refused choice has to be rolled back, and because a choice made
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
  // Where the network reports nothing, the back-off tries again.
  invoke: { src: 'watchNetwork', onError: { guard: 'isUnexpected' } },
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      // Another try keeps the reason of the last one, so that its button stays where the focus is.
      exit: 'forgetFailure',
      on: { 'configuration.received': { target: 'known', actions: 'receive' } },
      invoke: {
        src: 'loadConfiguration',
        ...defineAfterCall({
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
        'setting.changed': { actions: ['change', { type: 'keep', params: toStored }] },
        'save.retried': {
          guard: 'isRefused',
          actions: ['changeAgain', { type: 'keep', params: toStored }],
        },
        'refusal.dismissed': { actions: 'forgetRefusal' },
      },
      states: {
        saving: {
          initial: 'untouched',
          on: {
            'configuration.received': { actions: ['receive', { type: 'keep', params: toStored }] },
          },
          states: {
            untouched: {
              tags: 'untouched',
              entry: { type: 'keep', params: toStored },
              always: { guard: 'hasChanges', target: 'gathering' },
            },
            gathering: {
              tags: 'saving',
              after: { gather: 'sending' },
              on: {
                'setting.changed': {
                  target: 'gathering',
                  reenter: true,
                  actions: ['change', { type: 'keep', params: toStored }],
                },
              },
            },
            // The server's answer is newer than a configuration received meanwhile.
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
            // After a server error, or a refusal of a repeated change, the change may have been stored or not.
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
              entry: { type: 'keep', params: toStored },
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
                  actions: ['changeToDefaults', { type: 'keep', params: toStored }],
                },
              },
            },
          },
        },
      },
    },
  },
});

function toStored({ context }: { context: WritingSettingsContext }) {
  return getKeptSettings(context);
}
