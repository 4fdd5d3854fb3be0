import { defineListChoices } from '../../../../shared/lists/choices/listChoices.ts';
import type { ColumnSet } from '../../../../shared/lists/choices/listColumns.ts';
import { userAddress } from './userAddress.ts';

/** The columns of the list of users. */
const userColumns = {
  names: ['user', 'contact', 'package', 'remaining', 'joined', 'login', 'status'],
  naming: 'user',
} as const satisfies ColumnSet;

export type UserColumn = (typeof userColumns.names)[number];

/** What a person chose for this list: a member of the user scope. */
export const createUserChoices = defineListChoices('users', userAddress, userColumns);
