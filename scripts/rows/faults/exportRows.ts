import type { FaultTable } from '../rowFault.ts';

const transcript = 'packages/transcript/src/export';
const app = 'apps/web/src/features/history';
const machine = 'packages/machines/src/export/exportMachine.ts';

/** Faults of the rows on the files of a text. */
export const exportFaults: FaultTable = [
  ['X-165', machine, "'choices.changed': {},", ''],
  [
    'X-165',
    `${app}/export/exportSubject.ts`,
    "kind === 'opened' ? fitting.slice(0, 1) : fitting",
    'fitting',
  ],
  [
    'X-166',
    `${transcript}/cues.ts`,
    'const start = Math.max(free, getStart(group));',
    'const start = getStart(group);',
  ],
  ['X-166', `${transcript}/cueLines.ts`, ': null;', ': { first, second: second + 1 + word };'],
  ['X-166', `${transcript}/cueGroups.ts`, 'if (rank === 2) {', 'if (rank > 2) {'],
  [
    'X-167',
    `${transcript}/directionMarks.ts`,
    'return `\\u202B${line}\\u202C`;',
    'return `\\u202B${line}`;',
  ],
  ['X-167', `${transcript}/subtitles.ts`, ".replaceAll('>', '&gt;')", ''],
  ['X-167', `${transcript}/plainText.ts`, '`${utf8Mark}${written', '`${written'],
  [
    'X-168',
    `${app}/export/docx/createDocx.ts`,
    '...(isRightToLeft && { rightToLeft: true })',
    'rightToLeft: true',
  ],
  [
    'X-168',
    'packages/ui/src/layout/PrintedText/PrintedText.styles.ts',
    'display: none !important;',
    'display: block !important;',
  ],
  [
    'X-169',
    `${transcript}/textFile.ts`,
    "const isForeign = path.length === 0 || path[0] === 'format';",
    'const isForeign = false;',
  ],
  [
    'X-169',
    `${app}/import/toNewConversation.ts`,
    'client_id: clientId,',
    'client_id: crypto.randomUUID(),',
  ],
];
