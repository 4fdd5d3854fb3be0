import type { RowFault } from '../rowFault.ts';

const machine = 'packages/machines/src/upload';
const files = 'apps/web/src/features/files';
const sound = `${files}/sound`;
const upload = `${files}/upload`;
const words = `${files}/screen/words`;

/** Faults of the rows on the sound of a video, on remembered files and on options after the start. */
export const videoFaults: RowFault[] = [
  {
    row: 'X-195',
    file: `${machine}/uploadSetup.ts`,
    from: 'context.file.size > largeVideo',
    to: 'context.file.size >= largeVideo',
  },
  {
    row: 'X-195',
    file: `${machine}/uploadMachine.ts`,
    from: "[{ guard: 'needsSound', target: 'extracting' }, { target: 'sending' }]",
    to: "'sending'",
  },
  {
    row: 'X-195',
    file: `${machine}/extractingState.ts`,
    from: "{ target: '#upload.sending', actions: 'sendWhole' },",
    to: "{ target: '#upload.sending' },",
  },
  {
    row: 'X-195',
    file: `${machine}/uploadSetup.ts`,
    from: 'isSoundOnly && (source === null || lacksSound)',
    to: 'isSoundOnly && source === null',
  },
  {
    row: 'X-187',
    file: `${machine}/uploadSetup.ts`,
    from: 'context.received > 0 && !(outcome.ok && outcome.hash === context.hash)',
    to: 'context.received > 0 && !outcome.ok && outcome === context.hash',
  },
  {
    row: 'X-195',
    file: `${sound}/videoSound.ts`,
    from: 'new EncodedPacketSink(track).packets()',
    to: 'new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })',
  },
  {
    row: 'X-195',
    file: `${sound}/videoSound.ts`,
    from: '{ chunked: true, chunkSize }',
    to: '{ chunked: true, chunkSize: 8 * chunkSize }',
  },
  {
    row: 'X-195',
    file: `${sound}/videoSound.ts`,
    from: "      return 'none';",
    to: "      return 'unextractable';",
  },
  {
    row: 'X-195',
    file: `${words}/describeNotes.ts`,
    from: "if (sound === 'unextractable') {",
    to: "if (sound === 'unextractable' && isSoundOnly) {",
  },
  {
    row: 'X-195',
    file: `${words}/describeUpload.ts`,
    from: 'source?.file.name ?? file.name',
    to: 'file.name',
  },
  {
    row: 'X-186',
    file: 'packages/ui/src/components/fields/FileDrop/readDrop.ts',
    from: 'handle.name === name ? handle : null',
    to: 'handle.name === name ? null : handle',
  },
  {
    row: 'X-186',
    file: `${files}/screen/adding/filePicker.ts`,
    from: "error.name === 'AbortError' ? [] : null",
    to: "error.name === 'AbortError' ? null : []",
  },
  {
    row: 'X-186',
    file: `${upload}/uploadFiles.ts`,
    from: 'handles.has(id) && !closed.has(id)',
    to: 'handles.has(id)',
  },
  {
    row: 'X-186',
    file: `${words}/describeFault.ts`,
    from: "{ sentence: filesText.allowAgain, action: 'reopen' }",
    to: "{ sentence: describeNeed(upload), action: 'choose' }",
  },
  {
    row: 'X-194',
    file: `${machine}/uploadQueueMachine.ts`,
    from: "      enqueue.sendTo(old, { type: 'cancel.requested' });\n",
    to: '',
  },
  {
    row: 'X-184',
    file: `${machine}/uploadMachine.ts`,
    from: "        { guard: 'wasCanceled', target: 'canceling' },\n",
    to: '',
  },
  {
    row: 'X-194',
    file: `${machine}/uploadQueueParts.ts`,
    from: 'received: 0,\n    job: null,',
    to: 'job: null,',
  },
];
