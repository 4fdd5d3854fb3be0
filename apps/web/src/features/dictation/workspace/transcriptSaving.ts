import { getSyncStatus } from '@nevisa/machines';
import type { CurrentTranscript } from './currentTranscript.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { type DraftSync, startDraftSync } from './startDraftSync.ts';
import { type RevisionParts, toRevision } from './toRevision.ts';

/** Saves transcripts through the save queue, and reports the progress to the machine. */
export class TranscriptSaving {
  readonly sync: DraftSync;
  readonly #queue: DictationPorts['saveQueue'];
  readonly #current: CurrentTranscript;
  #status: ReturnType<typeof getSyncStatus> = null;

  constructor(
    { saveQueue, history }: Pick<DictationPorts, 'saveQueue' | 'history'>,
    current: CurrentTranscript,
  ) {
    this.#queue = saveQueue;
    this.#current = current;
    this.sync = startDraftSync({ queue: saveQueue, history });
    this.sync.subscribe(() => this.#follow());
  }

  /** Adds a transcript to the save queue. Resolves to the revision's id; rejects when the device cannot store it. */
  async enqueue(parts: RevisionParts): Promise<string> {
    const revision = toRevision(parts);
    await this.#queue.add(revision);
    this.sync.send({ type: 'revision.added', revision });
    return revision.id;
  }

  /** Adds the open transcript to the save queue. */
  readonly save = async (title: string | null): Promise<void> => {
    const { open, dictation } = this.#current;
    const { document: transcript, documentId, saved } = open;
    if (transcript === null) {
      throw new Error('A transcript cannot be saved before its code is loaded.');
    }
    const { elapsed: duration } = dictation.getSnapshot().context;
    open.rememberQueued(await this.enqueue({ documentId, title, transcript, duration, saved }));
    await open.flush();
  };

  /** Replaces the conversation that another device has changed, or saves both. Rejects during a recording. */
  readonly resolveConflict = async (keep: 'mine' | 'both'): Promise<void> => {
    const { documentId } = this.#current.open;
    const conflict = this.sync
      .getSnapshot()
      .context.entries.find(
        ({ revision, aside }) => revision.documentId === documentId && aside?.kind === 'conflict',
      );
    if (conflict === undefined) {
      return;
    }
    if (keep === 'both') {
      await this.#separate(conflict.revision.id);
    } else {
      this.sync.send({ type: 'conflict.replaced', id: conflict.revision.id });
    }
  };

  /** Continues the open transcript under a new id; the old id belongs to the changed conversation. */
  async #separate(revisionId: string): Promise<void> {
    const { dictation, open } = this.#current;
    const snapshot = dictation.getSnapshot();
    if (!snapshot.matches({ session: 'resting' })) {
      throw new Error('A transcript cannot be separated from its conflict during a recording.');
    }
    const documentId = crypto.randomUUID();
    await this.#queue.separate(revisionId, documentId);
    this.sync.send({ type: 'conflict.keptBoth', id: revisionId, documentId });
    const { elapsed, unsent } = snapshot.context;
    const { literals, joins } = open;
    const segments = open.segments();
    const text = open.document === null ? [] : [open.document.snapshot()];
    await open.close();
    this.#current.restore(
      { documentId, segments, elapsed, unsent },
      { text, segments, literals, joins, elapsed, saved: null, queuedAs: null },
    );
    await open.draft.remove();
  }

  #follow(): void {
    const { dictation, open } = this.#current;
    const { context } = this.sync.getSnapshot();
    const status = getSyncStatus(context, open.documentId);
    if (status !== null && status !== this.#status) {
      const before = dictation.getSnapshot();
      dictation.send({ type: eventByStatus[status] });
      const saved = context.saved[open.documentId];
      if (status === 'synced' && saved !== undefined) {
        const isWhole =
          before.hasTag('syncing') && before.context.unsent === 0 && !before.hasTag('recording');
        void open.rememberSaved(saved, isWhole);
      }
    }
    this.#status = status;
  }
}

const eventByStatus = {
  queued: 'revision.queued',
  sending: 'revision.queued',
  synced: 'revision.saved',
  conflict: 'revision.conflicted',
  refused: 'revision.refused',
} as const;
