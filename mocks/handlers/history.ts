import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';

/** Saved conversations. */
export function historyHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(
      backend,
      'createHistory',
      (caller, payload) => backend.createHistory(caller, payload),
      201,
    ),
    answerCaller(backend, 'updateHistory', (caller, payload) =>
      backend.updateHistory(caller, payload),
    ),
  ];
}
