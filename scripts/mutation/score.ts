/** What came of one change of the code. */
export interface Mutant {
  /** From the root. */
  file: string;
  status: string;
  mutatorName: string;
  replacement: string | undefined;
  location: { start: { line: number; column: number } };
}

/** `uncovered` mutants stand where no test ever comes; `timedOut` ones were noticed because the tests did not end. */
export interface Score {
  killed: number;
  survived: number;
  uncovered: number;
  timedOut: number;
}

/** A mutant that does not even load proves nothing about the tests and counts on neither side. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  return {
    killed: count('Killed'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    timedOut: count('Timeout'),
  };
}

/** The share of the mutants that the tests notice, in percent; 100 where there was none. */
export function percentOf({ killed, survived, uncovered, timedOut }: Score): number {
  const all = killed + survived + uncovered + timedOut;
  return all === 0 ? 100 : ((killed + timedOut) / all) * 100;
}

/** One line for a mutant that no test noticed. */
export function sentenceOf({ file, location, mutatorName, replacement }: Mutant): string {
  const { line, column } = location.start;
  const became = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${file}:${line}:${column} ${mutatorName} → ${became}`;
}

export function isUnnoticed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}
