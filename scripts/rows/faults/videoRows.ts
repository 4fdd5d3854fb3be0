import type { FaultTable } from '../rowFault.ts';

const machine = 'packages/machines/src/upload';
const files = 'apps/web/src/features/files';
const sound = `${files}/sound`;
const upload = `${files}/upload`;
const words = `${files}/screen/words`;
const readDrop = 'packages/ui/src/components/fields/FileDrop/readDrop.ts';
const filePicker = `${files}/screen/adding/filePicker.ts`;
const uploadQueueMachine = `${machine}/uploadQueueMachine.ts`;
const uploadMachine = `${machine}/uploadMachine.ts`;

/** Faults of the rows on the sound of a video, on remembered files and on options after the start. */
export const videoFaults: FaultTable = [
  ['X-195', `${machine}/uploadSetup.ts`, 'context.file.size >', 'context.file.size >='],
  [
    'X-195',
    uploadMachine,
    "[{ guard: 'needsSound', target: 'extracting' }, { target: 'sending' }]",
    "'sending'",
  ],
  [
    'X-195',
    `${machine}/extractingState.ts`,
    "{ target: '#upload.sending', actions: 'sendWhole' },",
    "{ target: '#upload.sending' },",
  ],
  ['X-195', `${machine}/uploadSetup.ts`, '(source === null || lacksSound)', 'source === null'],
  [
    'X-187',
    `${machine}/uploadSetup.ts`,
    'context.received > 0 && !(outcome.ok && outcome.hash === context.hash)',
    'context.received > 0 && !outcome.ok && outcome === context.hash',
  ],
  [
    'X-195',
    `${sound}/videoSound.ts`,
    'new EncodedPacketSink(track).packets()',
    'new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })',
  ],
  ['X-195', `${sound}/videoSound.ts`, 'true, chunkSize', 'true, chunkSize: 8 * chunkSize'],
  ['X-195', `${sound}/videoSound.ts`, "      return 'none';", "      return 'unextractable';"],
  ['X-195', `${words}/describeNotes.ts`, "'unextractable') {", "'unextractable' && isSoundOnly) {"],
  ['X-195', `${words}/describeUpload.ts`, 'source?.file.name ?? file.name', 'file.name'],
  ['X-186', readDrop, '=== name ? handle : null', '=== name ? null : handle'],
  ['X-186', filePicker, "=== 'AbortError' ? [] : null", "=== 'AbortError' ? null : []"],
  ['X-186', `${upload}/uploadFiles.ts`, 'handles.has(id) && !closed.has(id)', 'handles.has(id)'],
  [
    'X-186',
    `${words}/describeFault.ts`,
    "{ sentence: filesText.allowAgain, action: 'reopen' }",
    "{ sentence: describeNeed(upload), action: 'choose' }",
  ],
  ['X-194', uploadQueueMachine, "      enqueue.sendTo(old, { type: 'cancel.requested' });\n", ''],
  ['X-184', uploadMachine, "        { guard: 'wasCanceled', target: 'canceling' },\n", ''],
  ['X-194', `${machine}/uploadQueueParts.ts`, 'received: 0,\n    job: null,', 'job: null,'],
  ['X-195', `${machine}/uploadParts.ts`, '100 * 1_048_576', '10 * 1_048_576'],
  ['X-195', `${machine}/uploadParts.ts`, 'hash: source?.hash ?? hash,', 'hash,'],
  ['X-195', `${machine}/uploadSetup.ts`, 'source: source ?? { file,', 'source: { file,'],
  ['X-195', `${machine}/uploadSetup.ts`, 'source === null && received === 0', 'source === null'],
];
