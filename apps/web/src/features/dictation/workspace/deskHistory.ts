import { getSyncStatus } from '@nevisa/machines';
import { type DraftSync, startDraftSync } from '@nevisa/drafts';
import type { DeskDocuments } from './deskDocuments.ts';
import type { DeskPorts } from './deskPorts.ts';
import type { Dictation } from './dictationActor.ts';
import { pieceOf, type PieceToMake } from './pieceOf.ts';

/** What is handed to the history, and what becomes of it. */
export interface DeskHistory {
  readonly sync: DraftSync;
  /** Hands a document to the queue. Gives its id there; rejects when the device cannot keep it. */
  enqueue: (about: PieceToMake) => Promise<string>;
  /** Hands over the document on the desk. */
  save: (title: string | null) => Promise<void>;
  /** What becomes of a document that was changed elsewhere: it is written over, or both are kept. Rejects while somebody is heard. */
  resolveConflict: (keep: 'mine' | 'both') => Promise<void>;
}

export function createDeskHistory(
  { outgoing, history }: Pick<DeskPorts, 'outgoing' | 'history'>,
  dictation: Dictation,
  documents: DeskDocuments,
): DeskHistory {
  const sync = startDraftSync({ outgoing, history });
  let followed: ReturnType<typeof getSyncStatus> = null;

  /** Tells the machine what has become of the document that is on the desk. */
  function follow(): void {
    const { context } = sync.getSnapshot();
    const { documentId } = documents.current;
    const status = getSyncStatus(context, documentId);
    if (status !== null && status !== followed) {
      const before = dictation.getSnapshot();
      dictation.send({ type: eventFor[status] });
      const place = context.saved[documentId];
      if (status === 'synced' && place !== undefined) {
        const isWhole =
          before.hasTag('syncing') && before.context.unsent === 0 && !before.hasTag('recording');
        void documents.current.rememberSaved(place, isWhole);
      }
    }
    followed = status;
  }

  async function enqueue(about: PieceToMake): Promise<string> {
    const piece = pieceOf(about);
    await outgoing.add(piece);
    sync.send({ type: 'revision.added', revision: piece });
    return piece.id;
  }

  async function save(title: string | null): Promise<void> {
    const opened = documents.current;
    const { transcript, documentId, saved } = opened;
    if (transcript === null) {
      throw new Error('There is no text to save before its editor has come.');
    }
    const { elapsed: duration, segments } = dictation.getSnapshot().context;
    const about = { documentId, title, transcript, segments, duration, saved };
    opened.rememberQueued(await enqueue(about));
    await opened.flush();
  }

  async function keepBoth(pieceId: string): Promise<void> {
    const opened = documents.current;
    const snapshot = dictation.getSnapshot();
    if (!snapshot.matches({ session: 'resting' })) {
      throw new Error(
        'A document cannot be parted from its other version while somebody is heard.',
      );
    }
    const documentId = crypto.randomUUID();
    await outgoing.separate(pieceId, documentId);
    sync.send({ type: 'conflict.keptBoth', id: pieceId, documentId });
    // What is on the desk goes on as the new document; the old name is the other version's.
    const { segments, elapsed, unsent } = snapshot.context;
    const { literals, joins } = opened;
    const text = opened.transcript === null ? [] : [opened.transcript.snapshot()];
    await opened.close();
    documents.restore(
      { documentId, segments, elapsed, unsent },
      { text, segments, literals, joins, elapsed, saved: null, queuedAs: null },
    );
    await opened.draft.remove();
  }

  async function resolveConflict(keep: 'mine' | 'both'): Promise<void> {
    const { documentId } = documents.current;
    const conflict = sync
      .getSnapshot()
      .context.entries.find(
        ({ revision, aside }) => revision.documentId === documentId && aside?.kind === 'conflict',
      );
    if (conflict === undefined) {
      return;
    }
    if (keep === 'both') {
      await keepBoth(conflict.revision.id);
    } else {
      sync.send({ type: 'conflict.replaced', id: conflict.revision.id });
    }
  }

  sync.subscribe(follow);
  return { sync, enqueue, save, resolveConflict };
}

const eventFor = {
  queued: 'revision.queued',
  sending: 'revision.queued',
  synced: 'revision.saved',
  conflict: 'revision.conflicted',
  refused: 'revision.refused',
} as const;
