import type { RowFault } from './rowFault.ts';

/** What the check of the faults needs to know of the repository. */
export interface FaultContext {
  /** All rows that must have a fault or a reason. */
  rows: readonly string[];
  /** Row → the reason why it has no fault. */
  withoutFault: Readonly<Record<string, string>>;
  /** The text of a file from the root; null when it does not exist. */
  readText: (file: string) => string | null;
}

const productFile =
  /^(?:packages\/(?!testing\/)[\w-]+\/src\/|apps\/web\/(?:src\/|public\/|index\.html$))/;
const testFile = /\/testing\/|\/cases\/|\.(?:test|stories|bench)\.tsx?$/;

/**
 * Applies the change of a fault to the text of its file.
 *
 * @throws Error when the replaced text does not occur exactly once.
 */
export function applyFault({ row, file, from, to }: RowFault, text: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(
      `${row}: «${from}» occurs ${parts.length - 1} times in ${file}, and must occur once.`,
    );
  }
  return parts.join(to);
}

/** Lists, one sentence each, the faults that cannot be applied or are repeated, and the rows that have neither a fault nor a reason. */
export function findFaultProblems(
  faults: readonly RowFault[],
  { rows, withoutFault, readText }: FaultContext,
): string[] {
  const known = new Set(rows);
  const broken = new Set(faults.map(({ row }) => row));
  return [
    ...faults.flatMap((fault) => listProblems(fault, readText(fault.file))),
    ...listRepeated(faults),
    ...[...broken].filter((row) => !known.has(row)).map((row) => `${row} is not a row.`),
    ...rows
      .filter((row) => !broken.has(row) && !(row in withoutFault))
      .map((row) => `${row} has neither a fault nor a reason in scripts/rows/withoutFault.ts.`),
    ...Object.keys(withoutFault)
      .filter((row) => broken.has(row) || !known.has(row))
      .map((row) => `${row} is listed in scripts/rows/withoutFault.ts without need.`),
  ];
}

/** A fault that is listed twice for its row is planted twice, and says nothing more. */
function listRepeated(faults: readonly RowFault[]): string[] {
  const seen = new Set<string>();
  return faults.flatMap((fault) => {
    const { row, file, from, to } = fault;
    const name = JSON.stringify([row, file, from, to]);
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated ? [`${row}: the fault «${from}» in ${file} is listed twice.`] : [];
  });
}

function listProblems(fault: RowFault, text: string | null): string[] {
  const { row, file, from, to } = fault;
  if (!productFile.test(file) || testFile.test(file)) {
    return [`${row}: ${file} is not a file of the product.`];
  }
  if (text === null) {
    return [`${row}: ${file} does not exist.`];
  }
  if (from === to) {
    return [`${row}: the fault in ${file} changes nothing.`];
  }
  try {
    applyFault(fault, text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
