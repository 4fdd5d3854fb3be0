import type { FaultTable } from '../rowFault.ts';

const upload = 'packages/machines/src/upload';
const machine = `${upload}/uploadMachine.ts`;
const sending = `${upload}/sendingState.ts`;
const parts = `${upload}/uploadParts.ts`;
const queueParts = `${upload}/uploadQueueParts.ts`;
const queue = `${upload}/uploadQueueMachine.ts`;

/** Faults of the rows on files that become texts. */
export const uploadFaults: FaultTable = [
  ['X-181', queueParts, 'left >= getLength(upload);', 'left >= 0;'],
  ['X-181', queueParts, 'left -= enough ? getLength(upload) : 0;', 'left -= 0;'],
  ['X-181', queueParts, 'started.reduce((sum, each) => sum + getLength(each), 0)', '0'],
  [
    'X-182',
    `${upload}/checkingState.ts`,
    "target: '#upload.duplicate',",
    "target: '#upload.priced',",
  ],
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
  [
    'X-186',
    queueParts,
    "        'sending',\n        'paused',\n        'signedOut',\n        'needsFile',\n        'converting',\n        'canceling',",
    "        'paused',\n        'signedOut',\n        'needsFile',\n        'converting',\n        'canceling',",
  ],
  [
    'X-186',
    queue,
    "'xstate.done.actor.*': { actions: [kept, 'arrange'] },",
    "'xstate.done.actor.*': { actions: ['arrange'] },",
  ],
  [
    'X-186',
    `${upload}/needsFileState.ts`,
    "{ guard: 'wasPaused', target: '#upload.paused' }, ",
    '',
  ],
  [
    'X-187',
    `${upload}/uploadSetup.ts`,
    'outcome.ok && outcome.hash === context.hash,',
    'outcome.ok || outcome === context.hash,',
  ],
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
    machine,
    "'options.changed': { guard: not('hasBegun'), actions: 'changeOptions' },",
    "'options.changed': { actions: 'changeOptions' },",
  ],
  [
    'X-199',
    `${upload}/uploadSetup.ts`,
    'billed: outcome.ok ? outcome.answer.billed : null,',
    'billed: null,',
  ],
  ['X-181', queueParts, 'left >= getLength(upload);', 'left > getLength(upload);'],
  [
    'X-181',
    queueParts,
    "'signedOut', 'needsFile', 'converting'),\n  );\n  let",
    "'signedOut', 'needsFile'),\n  );\n  let",
  ],
  [
    'X-181',
    queueParts,
    "'paused', 'signedOut', 'needsFile', 'converting'),\n  );\n  let",
    "'signedOut', 'needsFile', 'converting'),\n  );\n  let",
  ],
  ['X-183', parts, 'isNotFound(failure) || isConflict', 'isConflict'],
  [
    'X-184',
    machine,
    "'resume.requested': { target: 'waiting', actions: 'forgetPause' },",
    "'resume.requested': { target: 'waiting' },",
  ],
  ['X-185', parts, '{ failures: 0, failure: null }', '{ failure: null }'],
  [
    'X-185',
    sending,
    "after: { sendWait: 'asking' },\n      on: { 'network.returned': 'asking' },",
    "after: { sendWait: 'asking' },",
  ],
  ['X-186', queue, '[...restored, ...context.uploads]', '[...context.uploads, ...restored]'],
  ['X-186', queue, '.filter(({ id }) => !known.has(id))', ''],
  ['X-186', queueParts, "'canceling',\n        'failed',", "'canceling',"],
  [
    'X-189',
    queueParts,
    "has(each, 'sending')).length",
    "has(each, 'sending', 'converting')).length",
  ],
  [
    'X-193',
    `${upload}/repeatingState.ts`,
    "actions: ['forgetReport', 'forgetFailure', ",
    "actions: ['forgetFailure', ",
  ],
];
