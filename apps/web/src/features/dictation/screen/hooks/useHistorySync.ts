import type { Failure } from '@nevisa/api/types';
import { countWaiting } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';

export interface HistorySyncFacts {
  /** The number of queued documents while the server is unreachable. */
  waiting: number;
  /** The document that the server refused, and the failure. */
  refused: { id: string; failure: Failure } | null;
  syncNow: () => void;
  retry: (id: string) => void;
}

/** The state of the save queue. */
export function useHistorySync({ sync }: DictationWorkspace): HistorySyncFacts {
  const waiting = useSelector(sync, (state) =>
    state.hasTag('waiting') ? countWaiting(state.context) : 0,
  );
  const refusedPiece = useSelector(sync, ({ context }) =>
    context.entries.find(({ aside }) => aside?.kind === 'refused'),
  );
  const aside = refusedPiece?.aside;
  return {
    waiting,
    refused:
      refusedPiece !== undefined && aside?.kind === 'refused'
        ? { id: refusedPiece.revision.id, failure: aside.failure }
        : null,
    syncNow: () => sync.send({ type: 'sync.requested' }),
    retry: (id) => sync.send({ type: 'revision.retried', id }),
  };
}
