import type { RowFault } from '../rowFault.ts';

const screen = 'apps/web/src/features/files/screen';
const admit = `${screen}/adding/admitFiles.ts`;
const faults = `${screen}/words/describeFault.ts`;
const notes = `${screen}/words/describeNotes.ts`;
const bars = `${screen}/words/describeBars.ts`;
const states = `${screen}/words/describeState.ts`;
const status = `${screen}/words/uploadStatusWords.ts`;
const actions = `${screen}/words/uploadActions.ts`;
const row = 'packages/ui/src/components/files/UploadRow';

/** Faults of the rows on what a person sees of files that become texts. */
export const filesPanelFaults: RowFault[] = [
  { row: 'X-180', file: admit, from: 'waiting + added.length < mostFiles', to: 'true' },
  { row: 'X-180', file: admit, from: 'file.size > largestFile', to: 'file.size >= largestFile' },
  { row: 'X-180', file: admit, from: ' || !hasExtension', to: '' },
  { row: 'X-181', file: notes, from: 'Math.max(0, left - duration)', to: 'left' },
  { row: 'X-181', file: notes, from: 'return [filesText.unknownLength];', to: 'return [];' },
  {
    row: 'X-181',
    file: faults,
    from: 'return isReserved ? `${sentence} ${filesText.reservedBefore}` : sentence;',
    to: 'return sentence;',
  },
  {
    row: 'X-182',
    file: actions,
    from: "duplicate: ['again', 'remove'],",
    to: "duplicate: ['remove'],",
  },
  {
    row: 'X-184',
    file: bars,
    from: "if (getUploadState(upload) === 'sending' && ",
    to: 'if (',
  },
  { row: 'X-185', file: faults, from: 'case 413:', to: 'case 414:' },
  { row: 'X-185', file: states, from: 'failure.status === 429', to: 'failure.status === 428' },
  { row: 'X-187', file: faults, from: 'hasChanged ? filesText.changed : ', to: '' },
  {
    row: 'X-188',
    file: `${screen}/words/shownUpload.ts`,
    from: 'Math.min(file.size, ',
    to: 'Math.max(0, ',
  },
  { row: 'X-188', file: states, from: 'progress?.speed === 0', to: 'progress?.speed === null' },
  {
    row: 'X-188',
    file: 'packages/ui/src/components/files/UploadList/describeUploads.ts',
    from: '[0.25, 0.5, 0.75, 1]',
    to: '[0.25, 0.5, 1]',
  },
  { row: 'X-188', file: status, from: 'isMoving && percent !== null', to: 'percent !== null' },
  {
    row: 'X-190',
    file: status,
    from: 'isMoving ? uploadStatusText.moving : uploadStatusText.held',
    to: 'uploadStatusText.moving',
  },
  {
    row: 'X-191',
    file: notes,
    from: "report !== null && 'billed' in report ? report.billed : 0",
    to: '0',
  },
  { row: 'X-192', file: `${row}/fileName.ts`, from: String.raw`\u202A-\u202E`, to: '' },
  { row: 'X-192', file: `${screen}/words/fileTitle.ts`, from: ".normalize('NFC')", to: '' },
  {
    row: 'X-193',
    file: faults,
    from: "noSpeech: { sentence: filesText.noSpeech, action: 'again' },",
    to: "noSpeech: { sentence: filesText.server, action: 'again' },",
  },
  { row: 'X-194', file: actions, from: 'upload.received === 0', to: 'true' },
  {
    row: 'X-196',
    file: `${screen}/words/privacyText.ts`,
    from: 'keepAudioDays === null',
    to: 'keepAudioDays !== null',
  },
  {
    row: 'X-198',
    file: states,
    from: 'paused: filesText.paused,',
    to: 'paused: filesText.offline,',
  },
  {
    row: 'X-198',
    file: actions,
    from: "new Set(['cancel', 'cancelJob', 'remove'])",
    to: 'new Set([])',
  },
  { row: 'X-199', file: notes, from: 'return [filesText.notBilled];', to: 'return [];' },
];
