import { setupWorker, type SetupWorker } from 'msw/browser';
import type { Backend } from './backend.ts';
import { failOnUnknownCalls } from './failOnUnknownCalls.ts';
import { handlersFor } from './handlers/index.ts';

/**
 * Starts the mock server in the page, as a service worker.
 *
 * @param backend answers from the start and for ever; without it the page adds
 *   `handlersFor(…)` by itself, e.g. anew for each story
 */
export async function startWorker(backend?: Backend): Promise<SetupWorker> {
  const worker = setupWorker(...(backend ? handlersFor(backend) : []));
  await worker.start({ quiet: true, onUnhandledFrame: failOnUnknownCalls });
  return worker;
}
