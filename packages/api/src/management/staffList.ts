import * as v from 'valibot';
import { momentInText, searchText, wholeNumber } from '../queryFields.ts';
import { validRows } from '../validRows.ts';

const text = v.fallback(v.nullish(v.string(), null), null);

/** The numbers of rows that a page of administration may have. */
export const staffPageSizes = [25, 50, 100] as const;

/** The fields of every query for a list of administration. `as_of` keeps later pages from shifting. */
export const staffListQuery = {
  page: v.optional(wholeNumber),
  page_size: v.optional(v.pipe(wholeNumber, v.picklist(staffPageSizes))),
  search: v.optional(searchText),
  as_of: v.optional(momentInText),
};

/** One page of a list. Rows that cannot be read are left out; `server_time` is the server's clock. */
export function staffPage<Row extends v.GenericSchema>(row: Row) {
  return v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    next: text,
    previous: text,
    results: validRows(row),
    as_of: text,
    server_time: text,
  });
}
