import type { Failure, QueuedRevision } from '@nevisa/api/types';
import type { DraftSummary } from '@nevisa/drafts';
import type { QueueEntry } from '@nevisa/machines';
import { type DraftContent, readDraft } from '@nevisa/transcript';
import { countWords } from '@nevisa/writing';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { readSurely } from '../../../shared/storage/readSurely.ts';
import type { Archives } from './archives.ts';
import type { CurrentTranscript } from './currentTranscript.ts';
import type { DictationPorts } from './dictationPorts.ts';
import { listLockedDrafts, runOnClosedDraft } from './draftLock.ts';
import { putAway } from './putAway.ts';
import { shortestRecording } from './shortestRecording.ts';
import { enqueueDraft, joinRawText, readDuration, restoreRevision } from './storedDraft.ts';
import type { TranscriptSaving } from './transcriptSaving.ts';

/**
 * - `open`: on the sheet
 * - `unfinished`: begun, neither saved nor put away
 * - `kept`: put away, and only on this device
 * - `waiting`: in the save queue
 * - `held`: in the save queue, and not sent, because texts stay on this device
 * - `refused`: the server has refused it
 * - `saved`: the server has it
 */
export type DeviceTextState =
  | 'open'
  | 'unfinished'
  | 'kept'
  | 'waiting'
  | 'held'
  | 'refused'
  | 'saved';

/** A text that this device stores. Durations in ms. */
export interface DeviceText {
  readonly documentId: string;
  /** Null before it is saved. */
  readonly title: string | null;
  readonly text: string;
  /** Whether `text` has only the recognised words, because what was typed cannot be read now. */
  readonly isPartial: boolean;
  readonly words: number;
  /** In ms since 1970. */
  readonly changedAt: number;
  readonly audioDuration: number;
  readonly state: DeviceTextState;
  /** Why the server refused it. */
  readonly failure: Failure | null;
}

export interface DeviceTextsParts {
  ports: Pick<DictationPorts, 'drafts' | 'saveQueue'>;
  current: CurrentTranscript;
  saving: TranscriptSaving;
  archives: Pick<Archives, 'readRecordings' | 'forget'>;
}

/** The texts of one person on this device: finished and unfinished ones, and those that wait to be saved. */
export class DeviceTexts {
  readonly #ports: DeviceTextsParts['ports'];
  readonly #current: CurrentTranscript;
  readonly #saving: TranscriptSaving;
  readonly #archives: DeviceTextsParts['archives'];
  readonly #changes = createEmitter();
  #previous: string | null = null;

  constructor({ ports, current, saving, archives }: DeviceTextsParts) {
    this.#ports = ports;
    this.#current = current;
    this.#saving = saving;
    this.#archives = archives;
  }

  /** Calls when `previous` changes. */
  readonly subscribe = this.#changes.subscribe;

  /** The id of the text that was put away last, until another one is opened. */
  readonly previous = (): string | null => this.#previous;

  /** Puts the open text away, and begins an empty one. Rejects when it cannot be stored. */
  readonly renew = async (): Promise<void> => {
    this.#setPrevious(await putAway(this.#current, this.#saving));
  };

