import { type FoundDraft, syncStatusOf } from '@nevisa/machines';
import type { TranscriptDocument } from '@nevisa/ui';
import { pageClock } from '../dictation/clock.ts';
import type { DeskPorts } from './deskPorts.ts';
import { createDictation, type Dictation } from './dictationActor.ts';
import { type DraftContent, readDraft } from './draftEntries.ts';
import { type DraftSync, startDraftSync } from '../drafts/draftSync.ts';
import { lockDraft } from './draftLock.ts';
import type { ListeningSettings } from './listeningSettings.ts';
import { openDocument, type OpenDocument } from './openDocument.ts';
import { pieceOf, type PieceToMake } from './pieceOf.ts';
import { createRecovery, type Recovery } from './recoveryActor.ts';

export interface DeskParts {
  ports: DeskPorts;
  settings: ListeningSettings;
}

/** Whether the editor's code is there. */
export type EditingState = 'coming' | 'ready' | 'missing';

/** A person's place for dictation. It outlives the screen: walking to another page costs no word. */
export interface Desk {
  readonly dictation: Dictation;
  readonly recovery: Recovery;
  /** What is on its way to the history. */
  readonly sync: DraftSync;
  readonly engines: DeskPorts['engines'];
  readonly watchMicrophones: DeskPorts['watchMicrophones'];
  readonly watchPermission: DeskPorts['watchPermission'];
  /** The text on the desk; null until its editor is there. The same object until it is another document. */
  transcript: () => TranscriptDocument | null;
  editing: () => EditingState;
  /** Fetches the editor, also anew after it could not be had (G01). */
  loadEditing: () => void;
  /** Calls when there is another text or another state of the editor. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Hands the text to the queue for the history. */
  save(title: string | null): Promise<void>;
  /** What becomes of a document that was changed elsewhere: it is written over, or both are kept. */
  resolveConflict: (keep: 'mine' | 'both') => Promise<void>;
  /** Saves what is there and begins an empty document; rejects when it could not be saved. */
  renew(): Promise<void>;
  /** Begins an empty document and throws the present one away. */
  discard(): Promise<void>;
  stop(): void;
}

const nothingYet: DraftContent = readDraft([]);

