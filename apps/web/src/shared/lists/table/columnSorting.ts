import type { TableSort, TableSorting } from '@nevisa/ui';

/** The fields by which the server sorts, by the column whose head asks for it. */
export type SortFields = Readonly<Partial<Record<string, string>>>;

/** The sorting of a table whose server sorts; a page is never sorted here (T-97). */
export function columnSorting(
  fields: SortFields,
  ordering: string,
  onSort: (ordering: string) => void,
): TableSorting {
  return { by: readSort(fields, ordering), onChange: (by) => onSort(writeSort(fields, by)) };
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
