/** The record of a component for its page in Storybook, beside its stories: what its props cannot say. */
export interface ComponentUsage {
  /** When it is right, a sentence each. */
  use: readonly string[];
  /** When something else is right, and what. */
  avoid: readonly string[];
  /** Its parts in reading order. */
  anatomy: readonly string[];
  /** How its texts are written, with an example. */
  words: string;
  /** Its role, and where its accessible name comes from. */
  role: string;
  /** Its keys and their effect; empty for what takes no focus. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader says, and when. */
  announced: string;
  /** Components that are mistaken for it or occur beside it. */
  related: readonly string[];
}
