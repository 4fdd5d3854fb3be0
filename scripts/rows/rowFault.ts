/** A small change of the product's code that breaks one row of the requirements. */
export interface RowFault {
  /** The row, e.g. `R-107`. */
  row: string;
  /** The changed file, from the root. */
  file: string;
  /** The text to replace; it occurs exactly once in the file. */
  from: string;
  to: string;
}

/** Faults as the files of `faults/` list them: the fields of a `RowFault` in their order. */
export type FaultTable = readonly (readonly [
  row: string,
  file: string,
  from: string,
  to: string,
])[];
