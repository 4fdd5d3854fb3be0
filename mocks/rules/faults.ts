import type { CallName } from '@nevisa/api';

/**
 * A fault of a call: `network` cuts the connection, `server` answers 500 with an
 * HTML page, any other value is sent as the answer.
 */
export type Fault =
  | 'network'
  | 'server'
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** Faults that a story or test sets for each call. */
export interface Faults {
  breakDown(call: CallName, fault: Fault): void;
  /** Removes the faults of one call, or of all calls. */
  repair(call?: CallName): void;
  /** Delays the answer by `ms`. */
  answerSlowly(call: CallName, ms: number): void;
  getFault(call: CallName): Fault | undefined;
  /** In ms. */
  getDelay(call: CallName): number;
}

export function createFaults(): Faults {
  const broken = new Map<CallName, Fault>();
  const slow = new Map<CallName, number>();
  return {
    breakDown: (call, fault) => {
      broken.set(call, fault);
    },
    repair: (call) => {
      for (const arranged of [broken, slow]) {
        if (call === undefined) {
          arranged.clear();
        } else {
          arranged.delete(call);
        }
      }
    },
    answerSlowly: (call, ms) => {
      slow.set(call, ms);
    },
    getFault: (call) => broken.get(call),
    getDelay: (call) => slow.get(call) ?? 0,
  };
}
