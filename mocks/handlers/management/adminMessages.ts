import type { HttpHandler } from 'msw';
import type { Backend } from '../../backend.ts';
import { answerCaller, answerDone } from '../answer.ts';

/** The messages of administration. */
export function createAdminMessageHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'listAdminMessages', (_, query) => backend.listAdminMessages(query)),
    answerCaller(backend, 'retrieveAdminMessage', (_, query) =>
      backend.retrieveAdminMessage(query),
    ),
    answerCaller(
      backend,
      'createAdminMessage',
      (caller, payload) => backend.createAdminMessage(caller, payload),
      201,
    ),
    answerCaller(backend, 'updateAdminMessage', (caller, payload) =>
      backend.updateAdminMessage(caller, payload),
    ),
    answerCaller(backend, 'countAudience', (_, payload) => backend.countAudience(payload)),
    answerDone(backend, 'sendAdminMessage', (caller, payload) =>
      backend.sendAdminMessage(caller, payload),
    ),
    answerCaller(backend, 'sendTestMessage', (caller, payload) =>
      backend.sendTestMessage(caller, payload),
    ),
    answerDone(backend, 'cancelAdminMessage', (caller, payload) =>
      backend.cancelAdminMessage(caller, payload),
    ),
    answerDone(backend, 'retractAdminMessage', (caller, payload) =>
      backend.retractAdminMessage(caller, payload),
    ),
    answerCaller(backend, 'reportAdminMessage', (_, query) => backend.reportAdminMessage(query)),
    answerCaller(backend, 'changeAdminMessages', (caller, payload) =>
      backend.changeAdminMessages(caller, payload),
    ),
    answerCaller(backend, 'findRecipients', (_, payload) => backend.findRecipients(payload)),
    answerCaller(backend, 'checkMessageCode', (_, payload) => backend.checkMessageCode(payload)),
  ];
}
