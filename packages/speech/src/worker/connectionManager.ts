import { closeCodes } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';
import { chain } from '../reducerLoop.ts';
import { answerLimit, lost, toEndEvent } from './closeCodes.ts';
import {
  type ConnectionState,
  type LiveConnection,
  type NevisaState,
  type Step,
} from './nevisaState.ts';
import { report } from './sending.ts';
import type { SessionTicket, TimerName, TransportEffect } from './transport.ts';

/** A new session is requested this long before the old one expires, in ms, or a quarter of a short one. */
const rolloverAhead = 15_000;
const rolloverRetry = 5_000;
/** A session that the service declares shorter counts as this long, in ms. */
const shortestSession = 30_000;

/** The most sessions that a recording requests within this time, in ms. */
const mostRequests = 6;
const requestWindow = 60_000;

type Next = LiveConnection | 'requested' | null;

/** Opens the next connection, beside the live one if there is one. */
export function connect(state: NevisaState, address: string, session: SessionTicket): Step {
  const id = state.lastId + 1;
  return [
    { ...state, lastId: id, connection: withNext(state.connection, { id, session }) },
    [...dropNext(state), setTimer('answer', answerLimit), { type: 'open', id, address }],
  ];
}

/**
 * Requests the session of the next connection, unless one is expected or the end
 * was asked for. After too many requests a live connection waits for its next
 * turn; without one the loss is reported, so that the page spaces its tries.
 */
export function requestSession(state: NevisaState, now: number): Step {
  if (getNext(state.connection) !== null || state.recording === 'finalizing') {
    return [state, []];
  }
  const recent = state.requestedAt.filter((at) => now - at < requestWindow);
  if (recent.length >= mostRequests) {
    return failNext(state, lost);
  }
  return [
    {
      ...state,
      requestedAt: [...recent, now],
      connection: withNext(state.connection, 'requested'),
    },
    [setTimer('answer', answerLimit), { type: 'session.request' }],
  ];
}

/** The next connection failed. While another one is live, it is tried again later. */
export function failNext(state: NevisaState, event: EngineEvent): Step {
  return state.connection.name === 'ready'
    ? [
        { ...state, connection: withNext(state.connection, null) },
        [clearTimer('answer'), ...dropNext(state), setTimer('rollover', rolloverRetry)],
      ]
    : end(state, event);
}

/** The service is ready on `live`, which replaces the former connection. */
export function activate(state: NevisaState, live: LiveConnection): Step {
  const { connection } = state;
  const longest = Math.max(shortestSession, live.session.max_session_ms);
  const untilRollover = longest - Math.min(rolloverAhead, longest / 4);
  return [
    { ...state, renewals: 0, connection: { name: 'ready', live, next: null } },
    [
      clearTimer('answer'),
      ...(connection.name === 'ready' ? [drop(connection.live)] : []),
      setTimer('rollover', untilRollover),
    ],
  ];
}

/** A connection closed with `code`. A refused ticket is replaced once. */
export function handleClose(
  state: NevisaState,
  { id, code }: { id: number; code: number },
  now: number,
): Step {
  const wasLive = isLive(state.connection, id);
  if (!wasLive && findNext(state.connection, id) === null) {
    return [state, []];
  }
  if (wasLive && getNext(state.connection) !== null) {
    // The next connection reports whether the service is still available.
    return dropLive(state);
  }
  const forget = wasLive ? dropLive : forgetNext;
  return chain(state, forget, (after) =>
    code === closeCodes.ticketBad && after.renewals === 0
      ? requestSession({ ...after, renewals: 1 }, now)
      : failNext(after, toEndEvent(code)),
  );
}

export function dropLive(state: NevisaState): Step {
  const { connection } = state;
  if (connection.name !== 'ready') {
    return [state, []];
  }
  const flow = state.flow === 'paced' ? 'idle' : state.flow;
  return [
    { ...state, flow, connection: withNext({ name: 'idle' }, connection.next) },
    [clearTimer('rollover'), clearTimer('keepAlive'), clearTimer('pace'), drop(connection.live)],
  ];
}

/** Drops all connections. A loss is reported once and can be followed by `connect`; every other event is the last one. */
export function end(state: NevisaState, event: EngineEvent): Step {
  if (event.type !== 'engine.lost') {
    return chain(state, close, (after) => [after, [report(event)]]);
  }
  return state.connection.name === 'lost'
    ? [state, []]
    : chain(state, dropAll, (after) => [
        { ...after, connection: { name: 'lost' }, isReadyReported: false },
        [report(event)],
      ]);
}

export function close(state: NevisaState): Step {
  return chain(state, dropAll, (after) => [
    { ...after, connection: { name: 'closed' } },
    [{ type: 'buffer.release' }],
  ]);
}

/** Returns the next connection if it has this id. */
export function findNext(connection: ConnectionState, id: number): LiveConnection | null {
  const next = getNext(connection);
  return next !== null && next !== 'requested' && next.id === id ? next : null;
}

export function isLive(connection: ConnectionState, id: number): boolean {
  return connection.name === 'ready' && connection.live.id === id;
}

export function setTimer(timer: TimerName, delay: number): TransportEffect {
  return { type: 'timer.set', timer, delay };
}

function dropAll(state: NevisaState): Step {
  return chain(state, (before) => [before, [clearTimer('answer'), ...dropNext(before)]], dropLive);
}

function forgetNext(state: NevisaState): Step {
  return [{ ...state, connection: withNext(state.connection, null) }, [clearTimer('answer')]];
}

function dropNext({ connection }: NevisaState): TransportEffect[] {
  const next = getNext(connection);
  return next === null || next === 'requested' ? [] : [drop(next)];
}

function getNext(connection: ConnectionState): Next {
  if (connection.name === 'requesting') {
    return 'requested';
  }
  return connection.name === 'connecting' || connection.name === 'ready' ? connection.next : null;
}

function withNext(connection: ConnectionState, next: Next): ConnectionState {
  if (connection.name === 'ready') {
    return { ...connection, next };
  }
  if (next === null) {
    return { name: 'idle' };
  }
  return next === 'requested' ? { name: 'requesting' } : { name: 'connecting', next };
}

function drop({ id }: LiveConnection): TransportEffect {
  return { type: 'drop', id };
}

function clearTimer(timer: TimerName): TransportEffect {
  return { type: 'timer.clear', timer };
}
