import type { FaultTable } from '../rowFault.ts';

const upload = 'apps/web/src/features/files/upload';
const sender = `${upload}/fileSender.ts`;
const calls = `${upload}/uploadCalls.ts`;
const run = `${upload}/uploadRun.ts`;
const queue = `${upload}/createUploadQueue.ts`;
const mediaKind = `${upload}/mediaKind.ts`;
const mediaFacts = `${upload}/mediaFacts.ts`;

/** Faults of the rows on files that are sent, in the parts that speak to the device and the network. */
export const deviceUploadFaults: FaultTable = [
  ['X-180', `${upload}/sampleFile.ts`, 'file.size > largest', 'false'],
  ['X-180', mediaKind, 'return isDeclared && head.includes(0)', 'return isDeclared'],
  ['X-180', mediaKind, '[0x02, 0x04].includes(second & 0x06)', '(second & 0x06) !== 0'],
  ['X-181', mediaFacts, 'Number.isSafeInteger(length) && length > 0 ? length : null', 'length'],
  ['X-181', mediaFacts, 'longestWait = 5_000', 'longestWait = 9_000'],
  ['X-181', mediaFacts, 'URL.revokeObjectURL(address);', ''],
  ['X-182', `${upload}/sampleFile.ts`, 'Math.max(edgeSize, file.size - edgeSize)', 'edgeSize'],
  ['X-182', calls, 'converted ?? found.find(({ isComing }) => isComing)', 'converted'],
  ['X-183', sender, '      this.#next = received;', ''],
  [
    'X-183',
    calls,
    'answer: toReceivedPart(outcome.answer) } : outcome;',
    'answer: { ...toReceivedPart(outcome.answer), received: 0 } } : outcome;',
  ],
  ['X-183', `${upload}/partFlight.ts`, 'end === input.file.size', 'false'],
  ['X-183', `${upload}/partSize.ts`, 'Math.min(size * 2, largest)', 'size'],
  ['X-183', `${upload}/receivedPart.ts`, "failure.details?.['received']", 'null'],
  ['X-184', `${upload}/partFlight.ts`, 'ending.signal.aborted || ', ''],
  ['X-184', sender, '    this.#dropFlights();\n    this.#', '    this.#'],
  ['X-185', `${upload}/partSize.ts`, 'Math.max(size / 2, smallest)', 'size'],
  ['X-185', queue, "this.#session.run.tell({ type: 'session.returned' });", ''],
  ['X-186', sender, '    await this.#ports.whenKept();', ''],
  ['X-186', `${upload}/uploadKeeper.ts`, '    await this.#parts.uploads.keep(all);', ''],
  ['X-186', 'packages/drafts/src/fileHandles.ts', '!uploadIds.includes', 'uploadIds.includes'],
  ['X-187', `${upload}/uploadFiles.ts`, 'file.size === size && ', ''],
  ['X-187', sender, "renewed === 'changed'", 'true'],
  ['X-188', `${upload}/uploadProgress.ts`, 'Math.max(measured.furthest, position)', 'position'],
  ['X-188', `${upload}/uploadProgress.ts`, 'span = 10_000', 'span = 60_000'],
  ['X-189', `${upload}/handedOver.ts`, '[...this.#unseen, ...this.#seen]', '[...this.#unseen]'],
  ['X-189', run, 'onHandOver: (ids) => this.#handedOver.give(ids)', 'onHandOver: () => undefined'],
  ['X-190', `${upload}/toUploadFacts.ts`, "mode !== 'watching' && ", ''],
  ['X-190', queue, '      void this.#stop();\n    }\n  }', '    }\n  }'],
  ['X-190', 'apps/web/src/app/shell/leaveSources.ts', 'uploadFacts.read().isMoving', 'false'],
  ['X-191', `${upload}/whenDue.ts`, 'hiddenWait = 20_000', 'hiddenWait = 0'],
  ['X-191', `${upload}/jobReport.ts`, 'result?.conversation_id ?? historyId', 'historyId'],
  ['X-193', calls, 'historyId === null || id === undefined', 'id === undefined'],
  ['X-194', queue, "command.type === 'options'", 'command.type === undefined'],
  ['X-199', queue, "authStore.send({ type: 'profile.changed' })", 'undefined'],
  ['X-180', mediaKind, '(second & 0x18) !== 0x08', 'true'],
  ['X-182', calls, 'hasEnded(upload) ? null : (job', 'false ? null : (job'],
  ['X-182', calls, "'canceled', 'canceling'] as const", "'canceled'] as const"],
  ['X-183', sender, 'this.#falls > 1', 'this.#falls > 5'],
  ['X-188', `${upload}/uploadProgress.ts`, ' || time === span', ''],
  ['X-183', `${upload}/partSize.ts`, 'answered < quick ?', 'handed < quick ?'],
  ['X-188', `${upload}/uploadProgress.ts`, 'size - position)', 'size - furthest)'],
  ['X-188', `${upload}/uploadProgress.ts`, 'size === 0 ? 0 : Math.floor', 'Math.floor'],
  ['X-188', `${upload}/uploadProgress.ts`, 'Math.floor((100', 'Math.round((100'],
  ['X-188', `${upload}/toUploadFacts.ts`, "'converting', 'done'", "'converting'"],
  ['X-188', `${upload}/progressStore.ts`, 'sending.delete(id);\n      follow();', 'follow();'],
];
