import type { TableSort } from '@nevisa/ui';

/** The columns that the server can sort by, and the names that it gives them. */
const orderings = {
  user: 'name',
  joined: 'date_joined',
  login: 'last_login',
  remaining: 'usage_remained',
} as const;

/** The sorted column of an ordering, e.g. `-date_joined`. */
export function readSort(ordering: string): TableSort | null {
  const name = ordering.replace(/^-/, '');
  const column = Object.entries(orderings).find(([, known]) => known === name)?.[0];
  return column === undefined
    ? null
    : { column, direction: ordering.startsWith('-') ? 'descending' : 'ascending' };
}

/** The ordering that the server understands (T-97: a page is never sorted here). */
export function writeSort({ column, direction }: TableSort): string {
  const name = orderings[column as keyof typeof orderings];
  return direction === 'descending' ? `-${name}` : name;
}
