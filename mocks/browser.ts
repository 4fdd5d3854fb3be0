import { setupWorker, type SetupWorker } from 'msw/browser';
import type { Backend } from './backend.ts';
import { failOnUnknownCalls } from './handlers/failOnUnknownCalls.ts';
import { createHandlers } from './handlers/index.ts';

/**
 * Starts the mock server in the page, as a service worker.
 *
 * @param backend answers all calls; without it the page adds `createHandlers(…)`, e.g. for each story
 */
export async function startWorker(backend?: Backend): Promise<SetupWorker> {
  const worker = setupWorker(...(backend ? createHandlers(backend) : []));
  await worker.start({ quiet: true, onUnhandledFrame: failOnUnknownCalls });
  return worker;
}
