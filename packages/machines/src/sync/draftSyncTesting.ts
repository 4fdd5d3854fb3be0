import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Piece } from './draftQueue.ts';
import { type DraftSyncEmitted, draftSyncMachine, type SaveOutcome } from './draftSyncMachine.ts';
import { pretendPort } from '../testing/testing.ts';

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

/** The machine at work, over a clock and ports in the test's hand. Waits are never longer or shorter by chance. */
export function startSync(
  inspect: (event: InspectionEvent) => void = () => undefined,
  watchNetwork: () => void = () => undefined,
) {
  const clock = new SimulatedClock();
  const load = pretendPort<readonly Piece[]>();
  const save = pretendPort<SaveOutcome, Piece>();
  const forget = pretendPort<void, { ids: readonly string[] }>();
  const synced: DraftSyncEmitted[] = [];
  let networkReturns: () => void = () => undefined;
  const actor = createActor(
    draftSyncMachine.provide({
      actors: {
        loadQueue: load.logic,
        savePiece: save.logic,
        forgetPiece: forget.logic,
        watchNetwork: fromCallback(({ sendBack }) => {
          networkReturns = () => sendBack({ type: 'network.returned' });
          watchNetwork();
        }),
      },
    }),
    { clock, inspect, input: { random: () => 0.5, now: () => clock.now() } },
  );
  actor.on('piece.synced', (event) => synced.push(event));
  actor.start();
  return {
    actor,
    load,
    save,
    forget,
    /** What was told of saved documents, in order. */
    synced,
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags].sort(),
    send: actor.send.bind(actor),
    add: (piece: Piece) => actor.send({ type: 'piece.added', piece }),
    pass: (ms: number) => clock.increment(ms),
    networkReturns: () => networkReturns(),
    inFlight: () =>
      [...load.calls, ...save.calls, ...forget.calls].filter((call) => call.inFlight).length,
  };
}

/** The same with its queue loaded. */
export async function startLoaded(
  pieces: readonly Piece[] = [],
  inspect?: (event: InspectionEvent) => void,
) {
  const sync = startSync(inspect);
  await sync.load.last().answer(pieces);
  return sync;
}
