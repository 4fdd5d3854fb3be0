import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { createObservable, type Observable } from '../../observable.ts';
import { createTypedSearch, type TypedSearch } from '../search/typedSearch.ts';
import {
  computeLastPage,
  type ListAddress,
  type ListDescription,
  type ListQuery,
  readListAddress,
  makeRestingAddress,
  toListQuery,
  writeListAddress,
} from './listAddress.ts';
import { createListNavigation, type ListMoves, type ListNavigation } from './listNavigation.ts';

/** The address of a list and what changes it: the same object while the address is the same. The functions stay the same. */
export interface ListAddressControl<Filters extends object> extends ListCommands<Filters> {
  readonly address: ListAddress<Filters>;
  /** The address without the open record: the same object while only that changes, so that no row renders again. */
  readonly withoutRecord: ListAddress<Filters>;
  /** The parameters of the request; the same object while only the open record changes. */
  readonly query: ListQuery;
  /** The text of the search field: what was typed, or what the address says. */
  readonly searchText: string;
}

interface ListCommands<Filters extends object> {
  /** Takes the text of the search field; the address follows after 300 ms, by a replaced entry. */
  readonly type: (text: string) => void;
  /** The search field composes a character with an input method. */
  readonly compose: (composing: boolean) => void;
  /** Searches at once, for Enter. */
  readonly searchNow: () => void;
  readonly goToPage: (page: number) => void;
  readonly choosePageSize: (rows: number) => void;
  /** Takes an order, or what makes the next one of the latest, which may not be shown yet. */
  readonly sort: (ordering: string | ((latest: string) => string)) => void;
  readonly filter: (values: Partial<Filters>) => void;
  /** Removes the search and all filters. */
  readonly clear: () => void;
  /** Shows a saved view: all but the open record. */
  readonly show: (address: ListAddress<Filters>) => void;
  /** Opens a record by its id as text. */
  readonly open: (id: string) => void;
  readonly close: () => void;
  /** Corrects a page beyond the last one, when the number of rows is known. */
  readonly boundPage: (count: number) => void;
}

/**
 * The address as the state of a list: page, rows on a page, search, order,
 * filters and the open record. Typing replaces the entry of the history, any other
 * change adds one, and a bad address is replaced by the nearest valid one. A link to the
 * page without parameters resets the list.
 *
 * @param description must be the same object in each rendering
 * @param askAhead calls with the next query before the address changes
 */
export function useListAddress<Filters extends object>(
  description: ListDescription<Filters>,
  askAhead: (query: ListQuery) => void = nothing,
): ListAddressControl<Filters> {
  const location = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(
    () => ({
      key: location.key,
      hash: location.hash,
      state: location.state as unknown,
      parameters,
    }),
    [location, parameters],
  );
  const moves = useMemo(
    (): ListMoves => ({
      go: (to, options) => void navigate(to, options),
      back: (steps) => void navigate(-steps),
      askAhead,
    }),
    [navigate, askAhead],
  );
  const [{ navigation, typing, typed, commands }] = useState(() =>
    createCommands(description, createListNavigation(description, place, moves)),
  );

  useLayoutEffect(() => {
    if (!navigation.follow(place, moves)) {
      typing.cancel();
      typed.write(null);
    }
  }, [navigation, typing, typed, place, moves]);
  useEffect(() => {
    navigation.clean(place);
  }, [navigation, place]);
  useEffect(() => typing.cancel, [typing]);

  const text = useSyncExternalStore(typed.subscribe, typed.read);
  const address = useMemo(
    () => readListAddress(description, parameters),
    [description, parameters],
  );
  const withoutRecord = useWithoutRecord(description, address);
  const query = useMemo(
    () => toListQuery(description, withoutRecord),
    [description, withoutRecord],
  );
  return useMemo(
    () => ({ ...commands, address, withoutRecord, query, searchText: text ?? address.search }),
    [commands, address, withoutRecord, query, text],
  );
}

function useWithoutRecord<Filters extends object>(
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
): ListAddress<Filters> {
  const written = writeListAddress(description, { ...address, record: null }).toString();
  return useMemo(
    () => readListAddress(description, new URLSearchParams(written)),
    [description, written],
  );
}

function createCommands<Filters extends object>(
  description: ListDescription<Filters>,
  navigation: ListNavigation<Filters>,
): {
  navigation: ListNavigation<Filters>;
  typing: TypedSearch;
  /** The text of the search field while it differs from the address; null otherwise. */
  typed: Observable<string | null>;
  commands: ListCommands<Filters>;
} {
  const typed = createObservable<string | null>(null);
  const typing = createTypedSearch((search) => {
    navigation.replace((address) =>
      address.search === search ? address : { ...address, search, page: 1 },
    );
  });
  // A change of the list is made after the search that waits, which has its own entry.
  const push = (change: (address: ListAddress<Filters>) => Partial<ListAddress<Filters>>) => {
    typing.flush();
    navigation.push((address) => ({ ...address, page: 1, ...change(address) }));
  };
  const show = (change: (address: ListAddress<Filters>) => ListAddress<Filters>) => {
    typing.cancel();
    navigation.push((address) => {
      const shown = change(address);
      typed.write(shown.search);
      return shown;
    });
  };
  const commands: ListCommands<Filters> = {
    type(text) {
      typed.write(text);
      typing.type(text);
    },
    compose: typing.compose,
    searchNow: typing.flush,
    goToPage: (page) => push(() => ({ page })),
    choosePageSize: (pageSize) => push(() => ({ pageSize })),
    sort: (next) => push(({ ordering }) => ({ ordering: chooseOrderAfter(ordering, next) })),
    filter: (values) => push(({ filters }) => ({ filters: { ...filters, ...values } })),
    clear() {
      const { search, filters } = makeRestingAddress(description);
      show((address) => ({ ...address, search, filters, page: 1 }));
    },
    show: (view) => show(({ record }) => ({ ...view, record })),
    open(id) {
      typing.flush();
      navigation.open(id);
    },
    close() {
      typing.flush();
      navigation.close();
    },
    boundPage(count) {
      navigation.replace((address) => ({
        ...address,
        page: Math.min(address.page, computeLastPage(count, address.pageSize)),
      }));
    },
  };
  return { navigation, typing, typed, commands };
}

function chooseOrderAfter(latest: string, next: string | ((latest: string) => string)): string {
  return typeof next === 'string' ? next : next(latest);
}

function nothing(): void {
  // The list asks when it shows its address.
}
