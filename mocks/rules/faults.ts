import type { CallName } from '@nevisa/api';

/**
 * How a call breaks: `network` cuts the connection, `server` answers 500 with
 * a page, anything else is sent as it is.
 */
export type Fault =
  | 'network'
  | 'server'
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** What a story or test arranges to go wrong, call by call. */
export interface Faults {
  breakDown(call: CallName, fault: Fault): void;
  /** Puts one call right again, or all of them. */
  repair(call?: CallName): void;
  /** Lets the answer wait; `ms` is long when nobody should see it end, but never without end. */
  answerSlowly(call: CallName, ms: number): void;
  faultOf(call: CallName): Fault | undefined;
  /** In ms. */
  delayOf(call: CallName): number;
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
    faultOf: (call) => broken.get(call),
    delayOf: (call) => slow.get(call) ?? 0,
  };
}
