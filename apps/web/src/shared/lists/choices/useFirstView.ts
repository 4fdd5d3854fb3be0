import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type ListDescription, writeListAddress } from '../address/listAddress.ts';
import type { ListViews } from './listViews.ts';

/**
 * The parameters of the view that a list shows first: when a person arrives at
 * the page without parameters, but not when they go back to such an entry, e.g. after they
 * cleared the filters.
 *
 * @returns null where the address is shown as it is
 */
export function useFirstView<Filters extends object>(
  description: ListDescription<Filters>,
  views: ListViews<Filters>,
): string | null {
  const { search, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  const [query, setQuery] = useState(() => {
    const { byDefault } = views.read();
    const opened = byDefault === null || isReturn || search !== '' ? null : views.open(byDefault);
    const first = opened && writeListAddress(description, opened.address).toString();
    return first === '' ? null : first;
  });
  if (query !== null && search !== '') {
    setQuery(null);
  }
  return search === '' ? query : null;
}
