import { usersText } from '../../../../shared/text/usersText.ts';
import type { UserColumn } from '../data/userChoices.ts';

/** The names of the columns of the list of users. */
export const columnNames: Readonly<Record<UserColumn, string>> = {
  user: usersText.colUser,
  contact: usersText.colContact,
  package: usersText.colPackage,
  remaining: usersText.colRemaining,
  joined: usersText.colJoined,
  login: usersText.colLastLogin,
  status: usersText.colStatus,
};
