import type { RowFault } from '../rowFault.ts';

const upload = 'apps/web/src/features/files/upload';
const sender = `${upload}/fileSender.ts`;
const calls = `${upload}/uploadCalls.ts`;
const run = `${upload}/uploadRun.ts`;
const queue = `${upload}/createUploadQueue.ts`;

/** Faults of the rows on files that are sent, in the parts that speak to the device and the network. */
export const deviceUploadFaults: RowFault[] = [
  { row: 'X-180', file: `${upload}/sampleFile.ts`, from: 'file.size > largest', to: 'false' },
  {
    row: 'X-180',
    file: `${upload}/mediaKind.ts`,
    from: 'return isDeclared && head.includes(0);',
    to: 'return isDeclared;',
  },
  {
    row: 'X-180',
    file: `${upload}/mediaKind.ts`,
    from: '[0x02, 0x04].includes(second & 0x06)',
    to: '(second & 0x06) !== 0',
  },
  {
    row: 'X-181',
    file: `${upload}/mediaFacts.ts`,
    from: 'Number.isSafeInteger(length) && length > 0 ? length : null',
    to: 'length',
  },
  {
    row: 'X-181',
    file: `${upload}/mediaFacts.ts`,
    from: 'longestWait = 5_000',
    to: 'longestWait = 9_000',
  },
  { row: 'X-181', file: `${upload}/mediaFacts.ts`, from: 'URL.revokeObjectURL(address);', to: '' },
  {
    row: 'X-182',
    file: `${upload}/sampleFile.ts`,
    from: 'Math.max(edgeSize, file.size - edgeSize)',
    to: 'edgeSize',
  },
  {
    row: 'X-182',
    file: calls,
    from: 'converted ?? found.find(({ isComing }) => isComing)',
    to: 'converted',
  },
  { row: 'X-183', file: sender, from: '      this.#next = received;', to: '' },
  {
    row: 'X-183',
    file: calls,
    from: 'answer: toReceivedPart(outcome.answer) } : outcome;',
    to: 'answer: { ...toReceivedPart(outcome.answer), received: 0 } } : outcome;',
  },
  { row: 'X-183', file: `${upload}/partFlight.ts`, from: 'end === input.file.size', to: 'false' },
  {
    row: 'X-183',
    file: `${upload}/partSize.ts`,
    from: 'Math.min(size * 2, largest)',
    to: 'size',
  },
  {
    row: 'X-183',
    file: `${upload}/receivedPart.ts`,
    from: "failure.details?.['received']",
    to: 'null',
  },
  { row: 'X-184', file: `${upload}/partFlight.ts`, from: 'ending.signal.aborted || ', to: '' },
  {
    row: 'X-184',
    file: sender,
    from: '    this.#dropFlights();\n    this.#ports.progress.end',
    to: '    this.#ports.progress.end',
  },
  { row: 'X-185', file: `${upload}/partSize.ts`, from: 'Math.max(size / 2, smallest)', to: 'size' },
  {
    row: 'X-185',
    file: queue,
    from: "this.#session.run.tell({ type: 'session.returned' });",
    to: '',
  },
  { row: 'X-186', file: sender, from: '    await this.#ports.whenKept();', to: '' },
  {
    row: 'X-186',
    file: `${upload}/uploadKeeper.ts`,
    from: '    await this.#parts.uploads.keep(kept);',
    to: '',
  },
  {
    row: 'X-186',
    file: 'packages/drafts/src/fileHandles.ts',
    from: '!uploadIds.includes(uploadId)',
    to: 'uploadIds.includes(uploadId)',
  },
  { row: 'X-187', file: `${upload}/uploadFiles.ts`, from: 'file.size === size && ', to: '' },
  { row: 'X-187', file: sender, from: "renewed === 'changed'", to: 'true' },
  {
    row: 'X-188',
    file: `${upload}/uploadProgress.ts`,
    from: 'furthest: Math.max(measured.furthest, position)',
    to: 'furthest: position',
  },
  { row: 'X-188', file: `${upload}/uploadProgress.ts`, from: 'span = 10_000', to: 'span = 60_000' },
  {
    row: 'X-189',
    file: `${upload}/handedOver.ts`,
    from: '[...this.#unseen, ...this.#seen]',
    to: '[...this.#unseen]',
  },
  {
    row: 'X-189',
    file: run,
    from: '      onHandOver: (ids) => this.#handedOver.give(ids),',
    to: '      onHandOver: () => undefined,',
  },
  {
    row: 'X-190',
    file: `${upload}/factsOfUploads.ts`,
    from: "mode !== 'watching' && ",
    to: '',
  },
  { row: 'X-190', file: queue, from: '      void this.#stop();\n    }\n  }', to: '    }\n  }' },
  {
    row: 'X-190',
    file: 'apps/web/src/app/shell/leaveSources.ts',
    from: 'uploadFacts.read().isMoving',
    to: 'false',
  },
  { row: 'X-191', file: `${upload}/whenDue.ts`, from: 'hiddenWait = 20_000', to: 'hiddenWait = 0' },
  {
    row: 'X-191',
    file: `${upload}/jobReport.ts`,
    from: 'result?.conversation_id ?? historyId',
    to: 'historyId',
  },
  {
    row: 'X-193',
    file: calls,
    from: 'historyId === null || id === undefined',
    to: 'id === undefined',
  },
  {
    row: 'X-194',
    file: queue,
    from: "command.type === 'options'",
    to: 'command.type === undefined',
  },
  {
    row: 'X-199',
    file: queue,
    from: "authStore.send({ type: 'profile.changed' })",
    to: 'undefined',
  },
];
