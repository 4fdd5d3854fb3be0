import { initialSending, type SendingState } from '../../worker/sending.ts';
import type { TransportEffect } from '../../worker/transport.ts';

/** `firstSeq`: first frame of this connection; `sent`: samples sent over it; `rest`: samples that wait for a full file. */
export interface Progress {
  readonly id: number;
  readonly firstSeq: number | null;
  readonly sent: number;
  readonly rest: Int16Array;
}

export interface LegacyState extends SendingState {
  readonly connection:
    | { readonly name: 'offline' | 'closed' }
    /** `opening`: the handshake. */
    | ({ readonly name: 'opening' | 'ready' } & Progress);
  readonly lastId: number;
  /** Segment ids consist of the numbering of the frames, the first unacknowledged one and the index of the sentence after it. */
  readonly sentence: { readonly at: number; readonly index: number };
}

export type Step = readonly [LegacyState, readonly TransportEffect[]];

export const initialLegacyState: LegacyState = {
  ...initialSending,
  connection: { name: 'offline' },
  lastId: 0,
  sentence: { at: -1, index: 0 },
};

export function makeProgress(id: number): Progress {
  return { id, firstSeq: null, sent: 0, rest: new Int16Array(0) };
}

/** The last words of a recording are awaited. */
export function isFinalizing({ connection, recording }: LegacyState): boolean {
  return connection.name === 'ready' && recording === 'finalizing';
}