  /** All texts, newest first, without those that another page has open. @throws DraftStorageError */
  readonly list = async (): Promise<readonly DeviceText[]> => {
    await this.#current.open.flush();
    const openId = this.#current.open.documentId;
    const [locked, drafts, queue] = await Promise.all([
      listLockedDrafts(),
      readSurely(this.#ports.drafts, () => this.#ports.drafts.list()),
      this.#listQueue(),
    ]);
    const isElsewhere = (id: string) => id !== openId && locked.has(id);
    const stored = await Promise.all(
      drafts
        .filter(({ documentId }) => !isElsewhere(documentId))
        .map((summary) => this.#readDraftText(summary, queue)),
    );
    const known = new Set(drafts.map(({ documentId }) => documentId));
    const queued = new Map(
      queue
        .filter(({ documentId: id }) => !known.has(id) && id !== openId && !isElsewhere(id))
        .map((revision) => [revision.documentId, this.#readRevision(revision)]),
    );
    const inMemory = known.has(openId) ? [] : [this.#readOpenText()];
    return [...inMemory, ...stored, ...queued.values()]
      .filter(
        ({ words, audioDuration, isPartial }) =>
          words > 0 || isPartial || audioDuration >= shortestRecording,
      )
      .toSorted((one, other) => other.changedAt - one.changedAt);
  };

  /**
   * Shows a text on the sheet; the text that is there stays on the device. Rejects during a
   * recording, and while another page has the text open.
   */
  readonly open = async (documentId: string): Promise<void> => {
    const { open } = this.#current;
    if (documentId === open.documentId) {
      return;
    }
    await runOnClosedDraft(documentId, async () => {
      const content = await this.#readContent(documentId);
      const summary = await this.#findSummary(documentId);
      await this.#current.readDocument(content);
      await putAway(this.#current, this.#saving, { send: false });
      this.#current.restore(
        {
          documentId,
          segments: content.segments,
          elapsed: readDuration(content, summary),
          unsent: summary?.unsentDuration ?? 0,
          complete: content.complete,
        },
        content,
      );
      this.#setPrevious(null);
    });
  };

  /** The recordings of a text, in order. */
  readonly readSound = async (documentId: string): Promise<readonly Blob[]> => {
    const recordings = await this.#archives.readRecordings(documentId);
    return recordings?.map(({ blob }) => blob) ?? this.#ports.drafts.open(documentId).audio();
  };

  /** Sends a text to the server, or again after it was refused. Rejects while another page has it open. */
  readonly save = async (documentId: string): Promise<void> => {
    const refused = this.#findEntries(documentId).filter(({ aside }) => aside?.kind === 'refused');
    if (refused.length > 0) {
      refused.forEach(({ revision: { id } }) =>
        this.#saving.sync.send({ type: 'revision.retried', id }),
      );
      return;
    }
    // Words that another page writes meanwhile would be in no revision.
    await runOnClosedDraft(documentId, async () => {
      const content = await this.#readContent(documentId);
      const summary = await this.#findSummary(documentId);
      const draft = {
        documentId,
        content,
        duration: readDuration(content, summary),
        unsent: summary?.unsentDuration ?? 0,
      };
      await enqueueDraft(draft, this.#current, this.#saving);
    });
  };

  /** Deletes a text with its recordings from this device. Rejects while another page has it open. */
  readonly remove = (documentId: string): Promise<void> =>
    runOnClosedDraft(documentId, async () => {
      await this.#saving.discard(documentId);
      this.#archives.forget(documentId);
      await this.#ports.drafts.open(documentId).remove();
      if (documentId === this.#previous) {
        this.#setPrevious(null);
      }
    });

  async #readDraftText(
    { documentId, changedAt, hasText, audioDuration }: DraftSummary,
    queue: readonly QueuedRevision[],
  ): Promise<DeviceText> {
    const entries = await this.#ports.drafts.open(documentId).entries();
    const content = readDraft(entries);
    const { text, isPartial } = await this.#readText(content);
    const revision = queue.findLast((each) => each.documentId === documentId);
    return {
      documentId,
      title: revision?.title ?? null,
      text,
      isPartial: isPartial || (hasText && entries.length === 0),
      words: countWords(text),
      changedAt,
      audioDuration,
      ...this.#readState(documentId, revision !== undefined, content),
    };
  }

  #readRevision({ documentId, title, text, createdAt }: QueuedRevision): DeviceText {
    return {
      documentId,
      title,
      text,
      isPartial: false,
      words: countWords(text),
      changedAt: Date.parse(createdAt),
      audioDuration: 0,
      ...this.#readState(documentId, true, null),
    };
  }

  /** The text on the sheet, where the device stores nothing. */
  #readOpenText(): DeviceText {
    const { open, dictation } = this.#current;
    const text = open.document?.text() ?? '';
    return {
      documentId: open.documentId,
      title: null,
      text,
      isPartial: false,
      words: countWords(text),
      changedAt: Date.now(),
      audioDuration: dictation.getSnapshot().context.elapsed,
      state: 'open',
      failure: null,
    };
  }

  #readState(
    documentId: string,
    isQueued: boolean,
    content: DraftContent | null,
  ): Pick<DeviceText, 'state' | 'failure'> {
    const aside = this.#findEntries(documentId).find((each) => each.aside !== null)?.aside;
    const failure = aside?.kind === 'refused' ? aside.failure : null;
    if (documentId === this.#current.open.documentId) {
      return { state: 'open', failure };
    }
    if (failure !== null) {
      return { state: 'refused', failure };
    }
    if (isQueued) {
      return { state: this.#saving.isAllowed() ? 'waiting' : 'held', failure };
    }
    if (content !== null && content.queuedAs !== null) {
      return { state: 'saved', failure };
    }
    return { state: content?.isFinished === true ? 'kept' : 'unfinished', failure };
  }

  async #findSummary(documentId: string): Promise<DraftSummary | undefined> {
    const drafts = await this.#ports.drafts.list();
    return drafts.find((each) => each.documentId === documentId);
  }

  #findEntries(documentId: string): readonly QueueEntry[] {
    return this.#saving.sync
      .getSnapshot()
      .context.entries.filter(({ revision }) => revision.documentId === documentId);
  }

  /** The document, or its raw text without the transcript chunk. */
  async #readText(content: DraftContent): Promise<Pick<DeviceText, 'text' | 'isPartial'>> {
    try {
      return { text: (await this.#current.readDocument(content)).text(), isPartial: false };
    } catch {
      return { text: joinRawText(content), isPartial: content.text.length > 0 };
    }
  }

  /** A text of which only the revision is left becomes a draft again. */
  async #readContent(documentId: string): Promise<DraftContent> {
    const draft = this.#ports.drafts.open(documentId);
    const entries = await draft.entries();
    if (entries.length > 0) {
      return readDraft(entries);
    }
    if ((await this.#findSummary(documentId))?.hasText === true) {
      throw new Error('The device cannot read the text of this draft now.');
    }
    const queue = await this.#listQueue();
    const revision = queue.findLast((each) => each.documentId === documentId);
    return revision === undefined ? readDraft([]) : restoreRevision(draft, revision);
  }

  #listQueue(): Promise<readonly QueuedRevision[]> {
    const { saveQueue } = this.#ports;
    return readSurely(saveQueue, () => saveQueue.list());
  }

  #setPrevious(documentId: string | null): void {
    this.#previous = documentId;
    this.#changes.emit();
  }
}
