import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';

/** Packages on sale and payments. */
export function serviceHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'getServices', () => backend.getServices()),
    answerCaller(backend, 'listTransactions', (caller) => backend.listTransactions(caller)),
  ];
}
