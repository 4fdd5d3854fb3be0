import { getOutput } from '../shared/call.ts';
import { conversationSetup } from './conversationSetup.ts';
import { getSaved } from './patches.ts';

/** Older states of the text, beside it; the lists are no part of the machine. */
export const versionsState = conversationSetup.createStateConfig({
  initial: 'closed',
  on: {
    'versions.closed': { target: '.closed', actions: 'forgetVersion' },
    'version.chosen': { target: '.comparing', actions: 'chooseVersion' },
    // A new transcription is offered; the text stays as it is.
    'job.finished': { target: '.comparing', actions: 'chooseVersion' },
  },
  states: {
    closed: { id: 'versionsClosed', on: { 'versions.opened': 'listing' } },
    listing: { tags: 'listing' },
    comparing: {
      id: 'comparing',
      tags: 'comparing',
      on: {
        'versions.opened': { target: 'listing', actions: 'forgetVersion' },
        'restore.requested': { guard: 'mayWrite', target: 'restoring' },
        'paragraphs.restored': {
          guard: 'mayWrite',
          actions: [
            {
              type: 'showText',
              params: ({ event }) => ({ text: event.text, because: 'restored' }),
            },
            'tellChanged',
          ],
        },
      },
    },
    restoring: {
      tags: 'restoring',
      initial: 'saving',
      on: { 'version.chosen': {}, 'job.finished': {} },
      states: {
        /** What the person typed is saved first, so that it is a version too. */
        saving: {
          entry: 'tellSave',
          always: [
            { guard: 'isClean', target: 'calling' },
            { guard: 'isStopped', target: '#comparing', actions: 'rememberNoSave' },
          ],
          on: {
            'save.refused': { target: '#comparing', actions: 'rememberNoSave' },
            // Another tab writes: nothing is saved here any more.
            'writing.ended': { target: '#comparing', actions: 'rememberNoSave' },
          },
        },
        calling: {
          on: { 'versions.closed': {} },
          invoke: {
            src: 'restoreVersion',
            input: ({ context }) => ({
              id: context.versionId ?? '',
              revision: getSaved(context).revision,
            }),
            onDone: [
              {
                guard: { type: 'isOk', params: getOutput },
                target: '#versionsClosed',
                actions: [{ type: 'tellMoved', params: getOutput }, 'forgetVersion'],
              },
              {
                // The text changed elsewhere: the next try has its newest revision.
                guard: { type: 'isConflict', params: getOutput },
                target: '#comparing',
                actions: [{ type: 'rememberVersionFailure', params: getOutput }, 'tellRevision'],
              },
              {
                target: '#comparing',
                actions: { type: 'rememberVersionFailure', params: getOutput },
              },
            ],
            onError: {
              guard: 'isUnexpected',
              target: '#comparing',
              actions: {
                type: 'rememberVersionFailure',
                params: { ok: false, failure: { kind: 'network' } },
              },
            },
          },
        },
      },
    },
  },
});
