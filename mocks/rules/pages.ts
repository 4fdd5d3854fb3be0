/** One page of a list in its final order, with the addresses of its neighbours. */
export function getPage<Item, Row>(
  items: readonly Item[],
  { path, query, size }: PageRequest,
  toShown: (item: Item) => Row,
) {
  const { page = 1, page_size = size } = query;
  const from = (page - 1) * page_size;
  const last = Math.ceil(items.length / page_size);
  const at = (other: number) => toAddress(path, { ...query, page: other });
  return {
    count: items.length,
    next: page < last ? at(page + 1) : null,
    previous: page > 1 && last > 0 ? at(Math.min(page - 1, last)) : null,
    results: items.slice(from, from + page_size).map(toShown),
  };
}

export interface PageRequest {
  /** The path of the call. */
  path: string;
  query: Readonly<Record<string, unknown>> & {
    page?: number | undefined;
    page_size?: number | undefined;
  };
  /** The number of rows on a page when the query does not say it. */
  size: number;
}

function toAddress(path: string, query: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return `${path}?${search.toString()}`;
}
