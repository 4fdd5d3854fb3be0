import type { RowFault } from '../rowFault.ts';

const transcript = 'packages/transcript/src/export';
const app = 'apps/web/src/features/history';
const machine = 'packages/machines/src/export/exportMachine.ts';

/** Faults of the rows on the files of a text. */
export const exportFaults: RowFault[] = [
  {
    row: 'X-165',
    file: machine,
    from: "'choices.changed': {},",
    to: '',
  },
  {
    row: 'X-165',
    file: `${app}/export/exportSubject.ts`,
    from: "kind === 'opened' ? fitting.slice(0, 1) : fitting",
    to: 'fitting',
  },
  {
    row: 'X-166',
    file: `${transcript}/cues.ts`,
    from: 'const start = Math.max(free, getStart(group));',
    to: 'const start = getStart(group);',
  },
  {
    row: 'X-166',
    file: `${transcript}/cueLines.ts`,
    from: ': null;',
    to: ': { first, second: second + 1 + word };',
  },
  {
    row: 'X-166',
    file: `${transcript}/cueGroups.ts`,
    from: 'if (rank === 2) {',
    to: 'if (rank > 2) {',
  },
  {
    row: 'X-167',
    file: `${transcript}/directionMarks.ts`,
    from: 'return `\\u202B${line}\\u202C`;',
    to: 'return `\\u202B${line}`;',
  },
  {
    row: 'X-167',
    file: `${transcript}/subtitles.ts`,
    from: ".replaceAll('>', '&gt;')",
    to: '',
  },
  {
    row: 'X-167',
    file: `${transcript}/plainText.ts`,
    from: '`${utf8Mark}${written',
    to: '`${written',
  },
  {
    row: 'X-168',
    file: `${app}/export/docx/createDocx.ts`,
    from: '...(isRightToLeft && { rightToLeft: true })',
    to: 'rightToLeft: true',
  },
  {
    row: 'X-168',
    file: 'packages/ui/src/layout/PrintedText/PrintedText.styles.ts',
    from: 'display: none !important;',
    to: 'display: block !important;',
  },
  {
    row: 'X-169',
    file: `${transcript}/textFile.ts`,
    from: "const isForeign = path.length === 0 || path[0] === 'format';",
    to: 'const isForeign = false;',
  },
  {
    row: 'X-169',
    file: `${app}/import/toNewConversation.ts`,
    from: 'client_id: clientId,',
    to: 'client_id: crypto.randomUUID(),',
  },
];
