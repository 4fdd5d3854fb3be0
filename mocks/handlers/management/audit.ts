import type { HttpHandler } from 'msw';
import type { Backend } from '../../backend.ts';
import { answerCaller } from '../answer.ts';

/** The audit list of administration. */
export function createAuditHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'listAudit', (_, query) => backend.audit.list(query)),
    answerCaller(backend, 'exportAudit', (_, query) => backend.audit.file(query)),
  ];
}
