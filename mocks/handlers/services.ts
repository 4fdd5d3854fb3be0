import type { HttpHandler } from 'msw';
import { answerCaller } from '../answer.ts';
import type { Backend } from '../backend.ts';

/** What is on sale. */
export function serviceHandlers(backend: Backend): HttpHandler[] {
  return [answerCaller(backend, 'getServices', () => backend.getServices())];
}
