/** One measured value. */
export interface Finding {
  name: string;
  value: string;
  /** What the value is compared with: its budget, or another way to do the same. */
  beside: string;
  /** Whether the value is within its budget; absent where it has none. */
  holds?: boolean;
}

/** Measures one thing on this machine. */
export interface Bench {
  name: string;
  /** What is measured and in which unit, as a sentence. */
  about: string;
  run: () => Promise<Finding[]>;
}

/** A line with a budget: the value may be as large as `most`. */
export function checkMost(
  name: string,
  value: number,
  most: number,
  write: (value: number) => string = String,
): Finding {
  return { name, value: write(value), beside: `budget ${write(most)}`, holds: value <= most };
}

export function formatMilliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}

/** How many times as long. */
export function formatTimes(value: number): string {
  return `${value.toFixed(2)} ×`;
}
