import type { ListAddressControl } from '../address/useListAddress.ts';

/** The search of a list. */
export type SearchControl = Pick<ListAddressControl<object>, 'searchText' | 'type' | 'searchNow'>;

/** What Escape on a row does where no row is chosen: it ends the search. Null without a search. */
export function findSearchEnd({ searchText, type, searchNow }: SearchControl): (() => void) | null {
  return searchText === ''
    ? null
    : () => {
        type('');
        searchNow();
      };
}
