import { defineListChoices } from '../../../../shared/lists/choices/listChoices.ts';
import type { ColumnSet } from '../../../../shared/lists/choices/listColumns.ts';
import { messageAddress } from './messageAddress.ts';

/** What the list of messages can show. */
const messageColumns = {
  names: ['title', 'type', 'state', 'audience', 'time', 'recipients', 'read', 'deleted'],
  naming: 'title',
  hidden: ['type', 'deleted'],
} as const satisfies ColumnSet;

export type MessageColumn = (typeof messageColumns.names)[number];

/** What a person chose for this list: a member of the user scope. */
export const createMessageChoices = defineListChoices(
  'adminMessages',
  messageAddress,
  messageColumns,
);
