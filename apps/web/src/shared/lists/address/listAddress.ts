import { toLatinDigits } from '@nevisa/writing';
import { toSearchText, toServerSearch } from '../search/searchText.ts';
import type { ListFilter, QueryValue } from './listFilters.ts';

/** What the address of a list may say. */
export interface ListDescription<Filters extends object> {
  /** The numbers of rows on a page; the first one is the default. */
  readonly pageSizes: readonly [number, ...number[]];
  /** The orders as the server names them (`-created_at`); the first one is the default. */
  readonly orders: readonly [string, ...string[]];
  /** The filters by the names of their parameters. */
  readonly filters: { readonly [Name in keyof Filters]: ListFilter<Filters[Name]> };
  /** The parameter with the id of the open record; null for a list that opens none. */
  readonly record: string | null;
}

/** What the address of a list says. */
export interface ListAddress<Filters extends object> {
  /** 1 for the first page. */
  readonly page: number;
  readonly pageSize: number;
  /** Empty, or 2 to 200 characters without spaces around them. */
  readonly search: string;
  readonly ordering: string;
  readonly filters: Readonly<Filters>;
  /** The id of the open record as text. */
  readonly record: string | null;
}

/** The parameters of a request for a page of a list. */
export type ListQuery = Readonly<Record<string, QueryValue>>;

/** A larger number is read as this one. */
const lastPossiblePage = 1_000_000;

/** The longest id of a record, in characters. */
const longestId = 200;

/** The address of a list without parameters. */
export function makeRestingAddress<Filters extends object>(
  description: ListDescription<Filters>,
): ListAddress<Filters> {
  return readListAddress(description, new URLSearchParams());
}

/**
 * Reads the address of a list. It never throws: a value that the list does not know
 * becomes the nearest valid one. Of a repeated parameter the first counts.
 *
 * @param count the number of rows, when it is known: it bounds the page
 */
export function readListAddress<Filters extends object>(
  description: ListDescription<Filters>,
  parameters: URLSearchParams,
  count: number | null = null,
): ListAddress<Filters> {
  const { pageSizes, orders, record } = description;
  const read = (name: string) => parameters.get(name) ?? '';
  const pageSize = findNearest(pageSizes, readNumber(read('page_size')) ?? pageSizes[0]);
  const page = clampPage(readNumber(read('page')) ?? 1);
  const ordering = read('ordering').trim();
  const filters = listNamedFilters(description).map(([name, filter]) => {
    const text = parameters.get(name);
    return [name, text === null ? filter.none : filter.read(text)];
  });
  return {
    page: count === null ? page : Math.min(page, computeLastPage(count, pageSize)),
    pageSize,
    search: toSearchText(read('search')),
    ordering: orders.includes(ordering) ? ordering : orders[0],
    filters: Object.fromEntries(filters) as Filters,
    record: record === null ? null : readId(read(record)),
  };
}

/**
 * Writes the address of a list without its default values. Parameters that the list does
 * not know stay as they are.
 *
 * @param others the parameters of the present address
 */
export function writeListAddress<Filters extends object>(
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(others);
  const own = listOwnParameters(description, address);
  if (contains(written, own)) {
    return written;
  }
  for (const [name, value] of own) {
    written.delete(name);
    if (value !== null) {
      written.append(name, value);
    }
  }
  return written;
}

/** Whether an address is written as this list writes it: no bad, default or repeated values. */
export function isCleanAddress<Filters extends object>(
  description: ListDescription<Filters>,
  parameters: URLSearchParams,
): boolean {
  return contains(
    parameters,
    listOwnParameters(description, readListAddress(description, parameters)),
  );
}

/** The parameters of the request for the page that an address names. The open record is not among them. */
export function toListQuery<Filters extends object>(
  description: ListDescription<Filters>,
  { page, pageSize, search, ordering, filters }: ListAddress<Filters>,
): ListQuery {
  const asked = listNamedFilters(description).map(([name, filter]) => {
    const value = filters[name];
    return value === filter.none ? {} : filter.ask(value, name);
  });
  return Object.assign(
    { page, page_size: pageSize, ordering },
    search === '' ? {} : { search: toServerSearch(search) },
    ...asked,
  ) as ListQuery;
}

/** The names of the filters that an address sets; the search is none of them. */
export function listActiveFilters<Filters extends object>(
  description: ListDescription<Filters>,
  { filters }: ListAddress<Filters>,
): (keyof Filters & string)[] {
  return listNamedFilters(description)
    .filter(([name, filter]) => filters[name] !== filter.none)
    .map(([name]) => name);
}

/** The number of the last page; 1 for a list without rows. */
export function computeLastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** Whether the parameters say this, each once. */
function contains(parameters: URLSearchParams, own: readonly OwnParameter[]): boolean {
  return own.every(([name, value]) => {
    const [found = null, ...more] = parameters.getAll(name);
    return found === value && more.length === 0;
  });
}

type OwnParameter = readonly [name: string, value: string | null];

/** Each parameter of the list with its text; null for a default value, which is not written. */
function listOwnParameters<Filters extends object>(
  description: ListDescription<Filters>,
  address: ListAddress<Filters>,
): OwnParameter[] {
  const { pageSizes, orders, record } = description;
  const { page, pageSize, search, ordering, filters } = address;
  return [
    ['page', page === 1 ? null : String(page)],
    ['page_size', pageSize === pageSizes[0] ? null : String(pageSize)],
    ['search', search === '' ? null : search],
    ['ordering', ordering === orders[0] ? null : ordering],
    ...listNamedFilters(description).map(([name, filter]): OwnParameter => {
      const value = filters[name];
      return [name, value === filter.none ? null : filter.write(value)];
    }),
    ...(record === null ? [] : [[record, address.record] as const]),
  ];
}

function listNamedFilters<Filters extends object>({ filters }: ListDescription<Filters>) {
  return Object.entries(filters) as [
    keyof Filters & string,
    ListFilter<Filters[keyof Filters & string]>,
  ][];
}

function readNumber(text: string): number | null {
  const value = Number(toLatinDigits(text.trim()));
  return text.trim() === '' || Number.isNaN(value) ? null : value;
}

function clampPage(page: number): number {
  return Math.min(Math.max(Math.trunc(page), 1), lastPossiblePage);
}

function findNearest(values: readonly [number, ...number[]], asked: number): number {
  return values.reduce((best, value) =>
    Math.abs(value - asked) < Math.abs(best - asked) ? value : best,
  );
}

function readId(text: string): string | null {
  const id = text.trim();
  return id === '' || id.length > longestId ? null : id;
}
