import * as v from 'valibot';
import type { Drafts } from './drafts.ts';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileSchema = v.object({ name: v.string(), size: bytes, lastModified: v.number() });

const uploadSchema = v.object({
  id: v.string(),
  file: fileSchema,
  options: v.object({
    punctuation: v.boolean(),
    numbers: v.boolean(),
    speakers: v.union([bytes, v.literal('automatic')]),
  }),
  hash: v.string(),
  duration: v.nullable(v.number()),
  received: bytes,
  job: v.nullable(
    v.object({
      taskId: v.string(),
      historyId: v.nullable(v.union([v.string(), v.number()])),
    }),
  ),
  isPaused: v.boolean(),
  isCanceled: v.optional(v.boolean()),
  isSoundOnly: v.optional(v.boolean()),
  source: v.optional(v.object({ file: fileSchema, hash: v.string() })),
});

/**
 * What this device knows of a file that is being sent, without its content: `size` and `received`
 * in bytes, `source` the video whose sound it is, `lastModified` in ms since 1970, `duration` in ms, `speakers` 0 for a text without them.
 */
export type StoredUpload = v.InferOutput<typeof uploadSchema>;

/** The uploads of one person that have not ended. They are encrypted as drafts are, and deleted with the key. */
export interface KeptUploads {
  /**
   * In order; one that cannot be read is left out.
   *
   * @throws DraftStorageError where the browser gives nothing: `keep` would replace what is there
   */
  read(): Promise<readonly StoredUpload[]>;
  /**
   * Replaces all of them.
   *
   * @throws DraftStorageError
   */
  keep(uploads: readonly StoredUpload[]): Promise<void>;
}

const documentId = 'uploads:';

/** Whether a draft is the list of the uploads, and no dictation. */
export function isKeptUploads(draft: { documentId: string }): boolean {
  return draft.documentId === documentId;
}

export function createKeptUploads(drafts: Pick<Drafts, 'open'>): KeptUploads {
  const draft = drafts.open(documentId);
  return {
    async read() {
      const last = (await draft.entries('throw')).at(-1);
      return Array.isArray(last) ? last.filter((upload) => v.is(uploadSchema, upload)) : [];
    },
    keep: (uploads) => (uploads.length === 0 ? draft.remove() : draft.compact(uploads)),
  };
}
