import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAppServices } from '../../../app/appServices.ts';
import { writeListAddress } from '../../../shared/lists/address/listAddress.ts';
import { historyAddress } from './historyAddress.ts';
import { createHistoryChoices } from './historyChoices.ts';

/**
 * The parameters of the view that the history shows first: when a person arrives at
 * the page without parameters, but not when they go back to such an entry, e.g. after they
 * cleared the filters.
 *
 * @returns null where the address is shown as it is
 */
export function useFirstView(user: User): string | null {
  const { views } = useAppServices().userScope(user.id).get(createHistoryChoices);
  const { search, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  const [query, setQuery] = useState(() => {
    const { byDefault } = views.read();
    const opened = byDefault === null || isReturn || search !== '' ? null : views.open(byDefault);
    const first = opened && writeListAddress(historyAddress, opened.address).toString();
    return first === '' ? null : first;
  });
  if (query !== null && search !== '') {
    setQuery(null);
  }
  return search === '' ? query : null;
}
