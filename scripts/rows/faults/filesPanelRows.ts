import type { FaultTable } from '../rowFault.ts';

const screen = 'apps/web/src/features/files/screen';
const admit = `${screen}/adding/admitFiles.ts`;
const faults = `${screen}/words/describeFault.ts`;
const notes = `${screen}/words/describeNotes.ts`;
const bars = `${screen}/words/describeBars.ts`;
const states = `${screen}/words/describeState.ts`;
const status = `${screen}/words/uploadStatusWords.ts`;
const actions = `${screen}/words/uploadActions.ts`;
const row = 'packages/ui/src/components/files/UploadRow';
const describeUploads = 'packages/ui/src/components/files/UploadList/describeUploads.ts';
const writePrivacySentence = `${screen}/words/writePrivacySentence.ts`;

/** Faults of the rows on what a person sees of files that become texts. */
export const filesPanelFaults: FaultTable = [
  ['X-180', admit, 'waiting + added.length < mostFiles', 'true'],
  ['X-180', admit, 'file.size > largestFile', 'file.size >= largestFile'],
  ['X-180', admit, ' || !hasExtension', ''],
  ['X-181', notes, 'Math.max(0, left - duration)', 'left'],
  ['X-181', notes, 'return [filesText.unknownLength];', 'return [];'],
  [
    'X-181',
    faults,
    'return isReserved ? `${sentence} ${filesText.reservedBefore}` : sentence;',
    'return sentence;',
  ],
  ['X-181', faults, '      ? filesText.nothingLeft\n', '      ? filesText.noCredit\n'],
  ['X-182', actions, "duplicate: ['again', 'remove'],", "duplicate: ['remove'],"],
  ['X-184', bars, "if (getUploadState(upload) === 'sending' && ", 'if ('],
  ['X-185', faults, 'isTooLarge(failure)', 'isUnpaid(failure)'],
  ['X-185', states, 'isRateLimited(failure)', 'failure.status === 428'],
  ['X-184', 'apps/web/src/features/files/screen/CancelAll.tsx', '[...sent, ...converted]', 'sent'],
  ['X-180', 'apps/web/src/app/refuseStrayDrops.ts', '  event.preventDefault();\n', ''],
  ['X-187', faults, 'hasChanged ? filesText.changed : ', ''],
  ['X-188', `${screen}/words/shownUpload.ts`, 'Math.min(file.size, ', 'Math.max(0, '],
  ['X-188', states, 'progress?.speed === 0', 'progress?.speed === null'],
  ['X-188', describeUploads, '[0.25, 0.5, 0.75, 1]', '[0.25, 0.5, 1]'],
  ['X-188', status, 'isMoving && percent !== null', 'percent !== null'],
  [
    'X-190',
    status,
    'isMoving ? uploadStatusText.moving : uploadStatusText.held',
    'uploadStatusText.moving',
  ],
  ['X-191', notes, "report !== null && 'billed' in report ? report.billed : 0", '0'],
  ['X-192', `${row}/fileName.ts`, String.raw`\u202A-\u202E`, ''],
  ['X-192', `${screen}/words/fileTitle.ts`, ".normalize('NFC')", ''],
  ['X-193', faults, 'sentence: filesText.noSpeech, action:', 'sentence: filesText.server, action:'],
  ['X-194', actions, 'upload.received === 0', 'true'],
  ['X-196', writePrivacySentence, 'keepAudioDays === null', 'keepAudioDays !== null'],
  ['X-198', states, 'paused: filesText.paused,', 'paused: filesText.offline,'],
  ['X-198', actions, "new Set(['cancel', 'cancelJob', 'remove'])", 'new Set([])'],
  ['X-199', notes, 'return [filesText.notBilled];', 'return [];'],
];
