import { setupWorker, type SetupWorker } from 'msw/browser';
import { failOnUnknownCalls } from './handlers/failOnUnknownCalls.ts';

/** Starts the mock server in the page, as a service worker; each story adds `createHandlers(…)`. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: failOnUnknownCalls });
  return worker;
}
