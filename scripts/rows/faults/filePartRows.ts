import type { FaultTable } from '../rowFault.ts';

const upload = 'apps/web/src/features/files/upload';
const partSize = 'apps/web/src/features/files/upload/partSize.ts';
const progress = 'apps/web/src/features/files/upload/uploadProgress.ts';
const remembered = 'apps/web/src/features/files/upload/rememberedFiles.ts';
const mediaKind = 'apps/web/src/features/files/upload/mediaKind.ts';
const jobReport = 'apps/web/src/features/files/upload/jobReport.ts';
const options = 'apps/web/src/features/files/upload/uploadOptions.ts';
const queueParts = 'packages/machines/src/upload/uploadQueueParts.ts';

/** Faults of single clauses of the rows on files to text: their kinds, parts, handles, options and ends. */
export const filePartFaults: FaultTable = [
  ['X-183', partSize, 'const first = megabyte;', 'const first = megabyte * 4;'],
  ['X-183', partSize, 'const largest = 8 * megabyte;', 'const largest = 16 * megabyte;'],
  ['X-183', partSize, 'answered < slow && wait > answered', 'wait > answered'],
  ['X-183', partSize, 'answered < slow && wait > answered * longWait', 'answered < slow'],
  [
    'X-183',
    partSize,
    'size: Math.max(size / 2, smallest), overlaps: false',
    'size: Math.max(size / 2, smallest), overlaps: true',
  ],
  ['X-183', partSize, 'const quick = 4_000', 'const quick = 8_000'],
  [
    'X-191',
    `${upload}/whenDue.ts`,
    "        page.addEventListener('visibilitychange', settle);\n",
    '',
  ],
  ['X-188', progress, '? Math.min(Math.max(0, position), size) : 0', '? Math.max(0, position) : 0'],
  ['X-188', progress, 'const firstSpeed = 1_000', 'const firstSpeed = 0'],
  ['X-188', progress, 'const firstEstimate = 3_000', 'const firstEstimate = 0'],
  [
    'X-188',
    progress,
    'samples: [], began: null };\n}\n\nexport function readProgress',
    'samples: measured.samples, began: measured.began };\n}\n\nexport function readProgress',
  ],
  [
    'X-186',
    remembered,
    'uploads().some((each) => each.id === id && isWaiting(each))',
    'uploads().some((each) => each.id === id)',
  ],
  [
    'X-186',
    remembered,
    "tags.includes('needsFile') && !tags.includes('checking')",
    "tags.includes('needsFile')",
  ],
  [
    'X-186',
    remembered,
    'file !== undefined && (await isReadable(file)) ? file',
    'file !== undefined ? file',
  ],
  ['X-186', remembered, '...(held === null && { handle: files.getHandle(id) })', ''],
  ['X-180', mediaKind, 'pictureBrands.test(brand) ? null :', ''],
  ['X-180', mediaKind, "soundBrands.test(brand) ? 'audio' : 'video'", "'video'"],
  ['X-180', mediaKind, "isTransportStream(head) ? 'video' : null", 'null'],
  ['X-180', mediaKind, '(isAac || (hasVersion', '((hasVersion'],
  ['X-180', mediaKind, 'isDeclared && head.includes(0)', 'isDeclared'],
  ['X-180', mediaKind, '&& !knownExtensions.test(name)', ''],
  ['X-180', mediaKind, 'hasLayer && hasRate', 'hasLayer'],
  ['X-186', remembered, "return file === 'refused' ? 'refused' : 'lost';", "return 'lost';"],
  ['X-186', remembered, '      files.close(id, file);\n', ''],
  ['X-186', remembered, '      await files.load([id]);\n', ''],
  [
    'X-186',
    remembered,
    'upload.source?.file ?? upload.file, true',
    'upload.source?.file ?? upload.file, false',
  ],
  ['X-186', remembered, 'source?.file ?? facts, false', 'source?.file ?? facts, true'],
  ['X-186', remembered, "file !== 'refused' && files", 'files'],
  ['X-186', remembered, 'upload.source?.file ?? upload.file', 'upload.file'],
  ['X-180', mediaKind, 'text.startsWith(bytes, at)', 'text.includes(bytes)'],
  ['X-199', `${upload}/endedUploads.ts`, '        onEnd();\n', ''],
  ['X-199', `${upload}/endedUploads.ts`, '} else if (!ended.has(id)) {', '} else {'],
  ['X-199', `${upload}/endedUploads.ts`, '        ended.delete(id);\n', '        ended.has(id);\n'],
  [
    'X-188',
    `${upload}/toUploadFacts.ts`,
    'Math.max(progress?.sent ?? 0, mostReceived)',
    '(progress?.sent ?? 0)',
  ],
  [
    'X-188',
    `${upload}/toUploadFacts.ts`,
    'unsent.length === 0 ? null : computePercent(started)',
    'computePercent(unsent)',
  ],
  ['X-193', jobReport, "  no_speech: 'noSpeech',\n", ''],
  ['X-193', jobReport, "  no_credit: 'noCredit',\n", ''],
  ['X-193', jobReport, 'Object.hasOwn(faults, reason)', 'reason in faults'],
  ['X-193', jobReport, 'success === true && id !== null', 'id !== null'],
  ['X-191', jobReport, "'REVOKED', 'CANCELED', 'CANCELLED', 'TERMINATED'", "'CANCELED'"],
  [
    'X-194',
    options,
    'punctuation: true, numbers: true, speakers: 0',
    "punctuation: true, numbers: true, speakers: 'automatic'",
  ],
  ['X-194', options, "    v.literal('automatic'),\n", ''],
  ['X-194', options, 'v.minValue(2)', 'v.minValue(1)'],
  ['X-194', options, '    v.literal(0),\n', ''],
  ['X-194', options, 'v.integer(), ', ''],
  ['X-189', queueParts, 'Math.max(0, free)', '2'],
  [
    'X-190',
    `${upload}/toUploadFacts.ts`,
    "'paused', 'signedOut', 'needsFile'];",
    "'paused', 'signedOut'];",
  ],
  ['X-186', queueParts, "isCanceled: hasUploadTag(each, 'canceling'),", 'isCanceled: false,'],
  ['X-194', queueParts, "  'offline',\n  'paused',", "  'paused',"],
  ['X-194', queueParts, "  'waiting',\n  'extracting',\n", "  'waiting',\n"],
  ['X-186', queueParts, "        'canceling',\n        'failed',\n", "        'failed',\n"],
  ['X-186', queueParts, '        isPaused: isPaused(each),\n', '        isPaused: false,\n'],
  ['X-194', queueParts, '    options,\n', ''],
  ['X-194', queueParts, '    ...context.source, // the sound is taken out again\n', ''],
  [
    'X-194',
    queueParts,
    'return toKept(began, { isPaused: isPaused(upload) });',
    'return toKept(began, { isPaused: false });',
  ],
  ['X-194', queueParts, "  'needsFile',\n  'converting',\n];", "  'needsFile',\n];"],
  ['X-186', queueParts, "|| (hasUploadTag(upload, 'needsFile') && wasPaused)", ''],
];
