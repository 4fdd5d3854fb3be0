import {
  type AudioSlice,
  type Draft,
  DraftStorageError,
  type Drafts,
  type UnsentFrame,
} from '@nevisa/drafts';

/** What a device is pretended to have kept. */
export interface KeptDraft {
  documentId: string;
  /** In ms since 1970. */
  changedAt: number;
  entries: readonly unknown[];
  /** In ms. */
  audioDuration?: number;
  /** In ms. */
  unsentDuration?: number;
}

export interface MemoryDraftsOptions {
  kept?: readonly KeptDraft[];
  /** Why the device takes nothing. */
  refuses?: DraftStorageError['reason'];
}

interface Row extends Required<Omit<KeptDraft, 'entries'>> {
  entries: unknown[];
  slices: AudioSlice[];
  frames: UnsentFrame[];
}

/** Drafts that live as long as a story. */
export function createMemoryDrafts({ kept = [], refuses }: MemoryDraftsOptions = {}): Drafts {
  const rows = new Map<string, Row>(
    kept.map((draft) => [
      draft.documentId,
      {
        audioDuration: 0,
        unsentDuration: 0,
        ...draft,
        entries: [...draft.entries],
        slices: [],
        frames: [],
      },
    ]),
  );

  const write = (documentId: string, change: (row: Row) => void): Promise<void> => {
    if (refuses !== undefined) {
      return Promise.reject(new DraftStorageError(refuses));
    }
    const row = rows.get(documentId) ?? {
      documentId,
      changedAt: 0,
      audioDuration: 0,
      unsentDuration: 0,
      entries: [],
      slices: [],
      frames: [],
    };
    change(row);
    rows.set(documentId, row);
    return Promise.resolve();
  };

  const open = (documentId: string): Draft => ({
    documentId,
    append: (entries) =>
      write(documentId, (row) => {
        row.entries.push(...entries);
      }),
    compact: (entry) =>
      write(documentId, (row) => {
        row.entries = [entry];
      }),
    entries: () => Promise.resolve([...(rows.get(documentId)?.entries ?? [])]),
    appendAudio: (slice) =>
      write(documentId, (row) => {
        row.slices.push(slice);
        row.audioDuration += slice.duration;
      }),
    audio: () => {
      const slices = rows.get(documentId)?.slices ?? [];
      return Promise.resolve([new Blob(slices.map(({ bytes }) => bytes))]);
    },
    unsent: {
      append: (frames) =>
        write(documentId, (row) => {
          row.frames.push(...frames);
        }),
      read: (from, count) =>
        Promise.resolve(
          (rows.get(documentId)?.frames ?? []).filter(({ seq }) => seq >= from).slice(0, count),
        ),
      range: () => {
        const frames = rows.get(documentId)?.frames ?? [];
        const [first, last] = [frames[0], frames.at(-1)];
        return Promise.resolve(
          first === undefined || last === undefined ? null : { first: first.seq, last: last.seq },
        );
      },
      renumber: async ({ first, end }, shift) => {
        const within = (frame: UnsentFrame) => frame.seq >= first && frame.seq < end;
        const moved = (rows.get(documentId)?.frames ?? [])
          .filter(within)
          .map(({ seq, samples }) => ({ seq: seq + shift, samples }));
        await write(documentId, (row) => {
          const others = row.frames.filter((frame) => !within(frame));
          row.frames = [...others, ...moved].sort((a, b) => a.seq - b.seq);
        });
        return moved;
      },
      dropUpTo: (seq) =>
        write(documentId, (row) => {
          row.frames = row.frames.filter((frame) => frame.seq > seq);
        }),
    },
    remove: () => {
      rows.delete(documentId);
      return Promise.resolve();
    },
  });

  return {
    open,
    list: () =>
      Promise.resolve(
        [...rows.values()]
          .map(({ documentId, changedAt, audioDuration, unsentDuration }) => ({
            documentId,
            begunAt: changedAt,
            changedAt,
            audioDuration,
            unsentDuration,
          }))
          .toSorted((a, b) => b.changedAt - a.changedAt),
      ),
    destroyKey: () => {
      rows.clear();
      return Promise.resolve();
    },
  };
}
