import type { SortFields } from '../../../../shared/lists/table/createColumnSorting.ts';
import type { ColumnLabel } from '../../../../shared/lists/view/ListChoices.tsx';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { UserColumn } from '../data/userChoices.ts';

/** The columns by their names, as their heads and the choice of columns say them. */
export const columnLabels: readonly (ColumnLabel & { name: UserColumn })[] = [
  { name: 'user', label: usersText.colUser, naming: true },
  { name: 'contact', label: usersText.colContact },
  { name: 'package', label: usersText.colPackage },
  { name: 'remaining', label: usersText.colRemaining },
  { name: 'joined', label: usersText.colJoined },
  { name: 'login', label: usersText.colLastLogin },
  { name: 'status', label: usersText.colStatus },
];

/** The column whose head sorts by a field of the server. */
export const sortFields: SortFields & Partial<Record<UserColumn, string>> = {
  user: 'name',
  joined: 'date_joined',
  login: 'last_login',
  remaining: 'usage_remained',
};
