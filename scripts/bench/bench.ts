/** A line of what a bench found; `limit` is the goal of `docs`, printed and never enforced. */
export interface Finding {
  name: string;
  value: string;
  limit?: string;
}

/** Measures one thing on this machine. */
export interface Bench {
  name: string;
  /** What is measured and in which unit, as a sentence. */
  about: string;
  run: () => Promise<Finding[]>;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
