import type { FilePart } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { refuse, refuseField, refuseForNow } from '../refusal.ts';
import type { FileFaults } from './fileFaults.ts';
import type { FileTask } from './fileTasks.ts';
import { findMediaKind, headSize, type MediaKind } from './mediaKinds.ts';

/** The largest file that is taken, in bytes: 2 GB. */
const largestFile = 2 * 1_024 ** 3;

/** What the server has of a file. */
export interface ReceivedFile {
  /** The part that was sent first; the later ones repeat what it says. */
  readonly first: FilePart;
  readonly kind: MediaKind;
  readonly pieces: Blob[];
  received: number;
  task: FileTask | null;
}

/** What was received of the files of all accounts. */
export interface ReceivedFiles {
  find(account: Account, clientId: string): ReceivedFile | undefined;
  all(account: Account): ReceivedFile[];
  set(account: Account, clientId: string, file: ReceivedFile): void;
  /** Drops the bytes and refuses later ones of this file. */
  cancel(account: Account, clientId: string): void;
  /** @throws Refusal 410 */
  refuseCanceled(account: Account, clientId: string): void;
  /** Loses what was received of a file that has no conversion yet. */
  forget(account: Account, clientId: string): void;
}

export function createReceivedFiles(): ReceivedFiles {
  const files = new Map<Account, Map<string, ReceivedFile>>();
  const canceled = new Map<Account, Set<string>>();
  const find = (account: Account, clientId: string) => files.get(account)?.get(clientId);
  const forget = (account: Account, clientId: string) => {
    if (find(account, clientId)?.task === null) {
      files.get(account)?.delete(clientId);
    }
  };
  return {
    find,
    forget,
    all: (account) => [...(files.get(account)?.values() ?? [])],
    set: (account, clientId, file) => {
      files.set(account, (files.get(account) ?? new Map()).set(clientId, file));
    },
    cancel: (account, clientId) => {
      forget(account, clientId);
      canceled.set(account, (canceled.get(account) ?? new Set()).add(clientId));
    },
    refuseCanceled: (account, clientId) => {
      if (canceled.get(account)?.has(clientId) === true) {
        throw refuse('canceled', 'بارگذاری این فایل لغو شده است.');
      }
    },
  };
}

/** @throws Refusal 413, 429 and 507 for a part that is not stored */
export function refusePart(faults: FileFaults, { file, size }: FilePart): void {
  if (faults.tooSoon > 0) {
    faults.tooSoon -= 1;
    throw refuseForNow('throttled', 'درخواست‌ها زیاد است. کمی صبر کنید.', 2_000);
  }
  if (faults.isFull) {
    throw refuse('storage_full', 'فضای ذخیره‌سازی سرور پر است.');
  }
  if (file.size > faults.longestPart || size > largestFile) {
    throw refuse('too_large', 'این فایل بزرگ‌تر از اندازهٔ مجاز است.');
  }
}

/** @throws Refusal 400 for a part that cannot belong to the file */
export function refuseOtherFile({ first }: ReceivedFile, part: FilePart): void {
  const end = part.offset + part.file.size;
  if (part.size !== first.size || end > part.size || (part.is_last && end !== part.size)) {
    throw refuseField('size', 'اندازهٔ این فایل درست نیست.');
  }
  if (part.sample_hash !== first.sample_hash) {
    throw refuseField('sample_hash', 'این بخش از فایل دیگری است.');
  }
}

/**
 * The kind of a file by its first bytes, as a server would check it.
 *
 * @throws Refusal 415 for what is neither sound nor video
 */
export async function checkKind(file: Blob): Promise<MediaKind> {
  const kind = findMediaKind(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));
  if (kind === null) {
    throw refuse('unsupported_format', 'قالب این فایل پذیرفته نیست.');
  }
  return kind;
}
