import type { LiveConfiguration } from '@nevisa/api';
import { initialSending, type SendingState } from './sending.ts';
import type { SessionTicket, TransportEffect } from './transport.ts';

export interface LiveConnection {
  readonly id: number;
  readonly session: SessionTicket;
}

export type ConnectionState =
  | { readonly name: 'idle' }
  /** A session is requested. */
  | { readonly name: 'requesting' }
  /** The service is not ready on this connection yet. */
  | { readonly name: 'connecting'; readonly next: LiveConnection }
  /** Audio is sent over `live`. Before its session expires, `next` is prepared beside it. */
  | {
      readonly name: 'ready';
      readonly live: LiveConnection;
      readonly next: LiveConnection | 'requested' | null;
    }
  /** Reported as `engine.lost`; the recording goes on. */
  | { readonly name: 'lost' }
  | { readonly name: 'closed' };

export interface NevisaState extends SendingState {
  readonly connection: ConnectionState;
  readonly lastId: number;
  /** Tickets that were refused since a connection was last ready. */
  readonly renewals: number;
  /** When the last sessions were requested, in ms. */
  readonly requestedAt: readonly number[];
  readonly isReadyReported: boolean;
  /** Oldest unacknowledged frame when `start` was sent. */
  readonly firstAtStart: number;
  readonly isServicePaused: boolean;
  /** Sent to each connection once it is ready; null leaves the account's. */
  readonly configuration: LiveConfiguration | null;
  readonly isFinalizeRequested: boolean;
  /** Audio sent since the last message of the service, in ms. */
  readonly unanswered: number;
}

export type Step = readonly [NevisaState, readonly TransportEffect[]];

export const initialNevisaState: NevisaState = {
  ...initialSending,
  connection: { name: 'idle' },
  lastId: 0,
  renewals: 0,
  requestedAt: [],
  isReadyReported: false,
  firstAtStart: 0,
  isServicePaused: false,
  configuration: null,
  isFinalizeRequested: false,
  unanswered: 0,
};
