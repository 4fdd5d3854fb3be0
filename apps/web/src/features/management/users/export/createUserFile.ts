import { getPackageInUse } from '@nevisa/api';
import type { StaffUser } from '@nevisa/api/types';
import type { CsvRequest } from '@nevisa/machines';
import { nameCsvFile } from '../../../../shared/lists/csv/nameCsvFile.ts';
import type { CsvSource } from '../../../../shared/lists/csv/writeCsvFile.ts';
import { downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { fillPlain } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { profileText } from '../../../../shared/text/profileText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { StaffClient } from '../../staffClient.ts';
import type { ListFile } from '../../export/makeListFile.ts';
import { formatUserName, chooseUserState } from '../data/userNames.ts';
import type { UserColumn } from '../data/userChoices.ts';

const minute = 60_000;

/**
 * The file of the list of users: the columns of the table, some of which are several of the file.
 *
 * @param now the clock of the server, in ms since 1970
 */
export function createUserFile(client: StaffClient, now: () => number): ListFile<StaffUser> {
  return {
    readPage: (query, signal) => client.listUsers(query, { signal }),
    readFile: ({ query, columns }: CsvRequest, signal) => {
      const { page: _page, page_size: _size, ...filters } = query;
      const names = columns.flatMap((name) => serverColumns[name as UserColumn]);
      return client.exportUsers({ ...(filters as object), columns: names.join(',') }, { signal });
    },
    columns,
    save: (file, format) => {
      const name = nameCsvFile(managementText.exportFileUsers, now());
      downloadFile(file, name.replace(/csv$/u, format));
    },
  };
}

const columns: Readonly<Record<UserColumn, readonly CsvSource<StaffUser>[]>> = {
  user: [
    text(usersText.colUser, formatUserName),
    text(profileText.username, ({ username }) => username),
    text(usersText.filterRole, ({ is_staff: isStaff }) =>
      isStaff ? usersText.roleAdmin : usersText.roleUser,
    ),
  ],
  contact: [
    text(profileText.phone, ({ phone }) => phone),
    text(profileText.email, ({ email }) => email),
  ],
  package: [text(usersText.colPackage, (row) => getPackageInUse(row)?.service.name ?? null)],
  remaining: [
    {
      kind: 'number',
      head: managementText.columnMinutes,
      read: ({ nevisa_service_account: { usage_remained, is_usage_infinite } }) =>
        is_usage_infinite ? null : Math.floor(usage_remained / minute),
    },
  ],
  joined: [moment(usersText.colJoined, ({ date_joined }) => date_joined)],
  login: [moment(usersText.colLastLogin, ({ last_login }) => last_login)],
  status: [text(usersText.colStatus, (user) => states[chooseUserState(user)])],
};

const states = {
  active: usersText.active,
  blocked: usersText.inactive,
  unverified: usersText.unverified,
} as const;

/** The columns of the table by the names of the server. */
const serverColumns: Readonly<Record<UserColumn, readonly string[]>> = {
  user: ['user', 'username', 'role'],
  contact: ['phone', 'email'],
  package: ['package'],
  remaining: ['remaining'],
  joined: ['joined'],
  login: ['last_login'],
  status: ['status'],
};

function text(head: string, read: (user: StaffUser) => string | null): CsvSource<StaffUser> {
  return { kind: 'text', head, read };
}

function moment(name: string, read: (user: StaffUser) => string | null): CsvSource<StaffUser> {
  return {
    kind: 'moment',
    head: fillPlain(managementText.columnTehran, { name }),
    jalaliHead: fillPlain(managementText.columnJalali, { name }),
    read,
  };
}
