import type { RowFault } from '../rowFault.ts';

const upload = 'packages/machines/src/upload';
const machine = `${upload}/uploadMachine.ts`;
const sending = `${upload}/sendingState.ts`;
const parts = `${upload}/uploadParts.ts`;
const queueParts = `${upload}/uploadQueueParts.ts`;
const queue = `${upload}/uploadQueueMachine.ts`;

/** Faults of the rows on files that become texts. */
export const uploadFaults: RowFault[] = [
  {
    row: 'X-181',
    file: queueParts,
    from: 'left >= getLength(upload);',
    to: 'left >= 0;',
  },
  {
    row: 'X-181',
    file: queueParts,
    from: 'left -= enough ? getLength(upload) : 0;',
    to: 'left -= 0;',
  },
  {
    row: 'X-181',
    file: queueParts,
    from: 'started.reduce((sum, each) => sum + getLength(each), 0)',
    to: '0',
  },
  {
    row: 'X-182',
    file: `${upload}/checkingState.ts`,
    from: "target: '#upload.duplicate',",
    to: "target: '#upload.priced',",
  },
  { row: 'X-183', file: sending, from: 'from: received,', to: 'from: 0,' },
  { row: 'X-183', file: sending, from: "  initial: 'asking',", to: "  initial: 'moving'," },
  {
    row: 'X-184',
    file: sending,
    from: "'pause.requested': '#upload.paused',",
    to: "'pause.requested': {},",
  },
  {
    row: 'X-184',
    file: queue,
    from: "'all.paused': { actions: 'askAll' },",
    to: '',
  },
  {
    row: 'X-185',
    file: parts,
    from: 'Math.max(backOff(failures, random()), waitAskedBy(failure))',
    to: 'backOff(failures, random())',
  },
  {
    row: 'X-185',
    file: parts,
    from: '[404, 409].includes(failure.status)',
    to: '[404, 409, 413].includes(failure.status)',
  },
  {
    row: 'X-186',
    file: queueParts,
    from: "        'sending',\n        'paused',\n        'signedOut',\n        'needsFile',\n        'converting',\n        'canceling',",
    to: "        'paused',\n        'signedOut',\n        'needsFile',\n        'converting',\n        'canceling',",
  },
  {
    row: 'X-186',
    file: queue,
    from: "'xstate.done.actor.*': { actions: [kept, 'arrange'] },",
    to: "'xstate.done.actor.*': { actions: ['arrange'] },",
  },
  {
    row: 'X-186',
    file: `${upload}/needsFileState.ts`,
    from: "{ guard: 'wasPaused', target: '#upload.paused' }, ",
    to: '',
  },
  {
    row: 'X-187',
    file: `${upload}/uploadSetup.ts`,
    from: 'outcome.ok && outcome.hash === context.hash,',
    to: 'outcome.ok || outcome === context.hash,',
  },
  {
    row: 'X-188',
    file: parts,
    from: 'mostReceived: Math.max(context.mostReceived, bytes),',
    to: 'mostReceived: bytes,',
  },
  {
    row: 'X-188',
    file: parts,
    from: 'Math.min(Math.max(0, report.percent), 100)',
    to: 'Math.max(0, report.percent)',
  },
  {
    row: 'X-189',
    file: `${upload}/uploadQueueTypes.ts`,
    from: 'uploadPlaces = 2',
    to: 'uploadPlaces = 3',
  },
  {
    row: 'X-189',
    file: queue,
    from: "actions: { type: 'handOver', params: ({ event }) => event.files },",
    to: '',
  },
  {
    row: 'X-190',
    file: sending,
    from: "tags: ['sending', 'moving'],",
    to: "tags: ['sending'],",
  },
  { row: 'X-190', file: machine, from: "tags: 'paused',", to: "tags: ['paused', 'moving']," },
  { row: 'X-191', file: parts, from: 'growth: 1.5', to: 'growth: 1' },
  { row: 'X-191', file: parts, from: 'longest: 10_000', to: 'longest: 30_000' },
  {
    row: 'X-193',
    file: machine,
    from: "{ guard: 'hasJob', target: 'repeating' },",
    to: '',
  },
  {
    row: 'X-194',
    file: machine,
    from: "'options.changed': { guard: not('hasBegun'), actions: 'changeOptions' },",
    to: "'options.changed': { actions: 'changeOptions' },",
  },
  {
    row: 'X-199',
    file: `${upload}/uploadSetup.ts`,
    from: 'billed: outcome.ok ? outcome.answer.billed : null,',
    to: 'billed: null,',
  },
];
