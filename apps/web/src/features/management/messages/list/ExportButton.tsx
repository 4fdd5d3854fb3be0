import { Button, DownloadIcon, formatNumber } from '@nevisa/ui';
import { useState } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { listShownColumns } from '../../../../shared/lists/choices/listColumns.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { useListFile } from '../../export/useListFile.ts';
import { createMessageFile } from '../data/createMessageFile.ts';
import type { AdminMessages } from '../data/useMessages.ts';

const LateDialog = createLate(
  () => import('../../export/ListFileDialog.tsx'),
  (chunk) => chunk.default,
);

/** The file of all messages of the present filter, with the columns of the list. */
export function ExportButton({ messages }: { messages: AdminMessages }) {
  const { page, list, member, choices } = messages;
  const [parts] = useState(() => createMessageFile(member.client));
  const file = useListFile(parts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = page.count ?? 0;
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        disabled={count === 0}
        onPointerEnter={LateDialog.preload}
        onFocus={LateDialog.preload}
        onClick={() => setOpen(true)}
      >
        {fill(adminMessageListWords.export, { n: formatNumber(count) })}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <LateDialog
            title={adminMessageListWords.exportTitle}
            count={count}
            file={file}
            onStart={(format) => {
              const columns = listShownColumns(choices.columns.read());
              file.start({ format, query: list.query, columns, count });
            }}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}
