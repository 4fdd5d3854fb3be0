import type { Failure } from '@nevisa/api/types';
import { waitingCountOf } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import type { DictationWorkspace } from '../workspace/createDictationWorkspace.ts';

export interface HistorySyncFacts {
  /** Documents that wait for the history because it could not be reached. */
  waiting: number;
  /** The document that the history did not take, and why. */
  refused: { id: string; failure: Failure } | null;
  syncNow: () => void;
  retry: (id: string) => void;
}

/** How the queue for the history gets on. */
export function useHistorySync({ sync }: DictationWorkspace): HistorySyncFacts {
  const waiting = useSelector(sync, (state) =>
    state.hasTag('waiting') ? waitingCountOf(state.context) : 0,
  );
  const refusedPiece = useSelector(sync, ({ context }) =>
    context.pieces.find(({ aside }) => aside?.kind === 'refused'),
  );
  const aside = refusedPiece?.aside;
  return {
    waiting,
    refused:
      refusedPiece !== undefined && aside?.kind === 'refused'
        ? { id: refusedPiece.piece.id, failure: aside.failure }
        : null,
    syncNow: () => {
      sync.send({ type: 'sync.requested' });
    },
    retry: (id) => {
      sync.send({ type: 'piece.retried', id });
    },
  };
}
