import type { AuditRow } from '@nevisa/api/types';
import type { CsvFileColumn } from './csvFile.ts';

/** The columns of the file of the audit list. */
export const auditColumns: readonly CsvFileColumn<AuditRow>[] = [
  { name: 'at', head: 'زمان', read: ({ at }) => at },
  { name: 'actor', head: 'مدیر', read: ({ actor }) => actor?.name ?? null },
  { name: 'action', head: 'کار', read: ({ action }) => action },
  { name: 'object', head: 'روی', read: ({ object }) => object.name },
  { name: 'reason', head: 'علت', read: ({ reason }) => reason },
  {
    name: 'changes',
    head: 'تغییرها',
    read: ({ changes }) =>
      changes
        .map(({ field, before, after }) => `${field}: ${String(before)} → ${String(after)}`)
        .join('; '),
  },
];
