import { formatNumber } from '@nevisa/ui';
import { useEffect } from 'react';
import { createLate } from '../../../../shared/late/createLate.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import { FileButton } from '../../export/FileButton.tsx';
import type { Users } from '../data/useUsers.ts';

const LateExport = createLate(
  () => import('./UserExport.tsx'),
  (chunk) => chunk.default,
);

/** Downloads the users of the list as they are filtered, with their number on the button. */
export function ExportButton({ users }: { users: Users }) {
  const { count } = users.page;
  useEffect(() => runWhenIdle(LateExport.preload), []);
  return (
    <FileButton
      words={
        count === null
          ? usersText.export
          : fill(managementText.exportCount, { n: formatNumber(count) })
      }
      isEmpty={count === null || count === 0}
      onPrepare={LateExport.preload}
      renderDialog={(close) => <LateExport users={users} onClose={close} />}
    />
  );
}
