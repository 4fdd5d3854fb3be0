import type { AnswerOf, Contract, PayloadOf } from '@nevisa/api';
import type { FilePart, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import type { Clock } from '../clock.ts';
import { refuseUnsaved } from '../historyRefusals.ts';
import type { HistoryStore } from '../historyStore.ts';
import { LostAnswer } from '../partFaults.ts';
import { refuse } from '../refusal.ts';
import { createFileFaults, type FileFaults } from './fileFaults.ts';
import { createFileTasks, type FileTasks, toProgress } from './fileTasks.ts';
import { hearFile, type HeardFile } from './hearFile.ts';
import { type MediaKind, mimeTypes } from './mediaKinds.ts';
import {
  checkKind,
  createReceivedFiles,
  type ReceivedFile,
  type ReceivedFiles,
  refuseOtherFile,
  refusePart,
} from './receivedFiles.ts';
import { waitOnLine } from './waitOnLine.ts';

interface FileParts {
  readonly files: ReceivedFiles;
  readonly tasks: FileTasks;
  readonly faults: FileFaults;
}

/** Rules of the files that become texts (ADR-0084). */
export function createFileRules(store: HistoryStore, clock: Clock) {
  const faults = createFileFaults();
  const files = createReceivedFiles();
  const tasks = createFileTasks({ store, clock, faults });
  return {
    fileFaults: faults,
    /** What the server has of all files of an account, in bytes. */
    receivedBytes: (account: Account): number =>
      files.all(account).reduce((sum, { received }) => sum + received, 0),
    ...receivingRules({ files, tasks, faults }),
    ...convertingRules({ files, tasks, faults }, store),
    ...keptFileRules({ files, tasks, faults }, clock),
  };
}

function receivingRules(parts: FileParts) {
  const { files, faults } = parts;
  return {
    /** A part that was taken before is ignored; the last byte begins the one conversion of the file. */
    async sendFilePart(
      account: Account,
      part: FilePart,
      { signal }: Pick<Request, 'signal'>,
    ): Promise<AnswerOf<Contract['sendFilePart']>> {
      const { client_id, offset, file, is_last } = part;
      refuseUnsaved(account);
      files.refuseCanceled(account, client_id);
      refusePart(faults, part);
      await waitOnLine(file.size * faults.msPerByte, signal);
      const known = files.find(account, client_id);
      const kind = known?.kind ?? (offset === 0 ? await checkKind(file) : null);
      const isWhole = is_last && offset === (known?.received ?? 0);
      const heard =
        isWhole && kind !== null
          ? await hearFile(new Blob([...(known?.pieces ?? []), file]), kind)
          : null;
      files.refuseCanceled(account, client_id);
      return receive(parts, { account, part, kind, heard });
    },

    retrieveReceivedFile(
      account: Account,
      { client_id }: PayloadOf<Contract['retrieveReceivedFile']>,
    ): AnswerOf<Contract['retrieveReceivedFile']> {
      if (faults.takeForgetting()) {
        files.forget(account, client_id);
      }
      return describe(files.find(account, client_id));
    },
  };
}

interface ReadPart {
  readonly account: Account;
  readonly part: FilePart;
  /** Null for a later part of a file that the server does not know. */
  readonly kind: MediaKind | null;
  /** What is in the whole file; null before the last part. */
  readonly heard: HeardFile | null;
}

/** Takes a part in one step: of two calls with the same part, the second finds it taken. */
function receive({ files, tasks, faults }: FileParts, { account, part, kind, heard }: ReadPart) {
  const { client_id, offset, file, is_last, size } = part;
  if (faults.takeForgetting()) {
    files.forget(account, client_id);
  }
  const known = files.find(account, client_id);
  const isPlace = offset === (known?.received ?? 0) && kind !== null;
  if (!isPlace || (known?.task ?? null) !== null || (is_last && heard === null)) {
    return answerOtherPlace(faults, known);
  }
  const now = known ?? { first: part, kind, pieces: [], received: 0, task: null };
  refuseOtherFile(now, part);
  files.set(account, client_id, now);
  const cut = faults.takeCut(offset, file.size);
  const taken = file.slice(0, cut ?? file.size);
  now.pieces.push(taken);
  now.received += taken.size;
  if (heard !== null && now.received === size) {
    now.task = tasks.start(account, now.first, heard);
  }
  if (cut !== null) {
    throw new LostAnswer();
  }
  return describe(now);
}

function answerOtherPlace(faults: FileFaults, known: ReceivedFile | undefined) {
  const answer = describe(known);
  if (faults.refusesWrongPlaces && answer.task_id === null) {
    const { received } = answer;
    throw refuse('wrong_offset', 'این بخش از فایل در جای خود نیست.', { received });
  }
  return answer;
}

function describe(file: ReceivedFile | undefined): AnswerOf<Contract['sendFilePart']> {
  const task = file?.task ?? null;
  return {
    received: file?.received ?? 0,
    task_id: task?.id ?? null,
    progress_url: task === null ? null : `/celery-progress/${task.id}/`,
    conversation_id: task === null || task.isRevoked ? null : task.conversation.id,
  };
}

function convertingRules({ files, tasks }: FileParts, store: HistoryStore) {
  return {
    findKnownFile(
      account: Account,
      { size, sample_hash }: PayloadOf<Contract['findKnownFile']>,
    ): AnswerOf<Contract['findKnownFile']> {
      const made = store.all(account);
      const known = files
        .all(account)
        .filter(({ first }) => first.size === size && first.sample_hash === sample_hash)
        .flatMap(({ task }) => (task === null ? [] : [task.conversation]))
        .find((one) => made.includes(one) && one.deleted_at === null && one.status !== 'FAILED');
      return { conversation_id: known?.id ?? null };
    },

    retrieveFileProgress: (
      account: Account,
      { task_id }: PayloadOf<Contract['retrieveFileProgress']>,
    ): AnswerOf<Contract['retrieveFileProgress']> => toProgress(tasks.find(account, task_id)),

    /** Ends what runs of a file. Where nothing runs, nothing is to be ended: that is no refusal. */
    terminateFileTask(
      account: Account,
      { client_id, task_id }: PayloadOf<Contract['terminateFileTask']>,
    ): AnswerOf<Contract['terminateFileTask']> {
      const task = files.find(account, client_id)?.task ?? null;
      if (task_id !== null && task?.id !== task_id) {
        return { usage: 0 };
      }
      if (task === null) {
        files.cancel(account, client_id);
        return { usage: 0 };
      }
      tasks.revoke(task);
      return { usage: task.billed };
    },

    /** Brings the conversions of an account to the present, because their ends are charged. */
    settleJobs(account: Account): void {
      store.all(account);
    },
  };
}

function keptFileRules({ files, tasks }: FileParts, clock: Clock) {
  const isKept = ({ audio_expires_at: until }: WholeConversation) =>
    until === null || Date.parse(until) > clock.now();

  return {
    /** The bytes of a file that was converted; undefined where none was sent. */
    getReceivedFile(conversation: WholeConversation): Blob | undefined {
      const task = tasks.ofConversation(conversation);
      const file = task && files.find(task.account, task.clientId);
      return file && new Blob(file.pieces, { type: mimeTypes[file.kind] });
    },

    /** @throws Refusal 404 for a file that has to be sent again */
    refuseForgottenFile(conversation: WholeConversation): void {
      if (tasks.ofConversation(conversation) !== undefined && !isKept(conversation)) {
        throw refuse('file_gone', 'این فایل دیگر روی سرور نیست. دوباره ارسالش کنید.');
      }
    },
  };
}
