import * as v from 'valibot';
import { sends } from './sends.ts';

/**
 * The valid rows of a list. A row that cannot be read is left out, and what is no list
 * counts as empty, so that one defect does not take the rest of an answer away (A07).
 */
export function acceptRows<Row extends v.GenericSchema>(row: Row) {
  return v.fallback(validRows(row), []);
}

/** The valid rows of a list; what is no list is invalid. */
export function validRows<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((one): v.InferOutput<Row>[] => {
        const result = v.safeParse(row, one);
        return result.success ? [result.output] : [];
      }),
    ),
    sends(v.array(row)),
  );
}
