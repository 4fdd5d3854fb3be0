import { defineListChoices } from '../../../shared/lists/choices/listChoices.ts';
import type { ColumnSet } from '../../../shared/lists/choices/listColumns.ts';
import { historyAddress } from './historyAddress.ts';

/** What a row of the history can show. */
export const historyColumns = {
  names: ['title', 'date', 'duration', 'words', 'text'],
  naming: 'title',
} as const satisfies ColumnSet;

/** What a person chose for this list: a member of the user scope. */
export const createHistoryChoices = defineListChoices('history', historyAddress, historyColumns);
