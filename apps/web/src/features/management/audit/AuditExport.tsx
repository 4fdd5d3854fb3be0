import { formatNumber } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { createLate } from '../../../shared/late/createLate.ts';
import { useServerClock } from '../../../shared/lists/useServerClock.ts';
import { exportText } from '../../../shared/text/exportText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import { runWhenIdle } from '../../../shared/runWhenIdle.ts';
import { FileButton } from '../export/FileButton.tsx';
import { useListFile } from '../export/useListFile.ts';
import { useStaffClient } from '../useStaffClient.ts';
import type { AuditList } from './auditAddress.ts';
import { createAuditFile, auditFileColumns } from './createAuditFile.ts';

const LateDialog = createLate(
  () => import('../export/ListFileDialog.tsx'),
  (chunk) => chunk.default,
);

/** Downloads the rows of the audit list as they are filtered. */
export function AuditExport({ list, count }: { list: AuditList; count: number | null }) {
  const client = useStaffClient();
  const clock = useServerClock();
  const [parts] = useState(() => createAuditFile(client, clock.now));
  const file = useListFile(parts);
  useEffect(() => runWhenIdle(LateDialog.preload), []);
  return (
    <FileButton
      words={
        count === null
          ? exportText.submit
          : fill(managementText.auditExport, { n: formatNumber(count) })
      }
      isEmpty={count === null || count === 0}
      onPrepare={LateDialog.preload}
      renderDialog={(close) => (
        <LateDialog
          title={managementText.exportFileAudit}
          count={count ?? 0}
          file={file}
          onStart={(format) => {
            file.start({ format, query: list.query, columns: auditFileColumns, count: count ?? 0 });
          }}
          onClose={close}
        />
      )}
    />
  );
}
