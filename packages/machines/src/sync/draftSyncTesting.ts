import { countInFlight, pretendPort } from '../testing/pretendPort.ts';
import { pretendNetwork } from '../testing/pretendNetwork.ts';
import { type Inspect, startMachine } from '../testing/startMachine.ts';
import type { Piece } from './draftQueue.ts';
import { type DraftSyncEmitted, draftSyncMachine, type SaveOutcome } from './draftSyncMachine.ts';
import { SimulatedClock } from 'xstate';

/** An ordinary dictated document that the history does not know yet. */
export function pieceOf(id: string, more: Partial<Piece> = {}): Piece {
  return {
    id,
    documentId: `document of ${id}`,
    title: 'title',
    text: `text of ${id}`,
    segments: [],
    duration: 61_000,
    createdAt: '2026-11-21T10:30:00Z',
    historyId: null,
    revision: null,
    ...more,
  };
}

/** Starts the machine over pretend ports. Waits have no jitter. */
export function startSync(inspect?: Inspect, watchNetwork?: () => void) {
  const clock = new SimulatedClock();
  const load = pretendPort<readonly Piece[]>();
  const save = pretendPort<SaveOutcome, Piece>();
  const forget = pretendPort<void, { ids: readonly string[] }>();
  const network = pretendNetwork(watchNetwork);
  const synced: DraftSyncEmitted[] = [];
  const machine = draftSyncMachine.provide({
    actors: {
      loadQueue: load.logic,
      savePiece: save.logic,
      forgetPiece: forget.logic,
      watchNetwork: network.logic,
    },
  });
  const input = { random: () => 0.5, now: () => clock.now() };
  const started = startMachine(machine, { clock, inspect, input });
  started.actor.on('piece.synced', (event) => synced.push(event));
  return {
    ...started,
    load,
    save,
    forget,
    /** The reported saves, in order. */
    synced,
    add: (piece: Piece) => started.send({ type: 'piece.added', piece }),
    networkReturns: network.returns,
    inFlight: () => countInFlight(load, save, forget),
  };
}

/** Starts the machine with its queue loaded. */
export async function startLoaded(pieces: readonly Piece[] = [], inspect?: Inspect) {
  const sync = startSync(inspect);
  await sync.load.last().answer(pieces);
  return sync;
}
