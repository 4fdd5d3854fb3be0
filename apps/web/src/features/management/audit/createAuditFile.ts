import type { AuditRow } from '@nevisa/api/types';
import { nameCsvFile } from '../../../shared/lists/csv/nameCsvFile.ts';
import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { listText } from '../../../shared/text/listText.ts';
import { fillPlain } from '../../../shared/text/fill.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import { recordText } from '../../../shared/text/recordText.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import type { ListFile } from '../export/makeListFile.ts';
import type { StaffClient } from '../staffClient.ts';
import { describeAction, describeChange, describeKind } from './describeChange.ts';

/** The names of the columns of the file. */
export const auditFileColumns = ['at', 'actor', 'action', 'object', 'reason', 'changes'] as const;

/**
 * The file of the audit list.
 *
 * @param now the clock of the server, in ms since 1970
 */
export function createAuditFile(client: StaffClient, now: () => number): ListFile<AuditRow> {
  return {
    readPage: ({ ordering: _order, ...query }, signal) => client.listAudit(query, { signal }),
    readFile: ({ query }, signal) => {
      const { page: _page, page_size: _size, ordering: _order, ...filters } = query;
      return client.exportAudit(filters, { signal });
    },
    columns,
    save: (file, format) => {
      const name = nameCsvFile(managementText.exportFileAudit, now());
      downloadFile(file, name.replace(/csv$/u, format));
    },
  };
}

const columns: Readonly<Record<(typeof auditFileColumns)[number], readonly CsvSource<AuditRow>[]>> =
  {
    at: [
      {
        kind: 'moment',
        head: fillPlain(managementText.columnTehran, { name: managementText.auditTime }),
        jalaliHead: fillPlain(managementText.columnJalali, { name: managementText.auditTime }),
        read: ({ at }) => at,
      },
    ],
    actor: [
      {
        kind: 'text',
        head: usersText.roleAdmin,
        read: ({ actor }) => actor?.name ?? recordText.unknown,
      },
    ],
    action: [{ kind: 'text', head: managementText.auditAction, read: describeAction }],
    object: [
      { kind: 'text', head: managementText.auditKind, read: describeKind },
      { kind: 'text', head: managementText.auditObject, read: ({ object }) => object.name },
    ],
    reason: [{ kind: 'text', head: usersText.grantReason, read: ({ reason }) => reason }],
    changes: [
      {
        kind: 'text',
        head: managementText.auditChanges,
        read: ({ changes }) => changes.map(describeChange).map(toLine).join(listText.semicolon),
      },
    ],
  };

function toLine({ field, values }: ReturnType<typeof describeChange>): string {
  return values === null
    ? `${field}: ${managementText.auditWithheld}`
    : `${field}: ${values.before} ← ${values.after}`;
}
