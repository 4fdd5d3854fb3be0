import { readAnswer } from '@nevisa/api/readAnswer';
import type { AnswerRequest } from './answerRequest.ts';

globalThis.addEventListener('message', ({ data: { call, bytes } }: MessageEvent<AnswerRequest>) =>
  globalThis.postMessage(readAnswer(call, bytes)),
);
