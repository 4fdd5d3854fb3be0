import { Button, DownloadIcon, formatNumber } from '@nevisa/ui';
import { useEffect, useState } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import type { Users } from '../data/useUsers.ts';

const LateExport = createLate(
  () => import('./UserExport.tsx'),
  (chunk) => chunk.default,
);

/** Downloads the users of the list as they are filtered, with their number on the button. */
export function ExportButton({ users }: { users: Users }) {
  const [isOpen, setOpen] = useState(false);
  const { count } = users.page;
  useEffect(() => runWhenIdle(LateExport.preload), []);
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        disabled={count === null || count === 0}
        onPointerEnter={LateExport.preload}
        onFocus={LateExport.preload}
        onClick={() => setOpen(true)}
      >
        {count === null
          ? usersText.export
          : fill(managementText.exportCount, { n: formatNumber(count) })}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <LateExport users={users} onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </>
  );
}
