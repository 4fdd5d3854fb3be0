import type { FaultTable } from '../rowFault.ts';

const transcript = 'packages/transcript/src/export';
const app = 'apps/web/src/features/history';
const machine = 'packages/machines/src/export/exportMachine.ts';
const exportSubject = `${app}/export/exportSubject.ts`;
const createDocx = `${app}/export/docx/createDocx.ts`;
const printedTextStyles = 'packages/ui/src/layout/PrintedText/PrintedText.styles.ts';
const toNewConversation = `${app}/import/toNewConversation.ts`;

/** Faults of the rows on the files of a text. */
export const exportFaults: FaultTable = [
  ['X-165', machine, "'choices.changed': {},", ''],
  ['X-165', exportSubject, "kind === 'opened' ? fitting.slice(0, 1) : fitting", 'fitting'],
  ['X-166', `${transcript}/cues.ts`, '= Math.max(free, getStart(group));', '= getStart(group);'],
  ['X-166', `${transcript}/cueLines.ts`, ': null;', ': { first, second: second + 1 + word };'],
  ['X-166', `${transcript}/cueGroups.ts`, 'if (rank === 2) {', 'if (rank > 2) {'],
  ['X-167', `${transcript}/directionMarks.ts`, '`\\u202B${line}\\u202C`;', '`\\u202B${line}`;'],
  ['X-167', `${transcript}/subtitles.ts`, ".replaceAll('>', '&gt;')", ''],
  ['X-167', `${transcript}/plainText.ts`, '`${utf8Mark}${written', '`${written'],
  ['X-168', createDocx, '...(isRightToLeft && { rightToLeft: true })', 'rightToLeft: true'],
  ['X-168', printedTextStyles, 'display: none !important;', 'display: block !important;'],
  ['X-169', `${transcript}/textFile.ts`, "= path.length === 0 || path[0] === 'format'", '= false'],
  ['X-169', toNewConversation, 'client_id: clientId,', 'client_id: crypto.randomUUID(),'],
];
