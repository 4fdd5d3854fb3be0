import { useState } from 'react';
import { useServerClock } from '../../../../shared/lists/useServerClock.ts';
import { orderColumns } from '../../../../shared/lists/table/listChosenColumns.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import ListFileDialog from '../../export/ListFileDialog.tsx';
import { useListFile } from '../../export/useListFile.ts';
import type { Users } from '../data/useUsers.ts';
import { columnLabels } from '../list/userColumnNames.ts';
import { createUserFile } from './createUserFile.ts';

/** The dialog of the file of users. */
export default function UserExport({ users, onClose }: { users: Users; onClose: () => void }) {
  const { client, list, page, choices } = users;
  const clock = useServerClock();
  const [parts] = useState(() => createUserFile(client, clock.now));
  const file = useListFile(parts);
  return (
    <ListFileDialog
      title={managementText.exportTitle}
      count={page.count ?? 0}
      file={file}
      onStart={(format) => {
        file.start({
          format,
          query: list.query,
          columns: orderColumns(choices.columns.read(), columnLabels).map(({ name }) => name),
          count: page.count ?? 0,
        });
      }}
      onClose={onClose}
    />
  );
}
