import type { ListAddress } from './listAddress.ts';

/** Whether a search or a filter leaves rows out. */
export function isFiltered({
  search,
  filters,
}: Pick<ListAddress<object>, 'search' | 'filters'>): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== null && value !== false);
}
