import * as v from 'valibot';
import { idSchema } from './schemas.ts';

/** Fields of a query. It reaches the server as text, so each field is read from both forms. */

export const numberInText = (shape: RegExp) =>
  v.union([v.number(), v.pipe(v.string(), v.regex(shape), v.transform(Number))]);

export const wholeNumber = v.pipe(numberInText(/^\d{1,15}$/), v.integer(), v.minValue(1));

/** A number of bytes. */
export const byteCount = v.pipe(numberInText(/^\d{1,15}$/), v.integer(), v.minValue(0));

export const flagInText = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
]);

/** A UTC moment, e.g. `2026-11-20T20:30:00Z`. */
export const momentInText = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z$/),
  v.check((time) => !Number.isNaN(Date.parse(time))),
);

/** A search text, taken as it is. */
export const searchText = v.pipe(v.string(), v.maxLength(200));

/** One to a hundred ids, in text with commas between them. */
export const idList = v.pipe(
  v.union([
    v.array(idSchema),
    v.pipe(
      v.string(),
      v.transform((ids) => ids.split(',')),
    ),
  ]),
  v.minLength(1),
  v.maxLength(100),
);
