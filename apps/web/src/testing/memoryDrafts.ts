import {
  type AudioSlice,
  type Draft,
  DraftStorageError,
  type Drafts,
  type DraftSummary,
  getConversationId,
  getMarkedDocument,
  getReviewedConversation,
  isEditedDraft,
  isReviewedDraft,
  isSoundMark,
  type StoredRecording,
  type UnsentFrame,
  type UnsentFrames,
} from '@nevisa/drafts';

/** A draft that the device of a story has stored. */
export interface KeptDraft {
  documentId: string;
  /** In ms since 1970. */
  changedAt: number;
  entries: readonly unknown[];
  /** In ms. */
  audioDuration?: number;
  /** In ms. */
  unsentDuration?: number;
  /** The recordings; their lengths are added up by themselves. */
  slices?: readonly AudioSlice[];
  /** The device does not give its entries. @default false */
  isUnread?: boolean;
}

export interface MemoryDraftsOptions {
  kept?: readonly KeptDraft[];
  /** The reason for which the device rejects every write. */
  refuses?: DraftStorageError['reason'];
}

interface Row extends Required<Omit<KeptDraft, 'entries' | 'slices'>> {
  entries: unknown[];
  slices: AudioSlice[];
  frames: UnsentFrame[];
}

/** Drafts in memory. */
export function createMemoryDrafts({ kept = [], refuses }: MemoryDraftsOptions = {}): Drafts {
  const rows = new Map(kept.map((draft) => [draft.documentId, makeRow(draft)]));

  const write = async (documentId: string, change: (row: Row) => void): Promise<void> => {
    if (refuses !== undefined) {
      throw new DraftStorageError(refuses);
    }
    const row = rows.get(documentId) ?? makeRow({ documentId, changedAt: 0, entries: [] });
    change(row);
    rows.set(documentId, row);
  };

  return {
    open: (documentId) =>
      openMemoryDraft({
        documentId,
        read: () => rows.get(documentId),
        write: (change) => write(documentId, change),
        moveTo: (to, audio) => write(to, (row) => Object.assign(row, audio)),
        remove: () => rows.delete(documentId),
      }),
    list: () =>
      Promise.resolve(
        [...rows.values()]
          .filter((row) => !isEditedDraft(row) && !isSoundMark(row) && !isReviewedDraft(row))
          .map(summarize)
          .toSorted((a, b) => b.changedAt - a.changedAt),
      ),
    listEdited: () =>
      Promise.resolve([...rows.values()].filter(isEditedDraft).map(getConversationId)),
    listMarked: () =>
      Promise.resolve([...rows.values()].filter(isSoundMark).map(getMarkedDocument)),
    listReviewed: () =>
      Promise.resolve([...rows.values()].filter(isReviewedDraft).map(getReviewedConversation)),
    countUnread: () => 0,
    destroyKey: () => {
      rows.clear();
      return Promise.resolve();
    },
  };
}

function makeRow(draft: KeptDraft): Row {
  const slices = [...(draft.slices ?? [])];
  return {
    audioDuration: slices.reduce((sum, { duration }) => sum + duration, 0),
    unsentDuration: 0,
    isUnread: false,
    ...draft,
    entries: [...draft.entries],
    slices,
    frames: [],
  };
}

function summarize({
  documentId,
  changedAt,
  entries,
  audioDuration,
  unsentDuration,
}: Row): DraftSummary {
  return {
    documentId,
    hasText: entries.length > 0,
    begunAt: changedAt,
    changedAt,
    audioDuration,
    unsentDuration,
    recordedAt: audioDuration > 0 ? changedAt : null,
  };
}

interface RowAccess {
  documentId: string;
  read: () => Row | undefined;
  write: (change: (row: Row) => void) => Promise<void>;
  moveTo: (documentId: string, audio: Partial<Row>) => Promise<void>;
  remove: () => void;
}

function openMemoryDraft({ documentId, read, write, moveTo, remove }: RowAccess): Draft {
  const recordings = async () => joinSlices(read()?.slices ?? []);
  return {
    documentId,
    append: (entries) =>
      write((row) => {
        row.entries.push(...entries);
      }),
    compact: (entry) =>
      write((row) => {
        row.entries = [entry];
      }),
    entries: () => {
      const row = read();
      return Promise.resolve(row === undefined || row.isUnread ? [] : [...row.entries]);
    },
    appendAudio: (slice) =>
      write((row) => {
        row.slices.push(slice);
        row.audioDuration += slice.duration;
      }),
    audio: async () => (await recordings()).map(({ blob }) => blob),
    recordings,
    removeAudio: () =>
      write((row) => {
        row.slices = [];
        row.audioDuration = 0;
      }),
    unsent: createMemoryFrames(() => read()?.frames ?? [], write),
    moveAudio: async (to) => {
      const { slices = [], frames = [], audioDuration = 0, unsentDuration = 0 } = read() ?? {};
      await moveTo(to, { slices, frames, audioDuration, unsentDuration });
      await write((row) => {
        Object.assign(row, { slices: [], frames: [], audioDuration: 0, unsentDuration: 0 });
      });
    },
    remove: () => {
      remove();
      return Promise.resolve();
    },
  };
}

function joinSlices(slices: readonly AudioSlice[]): StoredRecording[] {
  const recordingIds = new Set(slices.map(({ recordingId }) => recordingId));
  return [...recordingIds].map((recordingId) => {
    const own = slices.filter((slice) => slice.recordingId === recordingId);
    return {
      recordingId,
      blob: new Blob(
        own.map(({ bytes }) => bytes),
        { type: own[0]?.mimeType ?? '' },
      ),
      duration: own.reduce((sum, { duration }) => sum + duration, 0),
    };
  });
}

function createMemoryFrames(
  read: () => readonly UnsentFrame[],
  write: RowAccess['write'],
): UnsentFrames {
  return {
    append: (frames) =>
      write((row) => {
        row.frames.push(...frames);
      }),
    read: (from, count) =>
      Promise.resolve(
        read()
          .filter(({ seq }) => seq >= from)
          .slice(0, count),
      ),
    range: () => {
      const [first, last] = [read()[0], read().at(-1)];
      return Promise.resolve(
        first === undefined || last === undefined ? null : { first: first.seq, last: last.seq },
      );
    },
    renumber: async ({ first, end }, shift) => {
      const isRenumbered = ({ seq }: UnsentFrame) => seq >= first && seq < end;
      const renumbered = read()
        .filter(isRenumbered)
        .map(({ seq, samples }) => ({ seq: seq + shift, samples }));
      await write((row) => {
        const others = row.frames.filter((frame) => !isRenumbered(frame));
        row.frames = [...others, ...renumbered].sort((a, b) => a.seq - b.seq);
      });
      return renumbered;
    },
    dropUpTo: (seq) =>
      write((row) => {
        row.frames = row.frames.filter((frame) => frame.seq > seq);
      }),
  };
}
