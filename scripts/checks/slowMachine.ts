/** In ms: additions that take about 150 ms on the machine for which the checks are balanced. */
const longest = 300;
const additions = 50_000_000;

/** The variable by which a run of all checks tells its steps that the machine is slow. */
export const slowVariable = 'NEVISA_SLOW_MACHINE';

/**
 * Whether a core takes more than twice as long as usual. A page that records needs its share of a core in time, so on
 * such a machine fewer of them run at once.
 */
export function isSlowMachine(readTime: () => number = () => performance.now()): boolean {
  // The best of three: another process may take the core meanwhile.
  const taken = [1, 2, 3].map(() => {
    const from = readTime();
    addUp();
    return readTime() - from;
  });
  return Math.min(...taken) > longest;
}

function addUp(): number {
  let sum = 0;
  for (let each = 0; each < additions; each += 1) {
    sum += each;
  }
  return sum;
}
