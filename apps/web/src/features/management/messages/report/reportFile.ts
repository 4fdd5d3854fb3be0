import type { MessageReport } from '@nevisa/api/types';
import type { CsvSource } from '../../../../shared/lists/csv/writeCsvFile.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';

export type ReportDay = MessageReport['by_day'][number];

/** The columns of the file of a report: one row for each day of Tehran. */
export const reportSources: readonly CsvSource<ReportDay>[] = [
  {
    kind: 'moment',
    head: adminMessageListWords.isoDay,
    jalaliHead: adminMessageListWords.day,
    read: ({ date }) => date,
  },
  { kind: 'number', head: adminMessageListWords.readers, read: ({ seen }) => seen },
  { kind: 'number', head: adminMessageListWords.deletions, read: ({ deleted }) => deleted },
];
