import { createSerialQueue } from '@nevisa/drafts';
import { getSyncStatus } from '@nevisa/machines';
import { type DraftEntry, readDraft, type SavedPlace } from '@nevisa/transcript';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { readSurely } from '../../../shared/storage/readSurely.ts';
import type { CurrentTranscript } from './currentTranscript.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { openDiscardChannel } from './discardChannel.ts';
import { type DraftSync, startDraftSync } from './startDraftSync.ts';
import type { RetentionChoice } from './retentionChoice.ts';
import { type RevisionParts, toRevision } from './toRevision.ts';

/**
 * Saves transcripts through the save queue, and reports the progress to the machine.
 * While the person stores texts only on this device, nothing is queued, and what
 * was queued before is not sent (S11).
 */
export class TranscriptSaving {
  readonly sync: DraftSync;
  readonly #queue: DictationPorts['saveQueue'];
  readonly #current: CurrentTranscript;
  readonly #retention: RetentionChoice;
  readonly #stopFollowing: () => void;
  readonly #saved = createEmitter();
  readonly #marks = createSerialQueue();
  readonly #discards = openDiscardChannel((id) => this.#forget(id));
  #status: ReturnType<typeof getSyncStatus> = null;

  /**
   * Calls when the history has all revisions of the open transcript that were queued, also when a newer change has none
   * yet. Returns the unsubscribe function.
   */
  readonly onSaved = this.#saved.subscribe;

  constructor(
    { saveQueue, history }: Pick<DictationPorts, 'saveQueue' | 'history'>,
    retention: RetentionChoice,
    current: CurrentTranscript,
  ) {
    this.#retention = retention;
    this.#queue = saveQueue;
    this.#current = current;
    this.sync = startDraftSync({
      queue: saveQueue,
      history,
      allowed: retention.read() === true,
    });
    this.sync.subscribe(() => this.#follow());
    // Without the mark the next visit asks the server for the place, and writes over what was changed there.
    this.sync.on('revision.synced', ({ documentId, historyId, revision }) => {
      const mark = () => this.#markSaved(documentId, { historyId, revision });
      this.#marks.run(mark).catch(() => undefined);
    });
    this.#stopFollowing = retention.subscribe(() =>
      this.sync.send({ type: 'sending.allowed', allowed: retention.read() === true }),
    );
  }

  /** Whether texts may be queued for the server. */
  readonly isAllowed = (): boolean => this.#retention.read() !== false;

  /** Resolves when nothing is written any more. */
  stop(): Promise<void> {
    this.#stopFollowing();
    this.#discards.close();
    this.sync.stop();
    return this.#marks.run(() => Promise.resolve());
  }

  /**
   * Adds a transcript to the save queue. Resolves to the revision's id; rejects when the device cannot store it.
   * `onStored` is called when the device has the revision, before it is sent.
   */
  async enqueue(
    parts: RevisionParts,
    onStored: (revisionId: string) => void = () => undefined,
  ): Promise<string> {
    if (!this.isAllowed()) {
      throw new Error('A text is not queued while the person stores texts only on this device.');
    }
    const revision = toRevision(parts);
    await this.#queue.add(revision);
    onStored(revision.id);
    this.sync.send({ type: 'revision.added', revision });
    return revision.id;
  }

  /** Deletes the revisions of a document from the save queue: no tab sends them any more. Rejects when the device cannot read or delete them. */
  async discard(documentId: string): Promise<void> {
    const queue = await readSurely(this.#queue, () => this.#queue.list());
    const ids = queue.filter((each) => each.documentId === documentId).map(({ id }) => id);
    if (ids.length > 0) {
      await this.#queue.remove(ids);
      ids.forEach((id) => this.#forget(id));
      this.#discards.tell(ids);
    }
  }

  /** Adds the open transcript to the save queue; only stores it on this device where that is the person's choice. */
  readonly save = async (title: string | null): Promise<void> => {
    const { open, dictation } = this.#current;
    open.finish();
    const { document: transcript, documentId, joins, saved } = open;
    if (transcript === null) {
      throw new Error('A transcript cannot be saved before its code is loaded.');
    }
    if (!this.isAllowed()) {
      await open.flush();
      return;
    }
    const snapshot = dictation.getSnapshot();
    const { elapsed: duration } = snapshot.context;
    // During a recording more is expected, and nothing is missing.
    const complete = snapshot.context.complete || snapshot.hasTag('recording');
    const parts = { documentId, title, transcript, joins, duration, saved, complete };
    const { changes } = open;
    await this.enqueue(parts, (revisionId) => {
      // What was written while the device stored the revision is not in it.
      if (open.changes === changes) {
        open.rememberQueued(revisionId);
      }
    });
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

  /** Continues the open transcript and its recording under a new id; the old id belongs to the changed conversation. */
  async #separate(revisionId: string): Promise<void> {
    const { dictation, open } = this.#current;
    const snapshot = dictation.getSnapshot();
    if (!snapshot.matches({ session: 'resting' })) {
      throw new Error('A transcript cannot be separated from its conflict during a recording.');
    }
    if (open.document === null) {
      throw new Error('A transcript cannot be separated before its code is loaded.');
    }
    const { document: transcript } = open;
    const documentId = crypto.randomUUID();
    await this.#queue.separate(revisionId, documentId);
    this.sync.send({ type: 'conflict.keptBoth', id: revisionId, documentId });
    await open.flush();
    // Where the device has no room for it, the recording stays with the old draft.
    const isMoved = await open.draft.moveAudio(documentId).then(
      () => true,
      () => false,
    );
    // Read after the recording was moved: the person may type meanwhile.
    open.finish();
    const { elapsed, unsent, complete } = dictation.getSnapshot().context;
    const { literals, joins, queuedAs, engine } = open;
    const segments = open.segments();
    const text = [transcript.snapshot()];
    this.#current.restore(
      { documentId, segments, elapsed, unsent, complete },
      { ...readDraft([]), text, segments, literals, joins, elapsed, complete, engine, queuedAs },
    );
    await open.close();
    // The old draft is the only copy of what was typed since the last save, until the new one has it.
    if ((await this.#current.open.store()) && isMoved) {
      await open.draft.remove();
    }
  }

  #forget(revisionId: string): void {
    this.sync.send({ type: 'revision.discarded', id: revisionId });
  }

  /** Stores where a text was saved that is not on the sheet any more. */
  async #markSaved(documentId: string, saved: SavedPlace): Promise<void> {
    if (documentId === this.#current.open.documentId) {
      return;
    }
    const draft = this.#current.findDraft(documentId);
    const mark: DraftEntry = { kind: 'saved', saved };
    if ((await draft.entries()).length > 0) {
      await draft.append([mark]);
    }
  }

  /** Whether the newest revision in the queue has the open transcript as it is. */
  #hasQueuedAll(): boolean {
    const { documentId, queuedAs } = this.#current.open;
    const { entries } = this.sync.getSnapshot().context;
    const newest = entries.findLast(({ revision }) => revision.documentId === documentId);
    return newest?.revision.id === queuedAs;
  }

  #follow(): void {
    const { dictation, open } = this.#current;
    const { context } = this.sync.getSnapshot();
    const status = getSyncStatus(context, open.documentId);
    if (status !== null && status !== this.#status) {
      dictation.send({ type: eventByStatus[status] });
      if (eventByStatus[status] === 'revision.queued' && !this.#hasQueuedAll()) {
        dictation.send({ type: 'text.changed' });
      }
      const saved = context.saved[open.documentId];
      if (status === 'synced' && saved !== undefined) {
        open.rememberSaved(saved);
        this.#saved.emit();
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
