import { computeNextSort, type TableSort, type TableSorting } from '@nevisa/ui';
import type { ListAddressControl } from '../address/useListAddress.ts';

/** The fields by which the server sorts, by the column whose head asks for it. */
export type SortFields = Readonly<Partial<Record<string, string>>>;

/**
 * The sorting of a table whose server sorts; a page is never sorted here (T-97). A second press
 * before the next rendering turns the order of the first one.
 */
export function createColumnSorting(
  fields: SortFields,
  ordering: string,
  sort: ListAddressControl<object>['sort'],
): TableSorting {
  return {
    by: readSort(fields, ordering),
    onPress: (column) =>
      sort((latest) => writeSort(fields, computeNextSort(readSort(fields, latest), column))),
  };
}

/** The sorted column of an ordering, e.g. `-date_joined`; null where no column sorts by it. */
export function readSort(fields: SortFields, ordering: string): TableSort | null {
  const field = ordering.replace(/^-/, '');
  const column = Object.keys(fields).find((name) => fields[name] === field);
  return column === undefined
    ? null
    : { column, direction: ordering.startsWith('-') ? 'descending' : 'ascending' };
}

/** The ordering that the server understands. */
export function writeSort(fields: SortFields, { column, direction }: TableSort): string {
  const field = fields[column] ?? column;
  return direction === 'descending' ? `-${field}` : field;
}
