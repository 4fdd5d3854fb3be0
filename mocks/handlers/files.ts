import type { HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { answerCaller } from './answer.ts';

/** Files that become texts. */
export function createFileHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'sendFilePart', (caller, part, request) =>
      backend.sendFilePart(caller, part, request),
    ),
    answerCaller(backend, 'retrieveReceivedFile', (caller, query) =>
      backend.retrieveReceivedFile(caller, query),
    ),
    answerCaller(backend, 'findKnownFile', (caller, query) => backend.findKnownFile(caller, query)),
    answerCaller(backend, 'retrieveFileProgress', (caller, query) =>
      backend.retrieveFileProgress(caller, query),
    ),
    answerCaller(backend, 'terminateFileTask', (caller, payload) =>
      backend.terminateFileTask(caller, payload),
    ),
  ];
}
