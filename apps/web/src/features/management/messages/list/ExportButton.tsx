import { formatNumber } from '@nevisa/ui';
import { useState } from 'react';
import { createLate } from '../../../../shared/late/createLate.ts';
import { listShownColumns } from '../../../../shared/lists/choices/listColumns.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { FileButton } from '../../export/FileButton.tsx';
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
  const [parts] = useState(() => createMessageFile(member.client, member.clock.now));
  const file = useListFile(parts);
  const count = page.count ?? 0;
  return (
    <FileButton
      words={fill(adminMessageListWords.export, { n: formatNumber(count) })}
      isEmpty={count === 0}
      onPrepare={LateDialog.preload}
      renderDialog={(close) => (
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
      )}
    />
  );
}
