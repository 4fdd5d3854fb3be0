import type { FaultTable } from '../rowFault.ts';

const upload = 'packages/machines/src/upload';
const machine = `${upload}/uploadMachine.ts`;
const sending = `${upload}/sendingState.ts`;
const parts = `${upload}/uploadParts.ts`;
const queueParts = `${upload}/uploadQueueParts.ts`;
const queue = `${upload}/uploadQueueMachine.ts`;
const needsFileState = `${upload}/needsFileState.ts`;
const uploadSetup = `${upload}/uploadSetup.ts`;

/** Faults of the rows on files that become texts. */
export const uploadFaults: FaultTable = [
  ['X-181', queueParts, 'left >= getLength(upload);', 'left >= 0;'],
  ['X-181', queueParts, 'left -= enough ? getLength(upload) : 0;', 'left -= 0;'],
  ['X-181', queueParts, 'started.reduce((sum, each) => sum + getLength(each), 0)', '0'],
  ['X-181', queueParts, 'left > 0 && left >= getLength(upload)', 'left >= getLength(upload)'],
  ['X-182', `${upload}/checkingState.ts`, "'#upload.duplicate',", "'#upload.priced',"],
  ['X-183', sending, 'from: received,', 'from: 0,'],
  ['X-183', sending, "  initial: 'asking',", "  initial: 'moving',"],
  ['X-184', sending, "'pause.requested': '#upload.paused',", "'pause.requested': {},"],
  ['X-184', queue, "'all.paused': { actions: 'askAll' },", ''],
  [
    'X-185',
    parts,
    'Math.max(computeBackOff(failures, random()), getAskedWait(failure))',
    'computeBackOff(failures, random())',
  ],
  [
    'X-185',
    parts,
    'isNotFound(failure) || isConflict(failure)',
    "failure.kind === 'refused' && [404, 409, 413].includes(failure.status)",
  ],
  ['X-186', queueParts, "        'sending',\n        'paused',", "        'paused',"],
  ['X-186', queue, ".actor.*': { actions: [kept, 'arrange", ".actor.*': { actions: ['arrange"],
  ['X-186', needsFileState, "{ guard: 'wasPaused', target: '#upload.paused' }, ", ''],
  ['X-187', uploadSetup, '&& outcome.hash === context.hash,', '|| outcome === context.hash,'],
  ['X-188', parts, 'mostReceived: Math.max(context.mostReceived, bytes),', 'mostReceived: bytes,'],
  ['X-188', parts, 'Math.min(Math.max(0, report.percent), 100)', 'Math.max(0, report.percent)'],
  ['X-189', `${upload}/uploadQueueTypes.ts`, 'uploadPlaces = 2', 'uploadPlaces = 3'],
  ['X-189', queue, "actions: { type: 'handOver', params: ({ event }) => event.files },", ''],
  ['X-190', sending, "tags: ['sending', 'moving'],", "tags: ['sending'],"],
  ['X-190', machine, "tags: 'paused',", "tags: ['paused', 'moving'],"],
  ['X-191', parts, 'growth: 1.5', 'growth: 1'],
  ['X-191', parts, 'longest: 10_000', 'longest: 30_000'],
  ['X-193', machine, "{ guard: 'hasJob', target: 'repeating', actions: 'forgetFailure' },", ''],
  [
    'X-194',
    queueParts,
    "  'paused',\n  'signedOut',\n  'needsFile',",
    "  'paused',\n  'needsFile',",
  ],
  ['X-194', machine, "guard: not('hasBegun'), actions:", 'actions:'],
  ['X-199', uploadSetup, 'outcome.ok ? outcome.answer.billed : null,', 'null,'],
  ['X-181', queueParts, 'left >= getLength(upload);', 'left > getLength(upload);'],
  ['X-181', queueParts, "'signedOut', 'needsFile', 'converting'", "'signedOut', 'needsFile'"],
  ['X-181', queueParts, "'paused', 'signedOut', 'needsFile',", "'signedOut', 'needsFile',"],
  ['X-183', parts, 'isNotFound(failure) || isConflict', 'isConflict'],
  ['X-184', machine, "{ target: 'waiting', actions: 'forgetPause' },", "{ target: 'waiting' },"],
  ['X-185', parts, '{ failures: 0, failure: null }', '{ failure: null }'],
  ['X-185', sending, "{ guard: not('mustWait'), target: 'asking' }", '{}'],
  ['X-185', sending, "guard: not('mustWait'), ", ''],
  ['X-186', queue, '[...restored, ...context.uploads]', '[...context.uploads, ...restored]'],
  ['X-186', queue, '.filter(({ id }) => !known.has(id))', ''],
  ['X-186', queueParts, "'canceling',\n        'failed',", "'canceling',"],
  ['X-189', queueParts, "Tag(each, 'sending')", "Tag(each, 'sending', 'converting')"],
  ['X-193', `${upload}/repeatingState.ts`, "'forgetReport', 'forgetFailure',", "'forgetFailure',"],
];
