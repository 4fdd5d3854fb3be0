import type { AnswerOf, Contract } from '@nevisa/api';
import type { FilePart, WholeConversation } from '@nevisa/api/types';
import type { Account } from '../../fixtures/accounts.ts';
import { hearConversation } from '../../fixtures/history/conversations.ts';
import type { Clock } from '../clock.ts';
import type { JobPlan } from '../historyJobs.ts';
import type { HistoryStore } from '../historyStore.ts';
import { refuse } from '../refusal.ts';
import { makeFileConversation } from './fileConversation.ts';
import type { FileFaults } from './fileFaults.ts';
import { type HeardFile, writeSegments } from './hearFile.ts';

/** How long the server knows a task that has ended, after its work began, in ms. */
export const taskLife = 24 * 3_600_000;

/** The longest file that is converted, in ms. */
const longestDuration = 5 * 3_600_000;

/** The conversion of a file. */
export interface FileTask {
  readonly id: string;
  readonly account: Account;
  readonly clientId: string;
  readonly conversation: WholeConversation;
  /** In ms since 1970. */
  began: number;
  /** In ms. */
  billed: number;
  /** The person has ended it. */
  isRevoked: boolean;
}

interface TaskParts {
  readonly store: HistoryStore;
  readonly clock: Clock;
  readonly faults: FileFaults;
}

/** The conversions of files: each is a job of the history, and charged once, at its end. */
export type FileTasks = ReturnType<typeof createFileTasks>;

export function createFileTasks(parts: TaskParts) {
  const { store, clock } = parts;
  const tasks: FileTask[] = [];

  const isRunning = (task: FileTask) =>
    ['PENDING', 'PROCESSING'].includes(task.conversation.status ?? '');

  /** What the conversions cost that were asked for before and have not ended. */
  const reservedBefore = (task: FileTask) =>
    tasks
      .slice(0, tasks.indexOf(task))
      .filter((other) => other.account === task.account && isRunning(other))
      .reduce((sum, other) => sum + other.conversation.duration, 0);

  return {
    start(account: Account, part: FilePart, heard: HeardFile): FileTask {
      const days = account.nevisa_service_account.configuration?.preferences.keep_audio_days;
      const conversation = makeFileConversation({
        number: tasks.length + 1,
        clientId: part.client_id,
        name: part.name,
        duration: heard.duration,
        keepDays: days ?? null,
        now: clock.now(),
      });
      const task = {
        id: `task-${tasks.length + 1}`,
        account,
        clientId: part.client_id,
        conversation,
        began: clock.now(),
        billed: 0,
        isRevoked: false,
      };
      tasks.push(task);
      store.add(account, conversation);
      store.startJob(conversation, createPlan(task, { part, heard, reservedBefore, ...parts }));
      return task;
    },

    find(account: Account, id: string): FileTask {
      store.all(account);
      const task = tasks.find((one) => one.account === account && one.id === id);
      const isOld = task !== undefined && !isRunning(task) && task.began + taskLife <= clock.now();
      if (task === undefined || isOld) {
        throw refuse('unknown_task', 'این تبدیل دیگر شناخته‌شده نیست.');
      }
      return task;
    },

    /** Ends a conversion. What has been converted of it by then is charged. */
    revoke(task: FileTask): void {
      store.all(task.account);
      if (task.isRevoked || !isRunning(task)) {
        return;
      }
      const { duration, progress } = task.conversation;
      charge(task, Math.round((duration * (progress ?? 0)) / 100));
      task.isRevoked = true;
      store.remove(task.account, task.conversation);
    },

    /** The task of a conversation; undefined where none was made. */
    ofConversation: (conversation: WholeConversation) =>
      tasks.find((task) => task.conversation === conversation),
  };
}

interface PlanParts extends TaskParts {
  readonly part: FilePart;
  readonly heard: HeardFile;
  readonly reservedBefore: (task: FileTask) => number;
}

function createPlan(
  task: FileTask,
  { part, heard, faults, clock, reservedBefore }: PlanParts,
): JobPlan {
  const { account, conversation } = task;
  return {
    begin: () => {
      task.began = clock.now();
      const { has_service, is_usage_infinite, usage_remained } = account.nevisa_service_account;
      const left = usage_remained - reservedBefore(task);
      if (heard.isDamaged) {
        return 'damaged';
      }
      if (heard.duration > longestDuration) {
        return 'too_long';
      }
      return !has_service || (!is_usage_infinite && left < heard.duration) ? 'no_credit' : null;
    },
    end: () => {
      if (faults.failing !== null || heard.segments?.length === 0) {
        return faults.failing ?? 'no_speech';
      }
      charge(task, heard.duration);
      const made =
        heard.segments === null ? hearConversation(conversation).segments : heard.segments;
      const { segments, speakers } = writeSegments(made, part);
      const text = segments.map((segment) => segment.text.trim()).join(' ');
      return { text, segments, speakers, word_count: text.split(' ').length };
    },
  };
}

function charge(task: FileTask, billed: number): void {
  const credit = task.account.nevisa_service_account;
  task.billed = billed;
  if (!credit.is_usage_infinite) {
    credit.usage_remained = Math.max(0, credit.usage_remained - billed);
  }
}

/** How far a conversion is, as the server says it. */
export function toProgress(task: FileTask): AnswerOf<Contract['retrieveFileProgress']> {
  const { status, progress, id, failure_reason: reason } = task.conversation;
  const isDone = status === 'SUCCESS';
  const complete = task.isRevoked || isDone || status === 'FAILED';
  const percent = isDone ? 100 : progress;
  return {
    state: task.isRevoked ? 'REVOKED' : states[status ?? 'PENDING'],
    complete,
    success: complete ? isDone && !task.isRevoked : null,
    progress: { pending: status === 'PENDING', current: percent ?? 0, total: 100, percent },
    result: complete
      ? { conversation_id: task.isRevoked ? null : id, usage: task.billed, reason }
      : null,
  };
}

const states = {
  PENDING: 'PENDING',
  PROCESSING: 'PROGRESS',
  SUCCESS: 'SUCCESS',
  FAILED: 'FAILURE',
} as const;
