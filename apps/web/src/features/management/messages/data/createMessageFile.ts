import type { AdminMessage } from '@nevisa/api/types';
import { nameCsvFile } from '../../../../shared/lists/csv/nameCsvFile.ts';
import type { CsvSource } from '../../../../shared/lists/csv/writeCsvFile.ts';
import { downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import type { ListFile } from '../../export/makeListFile.ts';
import { formatAudience, getTime, formatState, describeType } from './describeMessage.ts';
import type { MessageColumn } from './messageChoices.ts';
import type { MessageClient } from './messagePorts.ts';

/**
 * The file of the list of messages.
 *
 * @param now the clock of the server, in ms since 1970
 */
export function createMessageFile(
  client: MessageClient,
  now: () => number,
): ListFile<AdminMessage> {
  return {
    readPage: (query, signal) => client.listAdminMessages(query, { signal }),
    columns,
    save: (file, format) => {
      const name = nameCsvFile(adminMessageListWords.fileName, now());
      downloadFile(file, name.replace(/csv$/u, format));
    },
  };
}

/** The columns of a file by those of the list; the text of a message is not exported. */
const columns: Readonly<Record<MessageColumn, readonly CsvSource<AdminMessage>[]>> = {
  title: [{ kind: 'text', head: adminMessagesText.messageTitle, read: ({ title }) => title }],
  type: [{ kind: 'text', head: adminMessagesText.type, read: describeType }],
  state: [
    {
      kind: 'text',
      head: adminMessageListWords.columnState,
      read: ({ state }) => formatState(state),
    },
  ],
  audience: [
    {
      kind: 'text',
      head: adminMessagesText.audience,
      read: ({ audience }) => formatAudience(audience),
    },
  ],
  time: [
    {
      kind: 'moment',
      head: adminMessageListWords.columnTime,
      jalaliHead: `${adminMessageListWords.columnTime} (${adminMessageWords.tehranTime})`,
      read: getTime,
    },
  ],
  recipients: [
    {
      kind: 'number',
      head: adminMessageListWords.columnRecipients,
      read: ({ recipients }) => recipients,
    },
  ],
  read: [
    {
      kind: 'number',
      head: adminMessageListWords.columnRead,
      read: ({ seen_count: seen }) => seen,
    },
  ],
  deleted: [
    {
      kind: 'number',
      head: adminMessageListWords.columnDeleted,
      read: ({ deleted_count: deleted }) => deleted,
    },
  ],
};
