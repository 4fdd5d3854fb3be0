/** What the page sends to the Worker that writes an archive. */
export type ZipRequest =
  | {
      readonly type: 'file';
      readonly name: string;
      readonly content: string | Uint8Array;
      readonly changedAt: number;
    }
  | { readonly type: 'end' };

/** What the Worker answers: `written` after each file. */
export type ZipAnswer =
  | { readonly type: 'written' }
  | { readonly type: 'archive'; readonly archive: Blob };
