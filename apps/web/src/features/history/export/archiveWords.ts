import type { WholeConversation } from '@nevisa/api/types';
import { formatDate, parseWireTime } from '@nevisa/ui';
import { nameCsvFile } from '../../../shared/lists/csv/nameCsvFile.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listText } from '../../../shared/text/listText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import { nameExport } from './exportName.ts';
import type { DescribeFaults, ExportFault } from './exportTexts.ts';

/** «نویسا-نوشته‌ها-1405-08-30.zip». */
export function nameArchive(things: string, moment: number): string {
  return nameCsvFile(things, moment).replace(/csv$/u, 'zip');
}

/** The name of the files of a text; that of its day for a title that leaves nothing. */
export function nameOfFile({
  title,
  created_at: createdAt,
}: Pick<WholeConversation, 'title' | 'created_at'>): string {
  const day = createdAt === null ? null : parseWireTime(createdAt);
  return nameExport(
    title,
    day === null ? listText.exportUnnamed : fill(liveText.defaultTitle, { date: formatDate(day) }),
  );
}

/** What failed as a text file: a line for each text. */
export const describeFaults: DescribeFaults = (failed) => {
  const lines = failed.map(
    ({ id, title, fault }) => `${title?.trim() || String(id)}: ${describeReason(fault)}`,
  );
  return { name: `${listText.exportFaults}.txt`, text: `\uFEFF${lines.join('\r\n')}\r\n` };
};

/** Why a text is not in an archive, in words. */
export function describeReason(fault: ExportFault): string {
  if (fault.kind === 'empty') {
    return listText.exportEmptyText;
  }
  if (fault.kind === 'untimed') {
    return downloadText.noTimes;
  }
  return fault.kind === 'unreadable'
    ? addedText.deviceTextsNotLoaded
    : listFailureLines(fault).join(' ');
}
