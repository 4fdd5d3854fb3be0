/** One change of the code and its outcome. */
export interface Mutant {
  /** From the root. */
  file: string;
  status: string;
  mutatorName: string;
  replacement: string | undefined;
  location: { start: { line: number; column: number } };
}

/** `uncovered` mutants are in code that no test runs; `timedOut` ones made the tests endless, which counts as detected. */
export interface Score {
  killed: number;
  survived: number;
  uncovered: number;
  timedOut: number;
}

/** Counts mutants by outcome. A mutant that does not load is not counted. */
export function computeScore(mutants: readonly Mutant[]): Score {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  return {
    killed: count('Killed'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    timedOut: count('Timeout'),
  };
}

/** The share of detected mutants in percent; 100 when there is no mutant. */
export function computePercent({ killed, survived, uncovered, timedOut }: Score): number {
  const all = killed + survived + uncovered + timedOut;
  return all === 0 ? 100 : ((killed + timedOut) / all) * 100;
}

/** Describes an undetected mutant in one line. */
export function describeMutant({ file, location, mutatorName, replacement }: Mutant): string {
  const { line, column } = location.start;
  const became = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${file}:${line}:${column} ${mutatorName} → ${became}`;
}

export function isUnnoticed({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}
