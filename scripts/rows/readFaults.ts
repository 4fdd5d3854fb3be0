import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FaultTable, RowFault } from './rowFault.ts';

/** Reads the faults of all rows: the tables that the files of `faults/` export. */
export async function readFaults(): Promise<RowFault[]> {
  const files = globSync('faults/*.ts', { cwd: import.meta.dirname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href)),
  );
  return modules
    .flatMap((module) => Object.values(module as Record<string, FaultTable>).flat())
    .map(([row, file, from, to]) => ({ row, file, from, to }));
}
