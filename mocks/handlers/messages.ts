import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';

/** The message centre. */
export function createMessageHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'listMessages', (caller) => backend.listMessages(caller)),
    answerCaller(backend, 'changeMessageStatus', (caller, payload) =>
      backend.changeMessageStatus(caller, payload),
    ),
    answerCaller(backend, 'deleteAllMessages', (caller) => backend.deleteAllMessages(caller)),
  ];
}