export function createDesk({ ports, settings }: DeskParts): Desk {
  const listeners = new Set<() => void>();
  const restored = new Map<string, DraftContent>();
  let editing: EditingState = 'coming';
  let createTranscript: Parameters<OpenDocument['beginEditing']>[0] | null = null;
  const dictation = createDictation({
    ports,
    settings,
    draftOf: (documentId) =>
      documentId === current.documentId ? current.draft : ports.drafts.open(documentId),
  });
  let current = open(dictation.getSnapshot().context.documentId);
  let unlock = lockDraft(current.documentId);
  let followedStatus: ReturnType<typeof syncStatusOf> = null;
  const sync = startDraftSync({ outgoing: ports.outgoing, history: ports.history });
  const recovery = createRecovery({
    drafts: ports.drafts,
    outgoing: ports.outgoing,
    openDocumentId: () => current.documentId,
    textOf: async (content) => (await transcriptOf(content)).text(),
    open: putOnDesk,
    save: async (found, content) => {
      const { documentId } = found;
      const { segments, saved } = content;
      const transcript = await transcriptOf(content);
      const duration = durationOf(found, content);
      await enqueue({ documentId, title: null, transcript, segments, duration, saved });
      if (found.unsentDuration === 0) {
        await ports.drafts.open(found.documentId).remove();
      }
    },
  });

  function tell(): void {
    for (const listener of listeners) {
      listener();
    }
  }

  function open(documentId: string): OpenDocument {
    const opened = openDocument({
      documentId,
      draft: ports.drafts.open(documentId),
      content: restored.get(documentId) ?? nothingYet,
      clock: pageClock,
      report: (event) => {
        if (documentId === dictation.getSnapshot().context.documentId) {
          dictation.send(event);
        }
      },
    });
    if (createTranscript !== null) {
      opened.beginEditing(createTranscript);
    }
    return opened;
  }

  function follow(): void {
    const snapshot = dictation.getSnapshot();
    const { context } = snapshot;
    if (context.documentId !== current.documentId) {
      void current.close();
      unlock();
      current = open(context.documentId);
      unlock = lockDraft(current.documentId);
      tell();
    }
    current.follow(context, settings.read().text === 'end' && snapshot.hasTag('recording'));
  }

  function putOnDesk(found: FoundDraft, content: DraftContent): void {
    const { documentId, unsentDuration: unsent } = found;
    restored.set(documentId, content);
    const { segments } = content;
    const document = { documentId, segments, elapsed: durationOf(found, content), unsent };
    dictation.send({ type: 'document.restored', document });
  }

  async function loadEditing(): Promise<void> {
    const { createTranscriptDocument } = await import('./editing.ts');
    createTranscript = createTranscriptDocument;
    current.beginEditing(createTranscript);
    editing = 'ready';
  }

  async function transcriptOf(content: DraftContent): Promise<TranscriptDocument> {
    const { createTranscriptDocument } = await import('./editing.ts');
    const transcript = createTranscriptDocument({ entries: content.text });
    content.segments.forEach(transcript.settle);
    return transcript;
  }

  async function saveCurrent(title: string | null): Promise<void> {
    const opened = current;
    const { transcript, documentId, saved } = opened;
    if (transcript === null) {
      throw new Error('There is no text to save before its editor has come.');
    }
    const { elapsed, segments } = dictation.getSnapshot().context;
    const duration = elapsed;
    opened.rememberQueued(
      await enqueue({ documentId, title, transcript, segments, duration, saved }),
    );
    dictation.send({ type: 'piece.queued' });
  }

  async function enqueue(about: PieceToMake): Promise<string> {
    const piece = pieceOf(about);
    await ports.outgoing.add(piece);
    sync.send({ type: 'piece.added', piece });
    return piece.id;
  }

  /** Tells the machine what has become of the document that is on the desk. */
  function followSync(): void {
    const { context } = sync.getSnapshot();
    const status = syncStatusOf(context, current.documentId);
    const event = status === null ? undefined : eventFor[status];
    const place = context.saved[current.documentId];
    if (event !== undefined && status !== followedStatus) {
      dictation.send({ type: event });
      if (status === 'synced' && place !== undefined) {
        const { unsent } = dictation.getSnapshot().context;
        const isWhole = unsent === 0 && !dictation.getSnapshot().hasTag('recording');
        void current.rememberSaved(place, isWhole);
      }
    }
    followedStatus = status;
  }

  async function clear(keepDraft: boolean): Promise<void> {
    const { draft } = current;
    await current.close();
    dictation.send({ type: 'document.cleared' });
    if (!keepDraft) {
      await draft.remove();
    }
  }

  async function resolveConflict(keep: 'mine' | 'both'): Promise<void> {
    const { documentId, draft, transcript } = current;
    const { pieces } = sync.getSnapshot().context;
    const piece = pieces.find(
      (queued) => queued.piece.documentId === documentId && queued.aside?.kind === 'conflict',
    )?.piece;
    if (piece === undefined) {
      return;
    }
    if (keep === 'mine') {
      sync.send({ type: 'conflict.replaced', id: piece.id });
      return;
    }
    const own = crypto.randomUUID();
    await ports.outgoing.separate(piece.id, own);
    sync.send({ type: 'conflict.keptBoth', id: piece.id, documentId: own });
    // What is on the desk goes on as the new document; the old name is the other version's.
    const { segments, elapsed, unsent } = dictation.getSnapshot().context;
    const text = transcript === null ? [] : [transcript.snapshot()];
    restored.set(own, { text, segments, elapsed, saved: null, queuedAs: null });
    await current.close();
    dictation.send({
      type: 'document.restored',
      document: { documentId: own, segments, elapsed, unsent },
    });
    await draft.remove();
  }

  const flush = () => void current.flush();
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  dictation.subscribe(follow);
  dictation.start();
  recovery.start();
  sync.subscribe(followSync);

  return {
    dictation,
    recovery,
    sync,
    engines: ports.engines,
    watchMicrophones: ports.watchMicrophones,
    watchPermission: ports.watchPermission,
    transcript: () => current.transcript,
    editing: () => editing,
    loadEditing() {
      if (editing === 'ready') {
        return;
      }
      loadEditing().then(tell, () => {
        editing = 'missing';
        tell();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    save: saveCurrent,
    resolveConflict,
    async renew() {
      if (current.transcript?.isEmpty() === false && !dictation.getSnapshot().hasTag('synced')) {
        await saveCurrent(null);
      }
      // What still waits for the service is in no text yet.
      await clear(dictation.getSnapshot().context.unsent > 0);
    },
    discard: () => clear(false),
    stop() {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      void current.close();
      unlock();
      recovery.stop();
      sync.stop();
      dictation.stop();
    },
  };
}

const eventFor = {
  queued: 'piece.queued',
  sending: 'piece.queued',
  synced: 'piece.saved',
  conflict: 'piece.conflicted',
  refused: 'piece.refused',
} as const;

/** A crash may have come before the length was written; the sound knows better then. */
function durationOf({ audioDuration }: FoundDraft, { elapsed }: DraftContent): number {
  return Math.max(elapsed, audioDuration);
}
