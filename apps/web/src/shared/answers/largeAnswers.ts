import type { LargeAnswers } from '@nevisa/api';
import type { Outcome } from '@nevisa/api/types';
import { openWorkerLine, type WorkerLine } from '../workerLine.ts';
import type { AnswerRequest } from './answerRequest.ts';
import { default as workerUrl } from './answers.worker.ts?worker&url';

type AnswerLine = WorkerLine<AnswerRequest, Outcome<unknown>>;

/** How long the Worker waits for a further answer, in ms. */
const longestRest = 60_000;

/** Reads large answers in a Worker, which runs only while there are some (G-3 of the contract). */
export function createLargeAnswers(url: string = workerUrl): LargeAnswers {
  let line: AnswerLine | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    line?.close();
    line = null;
  };
  const start = (): AnswerLine => {
    clearTimeout(rest);
    rest = setTimeout(end, longestRest);
    return (line ??= openWorkerLine(url, 'nevisa-answers'));
  };
  return {
    prepare: () => {
      try {
        start();
      } catch {
        // The answer is read on this thread.
      }
    },
    read: async (call, bytes) => {
      // A question waits for the answer of the one before it.
      const answer = last.then(() => start().ask({ call, bytes }));
      last = answer.catch(end);
      return answer;
    },
  };
}
