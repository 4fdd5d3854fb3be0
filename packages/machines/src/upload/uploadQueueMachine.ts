import { assertEvent, fromCallback, setup } from 'xstate';
import { definePlaceholder } from '../shared/ports.ts';
import { uploadMachine } from './uploadMachine.ts';
import {
  isRestartable,
  judgeCredit,
  selectGranted,
  selectOpen,
  toKeptQueue,
  toRestarted,
} from './uploadQueueParts.ts';
import type {
  AddedFile,
  KeptQueue,
  UploadActor,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
  UploadQueueTag,
} from './uploadQueueTypes.ts';

/** What each upload is asked for when all of them are. */
const wishes = {
  'all.started': 'start.requested',
  'all.paused': 'pause.requested',
  'all.resumed': 'resume.requested',
} as const;

const base = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    input: {} as UploadQueueInput,
    tags: {} as UploadQueueTag,
  },
  actors: {
    /** One file; the app provides its ports. */
    upload: uploadMachine,
    /** Port. Sends `tab.held` when this page may send, and `tab.lost` when it may no longer. */
    holdTab: fromCallback<UploadQueueEvent>(definePlaceholder('holdTab')),
    /** Port. Sends `network.lost` and `network.returned`. */
    watchNetwork: fromCallback<UploadQueueEvent>(definePlaceholder('watchNetwork')),
    /** Port. Sends `queue.loaded` once, also when nothing can be read. */
    loadQueue: fromCallback<UploadQueueEvent>(definePlaceholder('loadQueue')),
  },
});

const uploadQueueSetup = base.extend({
  actions: {
    /** Port. Keeps the queue on the device, in place of what was kept before. */
    keepQueue: (_: unknown, _kept: KeptQueue): void => definePlaceholder('keepQueue')(),
    /** Port. Gives added files to the page that sends. */
    handOver: (_: unknown, _files: readonly AddedFile[]): void => definePlaceholder('handOver')(),
    add: base.assign(({ context, event, spawn }) => {
      assertEvent(event, 'files.added');
      const added = event.files.map(({ id, file }) =>
        spawn('upload', {
          id,
          syncSnapshot: true,
          input: { id, file, options: context.options, kept: null, random: context.random },
        }),
      );
      return { uploads: [...context.uploads, ...added] };
    }),
    restore: base.assign(({ context, event, spawn }) => {
      assertEvent(event, 'queue.loaded');
      const known = new Set(context.uploads.map((each) => each.id));
      const restored = event.kept
        .filter(({ id }) => !known.has(id))
        .map((kept) => {
          const { id, file, options } = kept;
          const input = { id, file, options, kept, random: context.random };
          return spawn('upload', { id, syncSnapshot: true, input });
        });
      return { uploads: [...restored, ...context.uploads] };
    }),
    remove: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'upload.removed');
      const { id } = event;
      enqueue.stopChild(id);
      enqueue.assign({ uploads: context.uploads.filter((each) => each.id !== id) });
    }),
    restart: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'upload.restarted');
      const { uploads, random } = context;
      const old = uploads.find((each) => each.id === event.id);
      const kept = old !== undefined && isRestartable(old) ? toRestarted(old, event) : null;
      if (old === undefined || kept === null) {
        return;
      }
      enqueue.assign(({ spawn }) => {
        const { id, file, options } = kept;
        const input = { id, file, options, kept, random };
        const begun = spawn('upload', { id, syncSnapshot: true, input });
        return { uploads: uploads.flatMap((each) => (each === old ? [begun, each] : [each])) };
      });
      enqueue.sendTo(old, { type: 'cancel.requested' });
    }),
    letGo: base.enqueueActions(({ context, enqueue }) => {
      context.uploads.forEach((upload) => enqueue.stopChild(upload));
      enqueue.assign({ uploads: [] });
    }),
    chooseOptions: base.assign(({ event }) => {
      assertEvent(event, 'options.chosen');
      return { options: event.options };
    }),
    takeCredit: base.assign(({ event }) => {
      assertEvent(event, 'credit.changed');
      return { credit: event.credit };
    }),
    tellAll: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['network.lost', 'network.returned', 'session.returned']);
      const { type } = event;
      selectOpen(context.uploads).forEach((upload) => enqueue.sendTo(upload, { type }));
    }),
    askAll: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['all.started', 'all.paused', 'all.resumed']);
      const type = wishes[event.type];
      selectOpen(context.uploads).forEach((upload) => enqueue.sendTo(upload, { type }));
    }),
    arrange: base.enqueueActions(({ context, enqueue }) => {
      judgeCredit(context.uploads, context.credit).forEach(({ upload, enough }) =>
        enqueue.sendTo(upload, { type: 'credit.judged', enough }),
      );
      selectGranted(context.uploads).forEach((upload: UploadActor) =>
        enqueue.sendTo(upload, { type: 'slot.granted' }),
      );
    }),
  },
});

const kept = {
  type: 'keepQueue',
  params: ({ context }: { context: UploadQueueContext }) => toKeptQueue(context.uploads),
} as const;

/** What a page does that sends, also while the files of an earlier page are read. */
const asked = {
  'files.added': { actions: 'add' },
  'all.started': { actions: 'askAll' },
  'all.paused': { actions: 'askAll' },
  'all.resumed': { actions: 'askAll' },
  'network.lost': { actions: 'tellAll' },
  'network.returned': { actions: 'tellAll' },
  'session.returned': { actions: 'tellAll' },
} as const;

/**
 * All files on their way to a text. It lives as long as the person is signed in.
 *
 * It is a machine because only one page of the browser may send, because two files are sent
 * at a time, and because the credit that is left is reserved in the order of the files.
 */
export const uploadQueueMachine = uploadQueueSetup.createMachine({
  id: 'uploadQueue',
  context: ({ input: { options, credit, random } }) => ({ uploads: [], options, credit, random }),
  initial: 'watching',
  invoke: [{ src: 'holdTab' }, { src: 'watchNetwork' }],
  on: {
    'options.chosen': { actions: 'chooseOptions' },
    'credit.changed': { actions: ['takeCredit', 'arrange'] },
  },
  states: {
    watching: {
      tags: 'watching',
      on: {
        'tab.held': 'loading',
        'files.added': {
          actions: { type: 'handOver', params: ({ event }) => event.files },
        },
      },
    },
    loading: {
      tags: ['loading', 'leading'],
      invoke: { src: 'loadQueue' },
      on: {
        'queue.loaded': { target: 'leading', actions: ['restore', 'arrange'] },
        'tab.lost': 'watching',
        ...asked,
        // Nothing is kept before the files of the earlier page are known: they would be forgotten.
        'upload.removed': { actions: 'remove' },
      },
    },
    leading: {
      tags: 'leading',
      exit: 'letGo',
      on: {
        'tab.lost': 'watching',
        ...asked,
        'upload.removed': { actions: ['remove', kept, 'arrange'] },
        'upload.restarted': { actions: ['restart', kept, 'arrange'] },
        'xstate.snapshot.*': { actions: [kept, 'arrange'] },
        'xstate.done.actor.*': { actions: [kept, 'arrange'] },
      },
    },
  },
});
